import Foundation

/// A file with the expected text, so that the history of the file shows each change.
///
/// `make snapshots` writes the files again.
struct Snapshot {
  private let file: URL

  /// Creates the snapshot with the given name, in the folder next to this file.
  init(_ name: String) {
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "Snapshots", name)
  }

  /// Returns the lines that are only in the text or only in the file, with “+” or “-”.
  func differences(from text: String) throws -> [String] {
    if ProcessInfo.processInfo.environment["BUTTON_GALLERY_RENEW_SNAPSHOTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return [] }
    let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
    return difference.map { change in
      switch change {
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      }
    }
  }
}
