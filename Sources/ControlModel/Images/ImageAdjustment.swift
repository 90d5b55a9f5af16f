/// The change to a picture that is shown in a state without its own picture.
public enum ImageAdjustment: Hashable, Sendable {
  /// The picture is drawn unchanged.
  case none

  /// The picture is mixed with the given fraction of black, 0…1.
  case darkened(Double)

  /// The picture is drawn at half opacity.
  case halfOpacity

  /// Creates the adjustment of a picture in the given state.
  ///
  /// A picture that is set for exactly this state isn't adjusted. The sources disagree on UIKit's
  /// adjustment of other pictures. Here, a highlighted button's picture is mixed with 45% black, as
  /// an Apple engineer mentions, and a disabled button's picture has half opacity (UIKitRules.md
  /// R8).
  ///
  /// - Parameters:
  ///   - source: The step of the lookup that found the picture.
  ///   - state: The state in which the picture is drawn.
  ///   - adjustsWhenHighlighted: Whether a highlighted button's picture is darkened, as with UIKit's
  ///     `adjustsImageWhenHighlighted`.
  ///   - adjustsWhenDisabled: Whether a disabled button's picture is drawn at half opacity, as with
  ///     UIKit's `adjustsImageWhenDisabled`. The gallery itself doesn't use this parameter, which
  ///     is a part of UIKit's API.
  public init(
    ofPictureFrom source: StateSource, in state: ControlState,
    adjustsWhenHighlighted: Bool = true, adjustsWhenDisabled: Bool = true
  ) {
    if source == .own {
      self = .none
    } else if state.contains(.disabled) {
      self = adjustsWhenDisabled ? .halfOpacity : .none
    } else {
      self = state.contains(.highlighted) && adjustsWhenHighlighted ? .darkened(0.45) : .none
    }
  }
}
