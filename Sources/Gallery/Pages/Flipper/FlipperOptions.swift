import GtkKit

/// The option of the Flipper page: `--flip-progress`.
struct FlipperOptions: PageOptions, Equatable {
  /// The fraction of a turn, from 0 to 1, at which the card is shown, or nil for no turn.
  var flipProgress: Double?

  static let areForScreenshots = true
  static let declarations = [flipProgress]

  private static let flipProgress = LaunchOption(
    "flip-progress", kind: .text, help: "Capture the Flipper's card partway through its flip",
    argumentName: "0…1")
}

extension FlipperOptions {
  /// Creates options from a command line.
  ///
  /// - Throws: `LaunchError` if the fraction isn't a number from 0 to 1.
  init(_ values: OptionValues) throws(LaunchError) {
    self.init()
    flipProgress = try values.text(Self.flipProgress).map(Self.progress(in:))
  }

  private static func progress(in text: String) throws(LaunchError) -> Double {
    guard let progress = Double(text), (0...1).contains(progress) else {
      throw .invalidValue(option: flipProgress, value: text, allowed: ["a number from 0 to 1"])
    }
    return progress
  }
}
