import GtkKit

extension OptionValues {
  /// Returns whether the command line contains `option`.
  func has(_ option: LaunchOption) -> Bool { flag(option) || text(option) != nil }

  /// Returns whether the command line contains the flag `option`.
  package func flag(_ option: LaunchOption) -> Bool { flag(option.name) }

  /// Returns the argument of `option`, or nil if the command line doesn't contain `option`.
  func text(_ option: LaunchOption) -> String? { text(option.name) }

  /// Returns the argument of `option` as a number, or nil if the command line doesn't contain
  /// `option`.
  ///
  /// - Throws: `LaunchError` if the argument isn't a whole number in `range`.
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

  /// Returns the choice that the argument of `option` names, or nil if the command line doesn't
  /// contain `option`.
  ///
  /// - Throws: `LaunchError` if the argument isn't the text of any choice.
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
