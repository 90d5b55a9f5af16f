/// The limits that X11 and Wayland set for everything on a screen.
public enum ScreenLimits {
  /// The maximum width and height of a surface, and the maximum distance of its position from the
  /// origin, in points.
  public static let maximumLength = 32_767
}
