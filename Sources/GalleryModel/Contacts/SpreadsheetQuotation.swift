/// The quotation marks that a spreadsheet puts around a cell when it copies the cell as text.
///
/// A spreadsheet adds them if the cell contains a line break or quotation marks, and doubles the
/// quotation marks in the cell.
enum SpreadsheetQuotation {
  /// Converts the cells that a spreadsheet put in quotation marks to the form that the grammar
  /// expects, and returns the whole text.
  ///
  /// Only cells next to a tab are converted. A name becomes one line in ordinary quotation marks.
  /// Line breaks between addresses become tabs.
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

  /// Returns the index after the quoted cell that begins at `start`, or nil if no such cell next to
  /// a tab begins there.
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

  /// Returns the content of a quoted cell as the grammar expects it, or nil if the quotation marks
  /// aren't a spreadsheet's.
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
