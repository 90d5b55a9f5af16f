import GtkKit

extension OptionValues {
  /// Returns whether an option was given.
  func has(_ option: LaunchOption) -> Bool { flag(option) || text(option) != nil }

  /// Returns whether a flag was given.
  package func flag(_ option: LaunchOption) -> Bool { flag(option.name) }

  /// Returns the text of an option, or nil if the option was not given.
  func text(_ option: LaunchOption) -> String? { text(option.name) }

  /// Returns the whole number of an option, or nil if the option was not given.
  ///
  /// - Throws: `LaunchError` if the text is not a whole number in the range.
  package func number(
    _ option: LaunchOption, in range: ClosedRange<Int>
  ) throws(LaunchError) -> Int? {
    guard let text = text(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        option: option, value: text,
        allowed: ["a number from \(range.lowerBound) to \(range.upperBound)"])
    }
    return number
  }

  /// Returns the value that the text of an option names, or nil if the option was not given.
  ///
  /// - Throws: `LaunchError` if the text names none of the values.
  func choice<Value>(
    _ option: LaunchOption, from choices: [(text: String, value: Value)]
  ) throws(LaunchError) -> Value? {
    guard let text = text(option) else { return nil }
    guard let choice = choices.first(where: { $0.text == text }) else {
      throw .invalidValue(option: option, value: text, allowed: choices.map(\.text))
    }
    return choice.value
  }
}
