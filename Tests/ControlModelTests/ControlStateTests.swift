import ControlModel
import Testing

@Suite("Control state")
struct ControlStateTests {
  @Test(
    "The flags have UIKit's raw values and read as words",
    arguments: [
      (0, "normal"), (1, "highlighted"), (2, "disabled"), (3, "highlighted + disabled"),
      (4, "selected"), (5, "highlighted + selected"), (6, "disabled + selected"),
      (7, "highlighted + disabled + selected"),
    ] as [(UInt, String)])
  func names(rawValue: UInt, description: String) {
    #expect(ControlState(rawValue: rawValue).description == description)
  }

  @Test("There are eight masks, the normal state first")
  func masks() {
    #expect(ControlState.allMasks.map(\.rawValue) == Array(0..<8))
    #expect(ControlState.allMasks.first == .normal)
  }

  @Test("Every type of button has UIKit's name and a sentence that tells its use")
  func types() {
    #expect(
      ButtonType.allCases.map(\.identifier) == [
        "UIButtonTypeCustom", "UIButtonTypeRoundedRect", "UIButtonTypeDetailDisclosure",
        "UIButtonTypeInfoLight", "UIButtonTypeInfoDark", "UIButtonTypeContactAdd",
      ])
    #expect(Set(ButtonType.allCases.map(\.summary)).count == ButtonType.allCases.count)
    #expect(ButtonType.allCases.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
