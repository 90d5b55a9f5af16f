/// The background of a button, below its image and title.
public enum ButtonBackground: Hashable, Sendable {
  /// No background.
  case clear

  /// A picture that is stretched to the size of the button.
  case stretchable(StretchableImage)
}
