/// What is done to a picture that stands in for the one that a state lacks.
public enum ImageAdjustment: Hashable, Sendable {
  /// The picture is drawn as it is.
  case none

  /// Black is mixed into the picture, by the given share 0…1.
  case darkened(Double)

  /// The picture is drawn at half opacity.
  case halfOpacity
}
