/// The quotation marks that a spreadsheet puts around a cell which it copies as text.
///
/// It does so because of a line break in the cell, or of quotation marks, which it doubles.
enum SpreadsheetQuotation {
  /// A text in which a cell beside a tab is without such marks: a name in one line, or addresses with
  /// tabs between them.
  static func read(_ text: String) -> String {
    guard text.unicodeScalars.contains("\t"), text.unicodeScalars.contains("\"") else {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var read: [Unicode.Scalar] = []
    read.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      if isCellStart(index, in: scalars), let end = cellEnd(at: index, in: scalars),
        let cell = cell(scalars[index + 1..<end - 1])
      {
        read += cell
        index = end
      } else {
        read.append(scalars[index])
        index += 1
      }
    }
    return String(String.UnicodeScalarView(read))
  }

  private static func isCellStart(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars[index] == "\"" && (index == 0 || isCellEdge(scalars[index - 1]))
  }

  private static func isCellEdge(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.isLineBreak
  }

  /// The place after a quoted cell with a tab beside it, or nil if none begins at a place.
  private static func cellEnd(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var index = start + 1
    while index < scalars.count, scalars[index] != "\t" {
      if scalars[index] == "\"" {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        guard next == "\"" else {
          let hasTab = next == "\t" || start > 0 && scalars[start - 1] == "\t"
          return hasTab && next.map(isCellEdge) ?? true ? index + 1 : nil
        }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// What a cell between its marks means in the grammar, or nil if it is no cell with such marks.
  private static func cell(_ content: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    let hasLines = content.contains(where: \.isLineBreak)
    guard hasLines || content.contains("\"") else { return nil }
    if content.contains(where: \.isAtSign) {
      return undoubled(content).map { $0.isLineBreak ? "\t" : $0 }
    }
    guard !content.contains(where: { $0.isOpeningBracket || $0.isClosingBracket }) else {
      return nil
    }
    let name = undoubled(content).flatMap { scalar -> [Unicode.Scalar] in
      if scalar.isLineBreak { return [" "] }
      return scalar == "\"" || scalar == "\\" ? ["\\", scalar] : [scalar]
    }
    return ["\""] + name + ["\""]
  }

  private static func undoubled(_ content: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var undoubled: [Unicode.Scalar] = []
    var isSecond = false
    for scalar in content {
      isSecond = scalar == "\"" && !isSecond
      if scalar != "\"" || isSecond { undoubled.append(scalar) }
    }
    return undoubled
  }
}
