extension Color {
  /// UIKit's black: gray level 0.
  public static let black = Color(white: 0)

  /// UIKit's dark gray: gray level 1/3, `#555555`.
  public static let darkGray = Color(white: 1.0 / 3)

  /// UIKit's gray: gray level 1/2, `#808080`.
  public static let gray = Color(white: 0.5)

  /// UIKit's light gray: gray level 2/3, `#aaaaaa`.
  public static let lightGray = Color(white: 2.0 / 3)

  /// UIKit's white: gray level 1.
  public static let white = Color(white: 1)

  /// UIKit's brown: `#996633`.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// UIKit's clear color: black with an alpha of 0.
  public static let clear = Color.black.withAlpha(0)
}
