/// The number that a key stands for, together with Alt: it opens the page of that number.
///
/// What counts is the key and not what it types alone. The number row of many layouts types digits
/// only with Shift, as the French and the Czech one, and some have them on their third level, as the
/// Lithuanian one. The keypad has digits and arrows on one key.
public enum PageNumber {
  /// The digit from 1 to 9 on a key; nil on a key without one.
  ///
  /// A letter of ASCII stays that letter, whatever its further levels type: a layout may have a
  /// keypad there.
  ///
  /// - Parameter levels: What the key types by itself, with Shift, and so on, in the layout in
  ///   force; nil for what types nothing.
  public static func digit(onKeyThatTypes levels: [Unicode.Scalar?]) -> Int? {
    let characters = levels.compactMap { $0 }
    let isLetter = characters.contains { $0.isASCII && $0.properties.isAlphabetic }
    return (isLetter ? [] : characters).lazy.compactMap(digit(of:)).first { $0 > 0 }
  }

  /// A digit of any script, such as the Persian ones.
  private static func digit(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

extension Page {
  /// The page of a number, counted from 1; nil where there is none.
  public static func numbered(_ number: Int) -> Page? {
    let index = number - 1
    return allCases.indices.contains(index) ? allCases[index] : nil
  }
}
