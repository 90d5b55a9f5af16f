/// The limits of X11 and Wayland for lengths on a screen.
public enum ScreenLimits {
  /// The maximum width and height of a surface, and the maximum distance of its position from the
  /// origin, in points.
  public static let maximumLength = 32_767
}
