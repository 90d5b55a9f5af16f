/// The lines of a numbered list, such as `1. ann@example.org`, without their numbers.
///
/// A name can begin with a number. Therefore, a number is removed only if the previous line has the
/// preceding number or the next line has the following number.
struct RecipientNumbers {
  /// The lines, without their numbers.
  let lines: [Range<Int>]

  /// The number of lines whose number was removed.
  let count: Int

  /// Removes the numbers from the given lines.
  ///
  /// None of the lines can be blank.
  init(_ lines: [Range<Int>], in source: RecipientSource) {
    let numbers = lines.map { Self.number(in: $0, of: source) }
    var count = 0
    self.lines = lines.indices.map { index in
      guard let (value, end) = numbers[index] else { return lines[index] }
      let before = index > 0 ? numbers[index - 1]?.value : nil
      let after = index + 1 < lines.count ? numbers[index + 1]?.value : nil
      guard before == value - 1 || after == value + 1 else { return lines[index] }
      count += 1
      return end..<lines[index].upperBound
    }
    self.count = count
  }

  private static func number(
    in line: Range<Int>, of source: RecipientSource
  ) -> (value: Int, end: Int)? {
    let start = source.trimmed(line).lowerBound
    let digits = source.scalars[start..<min(start + 7, line.upperBound)].prefix(while: \.isDigit)
    var end = digits.endIndex
    guard let value = Int(String(String.UnicodeScalarView(digits))), end < line.upperBound else {
      return nil
    }
    let hasSign = source.scalars[end] == "." || source.scalars[end] == ")"
    if hasSign { end += 1 }
    guard end < line.upperBound, hasSign || source.scalars[end] == "\t",
      source.isWordSpace(at: end), !source.isBlank(end..<line.upperBound)
    else { return nil }
    return (value, end + 1)
  }
}
