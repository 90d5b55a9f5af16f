import Foundation

/// A text that is kept in a file, so that a change of what is generated shows in the file's
/// history.
///
/// `make snapshots` writes the files anew.
struct Snapshot {
  private let file: URL

  /// The snapshot of a name, in the folder beside this file.
  init(_ name: String) {
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "Snapshots", name)
  }

  /// The lines that the file lacks or has too many, each with a sign; none if it holds the text.
  func differences(from text: String) throws -> [String] {
    if ProcessInfo.processInfo.environment["BUTTON_GALLERY_RENEW_SNAPSHOTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    guard text != kept else { return [] }
    let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: kept.split(separator: "\n", omittingEmptySubsequences: false))
    return difference.map { change in
      switch change {
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      }
    }
  }
}
