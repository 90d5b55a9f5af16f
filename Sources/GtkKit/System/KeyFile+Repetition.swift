import CGtk

extension KeyFile {
  /// Throws an error for the first group or key that occurs twice in `text`, which GLib must have
  /// parsed without an error.
  ///
  /// GLib accepts such a file and uses the later value, so a save would lose the earlier one.
  func checkForRepetition(in text: UnsafeRawBufferPointer) throws(KeyFileError) {
    var group = ""
    // Each line costs one dictionary lookup, whatever the size of the file.
    var groupLines: [String: Int] = [:]
    var keyLines: [String: Int] = [:]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (line, bytes) in zip(1..., lines) {
      let text = bytes.drop(while: KeyFile.isSpace)
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      let isGroup = first == UInt8(ascii: "[")
      var bytes = isGroup ? text.dropFirst() : text
      bytes = bytes.prefix { $0 != UInt8(ascii: isGroup ? "]" : "=") }
      while !isGroup, let last = bytes.last, KeyFile.isSpace(last) { bytes.removeLast() }
      let name = String(decoding: bytes, as: UTF8.self)
      if isGroup {
        group = name
        keyLines.removeAll(keepingCapacity: true)
      }
      let earlier =
        isGroup
        ? groupLines.updateValue(line, forKey: name) : keyLines.updateValue(line, forKey: name)
      if let earlier {
        throw .repeated(
          path: path, group: group, key: isGroup ? nil : name, firstLine: earlier, line: line)
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte
  }
}
