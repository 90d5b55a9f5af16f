import GtkKit
import Theme

/// The theme in force and the one style sheet for the screen that is made from it.
final class AppTheme {
  static let shared = AppTheme()

  /// Where every view finds its figures.
  let theme = Theme.classic

  private lazy var provider = StyleProvider()

  /// Styles every widget that is there and every one to come.
  ///
  /// A fault in the sheet would be ours, so it is said where a developer sees it, and every good
  /// rule holds all the same.
  func install() {
    for problem in provider.load(theme.styleSheet.text) {
      StandardError.write("button-gallery: style sheet, \(problem)")
    }
    provider.install()
  }
}
