/// The rule for which page a key opens when it's pressed together with Alt.
///
/// A key opens a page if it types a digit from 1 to 9 at any level of the keyboard layout: without
/// a modifier, with Shift, and so on. In many layouts, such as French and Czech, the number row
/// types digits only with Shift. In others, such as Lithuanian, the digits are on the third level.
/// Keypad keys have both digits and arrows.
public enum PageNumber {
  /// Returns the first digit from 1 to 9 that a key types, or nil if it types none.
  ///
  /// The result is also nil if the key types an ASCII letter at any level, because some layouts
  /// have a second keypad on letter keys.
  ///
  /// - Parameter levels: The characters that the key types in the current layout at each level:
  ///   without a modifier, with Shift, and so on. An element is nil if the key types nothing at
  ///   that level.
  public static func digit(onKeyThatTypes levels: [Unicode.Scalar?]) -> Int? {
    let characters = levels.compactMap { $0 }
    let isLetter = characters.contains { $0.isASCII && $0.properties.isAlphabetic }
    return (isLetter ? [] : characters).lazy.compactMap(digit(of:)).first { $0 > 0 }
  }

  /// Returns the value of a decimal digit in any script, such as Persian, or nil for any other
  /// character.
  private static func digit(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

extension Page {
  /// Returns the page with the given number, counted from 1, or nil if there is none.
  public static func numbered(_ number: Int) -> Page? {
    let index = number - 1
    return allCases.indices.contains(index) ? allCases[index] : nil
  }
}
