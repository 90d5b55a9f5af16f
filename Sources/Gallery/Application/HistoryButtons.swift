import GalleryModel
import GtkKit

/// The Back and Forward buttons of the header bar.
final class HistoryButtons {
  let back = IconButton(iconName: "go-previous-symbolic", accessibleName: "Back")
  let forward = IconButton(iconName: "go-next-symbolic", accessibleName: "Forward")

  /// Makes both sensitive where they lead somewhere.
  ///
  /// A focused button that leads nowhere any more hands the focus to the other one: GTK would leave
  /// it nowhere.
  func show(_ history: PageHistory) {
    if history.canGoBack { back.isSensitive = true }
    if history.canGoForward { forward.isSensitive = true }
    if back.isFocused, !history.canGoBack { forward.grabFocus() }
    if forward.isFocused, !history.canGoForward { back.grabFocus() }
    back.isSensitive = history.canGoBack
    forward.isSensitive = history.canGoForward
  }
}
