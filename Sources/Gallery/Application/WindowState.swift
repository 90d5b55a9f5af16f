import ControlModel
import GalleryModel
import GtkKit
import Theming

/// What the gallery's window remembers from one start to the next.
struct WindowState: Equatable {
  /// The size of the window that is not maximised, in points.
  var size = Size(width: 1_300, height: 760)
  var isMaximized = false
  /// The page that was open last.
  var page = Page.buttons
  /// The theme that was chosen.
  var theme = ThemeChoice.always(.classic)
}
