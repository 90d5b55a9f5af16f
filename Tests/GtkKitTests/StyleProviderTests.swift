import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class StyleProviderTests: XCTestCase {
  func testEveryProblemIsReportedWithItsPositionAndTheOtherRulesApply() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      let problems = provider.load(
        """
        label { color: #00ff00; }
        button { colour: #0000ff; }
        entry { color: #ff00zz; }
        window { padding: 7px; }
        """)
      XCTAssertEqual(problems.map(\.line), [2, 3])
      XCTAssertEqual(problems.first?.column, 16)
      XCTAssertTrue(problems.first?.message.contains("colour") == true)
      XCTAssertTrue(provider.text.contains("color: rgb(0,255,0)"), provider.text)
      XCTAssertTrue(provider.text.contains("padding-top: 7px"), provider.text)
    }
  }

  func testALoadReplacesTheSheetAndItsProblems() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      XCTAssertEqual(provider.load("label { colour: red; }").count, 1)
      XCTAssertEqual(provider.load("entry { color: red; }"), [])
      XCTAssertTrue(provider.text.contains("entry"))
      XCTAssertFalse(provider.text.contains("label"))
    }
  }

  func testTheDescriptionOfAProblemIncludesItsPosition() {
    let problem = StyleProblem(line: 3, column: 7, message: "No such property")
    XCTAssertEqual(
      problem.text(in: .commandLine),
      "line 3, column 7 of the style sheet is invalid: No such property")
  }
}
