import Demos
import GtkKit
import Theme

/// What the command line asks to be told, for which no display is needed.
enum LaunchAnswer {
  /// The text to print, nil for a command line that asks for a window.
  static func text(for values: OptionValues) -> String? {
    if values.flag(.version) { return "button-gallery \(GalleryApplication.version)\n" }
    if values.flag(.list) { return table(Page.allCases.map { ($0.identifier, $0.title) }) }
    if values.flag(.listThemes) {
      return table(ThemeChoice.allCases.map { ($0.identifier, $0.title) })
    }
    if values.flag(.dumpCss) { return AppTheme.shared.text }
    return nil
  }

  private static func table(_ rows: [(identifier: String, title: String)]) -> String {
    rows.map { "\($0.identifier)\t\($0.title)\n" }.joined()
  }
}
