/// The alignment of a label's lines within its width.
///
/// The view applies it, because GTK 3's CSS can't.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the left edge.
  case left

  /// In the center.
  case center

  /// At the right edge.
  case right
}
