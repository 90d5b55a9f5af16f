import ControlModel
import Foundation
import GtkTesting
import XCTest

/// The message of every problem, in a window and on the command line, against a file that lists
/// them.
final class ProblemSnapshotTests: XCTestCase {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  func testTheMessageOfEveryProblemIsTheOneInTheSnapshot() throws {
    try onMain {
      let lines = problemSamples.map { problem in
        [
          Self.name(of: problem), problem.text(in: .window).withoutIsolates,
          problem.text(in: .commandLine).withoutIsolates,
        ].joined(separator: " | ")
      }
      let file = Self.folder.appending(path: "Snapshots/Problems.txt")
      let text = lines.joined(separator: "\n") + "\n"
      if ProcessInfo.processInfo.environment["BUTTON_GALLERY_RENEW_SNAPSHOTS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
        String.init)
      for change in lines.difference(from: kept) {
        switch change {
        case .insert(_, let line, _): XCTFail("new, accept it with make snapshots: \(line)")
        case .remove(_, let line, _): XCTFail("gone, accept it with make snapshots: \(line)")
        }
      }
    }
  }

  func testEveryCaseOfEveryProblemHasASample() throws {
    try onMain {
      let declared = try Self.declaredProblems()
      XCTAssertGreaterThan(declared.count, 70)
      XCTAssertEqual(
        declared.subtracting(problemSamples.map(Self.name)), [], "add a sample to problemSamples")
    }
  }

  func testEveryErrorIsAProblem() throws {
    let errors = try Self.sources().flatMap { text in
      text.matches(of: /(?m)^[^\/\n]*(?:class|enum|struct) (\w+): (?:.*, )?Error\b/)
        .map { String($0.1) }
    }
    XCTAssertEqual(errors, [])
  }

  func testAClauseHasNoPunctuationAtItsEndAndBeginsInLowercase() {
    onMain {
      for problem in problemSamples {
        for clause in [problem.summary, problem.remedy ?? "none"] {
          let text = clause.text(in: .commandLine)
          XCTAssertFalse(".,;:!? ".contains(text.last ?? " "), text)
          XCTAssertEqual(text.first?.isUppercase, false, text)
        }
      }
    }
  }

  /// The type of a problem and, for an enumeration, its case.
  private static func name(of problem: any Problem) -> String {
    let type = "\(type(of: problem))"
    let mirror = Mirror(reflecting: problem)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? "\(problem)")"
  }

  /// The names of all problems in the sources, as ``name(of:)`` gives them.
  private static func declaredProblems() throws -> Set<String> {
    var names: Set<String> = []
    for text in try sources() {
      var type: (name: String, indentation: Substring)?
      for line in text.split(separator: "\n") {
        let indentation = line.prefix { $0 == " " }
        if let match = line.firstMatch(of: /^[^\/]*(enum|struct) (\w+): (?:.*, )?Problem\b/) {
          type = match.1 == "enum" ? (String(match.2), indentation) : nil
          if match.1 == "struct" { names.insert(String(match.2)) }
        } else if let current = type {
          if line == indentation + "}", indentation == current.indentation { type = nil }
          if let match = line.firstMatch(of: /^ +case (\w+)/) {
            names.insert("\(current.name).\(match.1)")
          }
        }
      }
    }
    return names
  }

  /// The texts of all sources of the program.
  ///
  /// The build plugin is a program of its own, which cannot import the package's modules.
  private static func sources() throws -> [String] {
    let root = folder.appending(path: "../../../Sources").standardized
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/Plugins/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
