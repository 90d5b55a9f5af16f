/// The change to a picture in a state for which no picture is set.
public enum ImageAdjustment: Hashable, Sendable {
  /// The picture is drawn as it is.
  case none

  /// The picture is mixed with the given fraction of black, 0…1.
  case darkened(Double)

  /// The picture is drawn at half opacity.
  case halfOpacity
}
