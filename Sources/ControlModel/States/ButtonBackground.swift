/// What a button paints under its image and title.
public enum ButtonBackground: Hashable, Sendable {
  /// Nothing.
  case clear

  /// A picture stretched to the button's size.
  case stretchable(StretchableImage)
}
