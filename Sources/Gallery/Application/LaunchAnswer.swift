import GalleryModel
import GtkKit
import Theming

/// What the command line asks to be told, for which no display is needed.
enum LaunchAnswer {
  /// The text to print, nil for a command line that asks for a window.
  ///
  /// - Parameter request: The theme of the style sheet, and the page whose own buttons belong to it.
  static func text(for values: OptionValues, _ request: LaunchRequest) -> String? {
    if values.flag(.version) { return "button-gallery \(GalleryApplication.version)\n" }
    if values.flag(.list) { return table(Page.allCases.map { ($0.identifier, $0.title) }) }
    if values.flag(.listThemes) {
      return table(ThemeChoice.allCases.map { ($0.identifier, $0.title) })
    }
    if values.flag(.dumpCss) { return sheet(for: request) }
    return nil
  }

  /// The sheet as it is in force when the page is open.
  private static func sheet(for request: LaunchRequest) -> String {
    if let theme = request.theme { AppTheme.shared.choice = theme }
    do {
      try request.page?.addRules()
    } catch {
      StandardError.printError(error)
    }
    return AppTheme.shared.text
  }

  private static func table(_ rows: [(identifier: String, title: String)]) -> String {
    rows.map { "\($0.identifier)\t\($0.title)\n" }.joined()
  }
}
