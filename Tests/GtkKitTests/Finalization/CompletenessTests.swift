import Foundation
import GtkTesting
import XCTest

@testable import GtkKit

/// Compares the tables with the kit's sources: each new class must be added to a table.
final class CompletenessTests: XCTestCase {
  func testTheTablesContainEveryWidgetClassOfTheKit() throws {
    try onMain {
      openToolkit()
      let parent = ApplicationWindow(application: registeredApplication)
      defer { parent.destroy() }
      let dialogs = windows.map { $0(parent) }
      defer { for dialog in dialogs { dialog.destroy() } }
      let made = try wrappers.map { try $0.make() } + dialogs
      // A container that cannot add children is only a base class.
      let expected = try widgetClasses().subtracting(["Container"])
      XCTAssertGreaterThan(expected.count, 20)
      XCTAssertEqual(Set(made.map { "\(type(of: $0))" }), expected)
    }
  }
}

/// The names of the classes in the kit's sources that inherit from `Widget`, directly or
/// indirectly.
private func widgetClasses() throws -> Set<String> {
  let parents = try superclasses()
  var found: Set<String> = ["Widget"]
  while case let more = parents.filter({ found.contains($0.value) && !found.contains($0.key) }),
    !more.isEmpty
  {
    found.formUnion(more.keys)
  }
  return found.subtracting(["Widget"])
}

/// The name after the colon of each class in the kit's sources, by class.
private func superclasses() throws -> [String: String] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let sources = tests.appending(path: "../../Sources/GtkKit").standardized
  let files = try XCTUnwrap(
    FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
  var parents: [String: String] = [:]
  for case let file as URL in files where file.pathExtension == "swift" {
    // The classes of samples are in comments.
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: /(?m)^[^\/\n]*class (\w+): (\w+)/) {
      parents[String(match.1)] = String(match.2)
    }
  }
  return parents
}
