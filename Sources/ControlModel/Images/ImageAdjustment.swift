/// The change to a picture in a state for which no picture is set.
public enum ImageAdjustment: Hashable, Sendable {
  /// The picture is drawn as it is.
  case none

  /// The picture is mixed with the given fraction of black, 0…1.
  case darkened(Double)

  /// The picture is drawn at half opacity.
  case halfOpacity

  /// Creates the adjustment of a picture in a state.
  ///
  /// Only a picture that is not the state's own is adjusted. The sources disagree on the adjustment.
  /// Here, it is the 45% black that an Apple engineer mentions, or half opacity (UIKitRules.md R8).
  ///
  /// - Parameters:
  ///   - source: The step of the look-up that found the picture.
  ///   - state: The state in which the picture is drawn.
  ///   - adjustsWhenHighlighted: Whether a highlighted button's picture is darkened, as with UIKit's
  ///     `adjustsImageWhenHighlighted`.
  ///   - adjustsWhenDisabled: Whether a disabled button's picture is drawn at half opacity, as with
  ///     UIKit's `adjustsImageWhenDisabled`. Part of UIKit's contract; the gallery itself doesn't
  ///     use it.
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
