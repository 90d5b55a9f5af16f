/// Where the lines of a label lie in its width; the view carries it out, GTK 3's CSS cannot.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the left edge.
  case left

  /// In the middle.
  case center

  /// At the right edge.
  case right
}
