extension Color {
  /// UIKit's black: grey level 0.
  public static let black = Color(white: 0)

  /// UIKit's dark gray: grey level 1/3, `#555555`.
  public static let darkGray = Color(white: 1.0 / 3)

  /// UIKit's gray: grey level 1/2, `#808080`.
  public static let gray = Color(white: 0.5)

  /// UIKit's light gray: grey level 2/3, `#aaaaaa`.
  public static let lightGray = Color(white: 2.0 / 3)

  /// UIKit's white: grey level 1.
  public static let white = Color(white: 1)

  /// UIKit's brown: `#996633`.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// UIKit's clear: black that cannot be seen.
  public static let clear = Color.black.withAlpha(0)
}
