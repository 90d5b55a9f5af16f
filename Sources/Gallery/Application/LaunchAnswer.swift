import GalleryModel
import GtkKit
import Theming

/// The answers to command lines that need no display.
enum LaunchAnswer {
  /// Returns the text to print, or nil if the command line requests a window.
  ///
  /// - Parameters:
  ///   - values: The options of the command line.
  ///   - request: The request on the command line, whose theme and page determine the style sheet.
  static func text(for values: OptionValues, _ request: LaunchRequest) -> String? {
    if values.flag(.version) { return "button-gallery \(GalleryApplication.version)\n" }
    if values.flag(.list) { return table(Page.allCases.map { ($0.identifier, $0.title) }) }
    if values.flag(.listThemes) {
      return table(ThemeChoice.allCases.map { ($0.identifier, $0.title) })
    }
    if values.flag(.dumpCss) { return sheet(for: request) }
    return nil
  }

  /// Returns the style sheet for the requested page in the requested theme.
  private static func sheet(for request: LaunchRequest) -> String {
    if let theme = request.theme { AppTheme.shared.choice = theme }
    request.page?.viewController.addStyleRules()
    return AppTheme.shared.text
  }

  private static func table(_ rows: [(identifier: String, title: String)]) -> String {
    rows.map { "\($0.identifier)\t\($0.title)\n" }.joined()
  }
}
