import GalleryModel
import GtkKit

/// The Back and Forward buttons of the header bar.
final class HistoryButtons {
  let back = IconButton(iconName: "go-previous-symbolic", accessibleName: "Back")
  let forward = IconButton(iconName: "go-next-symbolic", accessibleName: "Forward")

  /// Enables each button if the history has a page in the button's direction.
  ///
  /// Before the focused button is disabled, the focus moves to the other button. Otherwise, GTK
  /// would leave no widget focused.
  func show(_ history: PageHistory) {
    if history.canGoBack { back.isSensitive = true }
    if history.canGoForward { forward.isSensitive = true }
    if back.isFocused, !history.canGoBack { forward.grabFocus() }
    if forward.isFocused, !history.canGoForward { back.grabFocus() }
    back.isSensitive = history.canGoBack
    forward.isSensitive = history.canGoForward
  }
}
