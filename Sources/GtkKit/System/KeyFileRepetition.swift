import CGtk
import Glibc

/// A group or a key that occurs twice in a key file.
///
/// GLib accepts such a file and uses the later value, so a save would lose the earlier one.
struct KeyFileRepetition {
  let group: String
  /// The repeated key, or nil if the group is repeated.
  let key: String?
  let firstLine: Int
  let line: Int

  /// Returns the first repetition in `text`, which GLib must have parsed without an error.
  static func first(in text: UnsafeRawBufferPointer) -> KeyFileRepetition? {
    var search = Search()
    var rest = text
    while let start = rest.baseAddress, !rest.isEmpty {
      let end = memchr(start, CInt(lineFeed), rest.count).map { UnsafeRawPointer($0) - start }
      let line = UnsafeRawBufferPointer(start: start, count: end ?? rest.count)
      if let repetition = search.read(line) { return repetition }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(line.count + 1))
    }
    return nil
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// A search that records the line of each group and of each key in the current group.
  ///
  /// Each line costs one dictionary lookup, whatever the size of the file.
  private struct Search {
    private var line = 0
    private var group = ""
    private var groupLines: [String: Int] = [:]
    private var keyLines: [String: Int] = [:]

    mutating func read(_ bytes: UnsafeRawBufferPointer) -> KeyFileRepetition? {
      line += 1
      let text = bytes.drop(while: isSpace)
      switch text.first {
      case nil, UInt8(ascii: "#"): return nil
      case UInt8(ascii: "["):
        group = String(
          decoding: text.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
        keyLines.removeAll(keepingCapacity: true)
        guard let first = groupLines.updateValue(line, forKey: group) else { return nil }
        return KeyFileRepetition(group: group, key: nil, firstLine: first, line: line)
      default:
        var name = text.prefix { $0 != UInt8(ascii: "=") }
        while let last = name.last, isSpace(last) { name.removeLast() }
        let key = String(decoding: name, as: UTF8.self)
        guard let first = keyLines.updateValue(line, forKey: key) else { return nil }
        return KeyFileRepetition(group: group, key: key, firstLine: first, line: line)
      }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte
    }
  }
}
