import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The state of the gallery's window that is saved between launches.
struct WindowState: Equatable {
  /// The size of the window while it is not maximized, in points.
  var size = Size(width: 1_300, height: 760)
  var isMaximized = false
  /// The page that was open last.
  var page = Page.buttons
  /// The theme that the user has chosen.
  var theme = ThemeChoice.always(.classic)
}
