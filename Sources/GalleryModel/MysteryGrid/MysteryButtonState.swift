import ControlModel

/// The state of a mystery button (WriteUps.md 3.2).
///
/// The original stores the image's name and the value in separate fields beside the surprise. Here,
/// the surprise and ``beenTapped`` determine both, so they can't contradict each other. A covered
/// button shows the cover and has the value 0. A tapped button shows its surprise and has the
/// surprise's value.
public struct MysteryButtonState: Hashable, Sendable {
  private static let coverImageName: ImageName = "button"

  /// Whether the button has been tapped since its last reset.
  public private(set) var beenTapped = false

  /// The hidden surprise, which is shown after a tap.
  public private(set) var surprise: Surprise

  /// Creates a covered button with a random surprise.
  public init(using generator: inout some RandomNumberGenerator) {
    surprise = .random(using: &generator)
  }

  /// Returns the name of a surprise's picture, or of the cover's picture if `surprise` is nil.
  ///
  /// A view passes only the surprise that it shows, and doesn't need to know the surprise of a
  /// covered button.
  ///
  /// - Parameter surprise: The surprise that the button shows, or nil while it's covered.
  public static func imageName(showing surprise: Surprise?) -> ImageName {
    surprise?.imageName ?? coverImageName
  }

  /// The button's part of the score, in points: 0 until it's tapped.
  public var value: Int { beenTapped ? surprise.value : 0 }

  /// Shows the surprise and marks the button as tapped.
  ///
  /// A second call has no effect.
  public mutating func showImage() {
    beenTapped = true
  }

  /// Covers the button again, with a new random surprise.
  public mutating func resetMe(using generator: inout some RandomNumberGenerator) {
    self = MysteryButtonState(using: &generator)
  }
}
