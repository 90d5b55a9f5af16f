import Glibc

/// The tables of a Markdown text.
struct MarkdownTables {
  /// The cells of each row, without the spaces around them.
  let rows: [[String]]

  /// Reads the tables of a text.
  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    }.filter { !$0.isEmpty }
  }

  /// Reads the tables of an article of the documentation, or none if the file cannot be read.
  init(article: String) {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(root)/Sources/GalleryModel/Documentation.docc/\(article)", "r")
    else {
      self.init("")
      return
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the texts between backticks.
  static func code(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }
}
