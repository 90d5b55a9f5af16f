import GtkKit

extension OptionValues {
  /// Returns whether the command line contains `option`.
  func has(_ option: LaunchOption) -> Bool { flag(option) || text(option) != nil }

  /// Returns whether the command line contains the flag `option`.
  package func flag(_ option: LaunchOption) -> Bool { flag(option.name) }

  /// Returns the text of `option`, or nil if the command line doesn't contain it.
  func text(_ option: LaunchOption) -> String? { text(option.name) }

  /// Returns the number of `option`, or nil if the command line doesn't contain it.
  ///
  /// - Throws: `LaunchError` if the text isn't a whole number in `range`.
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

  /// Returns the value in `choices` that `option` names, or nil if the command line doesn't contain
  /// it.
  ///
  /// - Throws: `LaunchError` if no choice has the text of `option`.
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
