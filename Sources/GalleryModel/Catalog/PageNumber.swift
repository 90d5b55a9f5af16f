/// The page number that a key selects when it's pressed together with Alt.
///
/// The key counts, and not only the character that it types without a modifier. On many layouts,
/// such as the French and the Czech one, the number row types digits only with Shift. On some, such
/// as the Lithuanian one, the digits are on the third level. The keypad has digits and arrows on
/// the same keys.
public enum PageNumber {
  /// Returns the digit from 1 to 9 on a key, or nil if the key has none.
  ///
  /// A key that types an ASCII letter counts as a letter, whatever its other levels type: some
  /// layouts have a keypad there.
  ///
  /// - Parameter levels: The characters that the key types in the current layout: without a
  ///   modifier, with Shift, and so on. An element is nil if the key types nothing at that level.
  public static func digit(onKeyThatTypes levels: [Unicode.Scalar?]) -> Int? {
    let characters = levels.compactMap { $0 }
    let isLetter = characters.contains { $0.isASCII && $0.properties.isAlphabetic }
    return (isLetter ? [] : characters).lazy.compactMap(digit(of:)).first { $0 > 0 }
  }

  /// Returns the value of a decimal digit in any script, such as a Persian one, or nil.
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
