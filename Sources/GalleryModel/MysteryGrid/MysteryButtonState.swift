import ControlModel

/// What a mystery button holds besides its view (WriteUps.md 3.2).
///
/// The original keeps the image's name and the value in fields of their own beside the surprise.
/// Here both follow from the surprise and from whether it is shown, so that they cannot disagree:
/// a covered button shows the cover and is worth 0, a tapped one shows its surprise and is worth
/// that.
public struct MysteryButtonState: Hashable, Sendable {
  private static let coverImageName: ImageName = "button"

  /// Whether the button has been tapped since its last reset.
  public private(set) var beenTapped = false

  /// What the button hides, and shows once it is tapped.
  public private(set) var surprise: Surprise

  /// Makes a covered button that hides a random surprise.
  public init(using generator: inout some RandomNumberGenerator) {
    surprise = .random(using: &generator)
  }

  /// The picture that a button shows: its surprise's, or the cover while it shows none.
  ///
  /// A view asks with what it shows; what else a button hides, it need not know.
  public static func imageName(showing surprise: Surprise?) -> ImageName {
    surprise?.imageName ?? coverImageName
  }

  /// What the button counts in the score, in points: 0 until it is tapped.
  public var value: Int { beenTapped ? surprise.value : 0 }

  /// Shows the surprise, and counts as tapped from then on; a second time changes nothing.
  public mutating func showImage() {
    beenTapped = true
  }

  /// Covers the button again and hides a new random surprise.
  public mutating func resetMe(using generator: inout some RandomNumberGenerator) {
    self = MysteryButtonState(using: &generator)
  }
}
