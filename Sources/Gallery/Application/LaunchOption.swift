import GalleryModel
import GtkKit

/// A command-line option of the gallery.
package typealias LaunchOption = OptionDescription

extension LaunchOption {
  static let version = LaunchOption("version", help: "Print the version and exit")
  static let list = LaunchOption(
    "list", help: "List the identifiers and titles of the pages and exit")
  static let listThemes = LaunchOption(
    "list-themes", help: "List the identifiers and titles of the themes and exit")
  static let dumpCss = LaunchOption("dump-css", help: "Print the style sheet and exit")
  static let page = LaunchOption("page", kind: .text, help: "Open a page", argumentName: "ID")
  static let theme = LaunchOption("theme", kind: .text, help: "Show a theme", argumentName: "NAME")
  static let window = LaunchOption("window", help: "Show the page alone in a separate window")
  static let screenshot = LaunchOption(
    "screenshot", kind: .text, help: "Write a PNG of the window and exit", argumentName: "FILE")
  static let scale = LaunchOption(
    "scale", kind: .text, help: "Pixels per point in the screenshot (X11)", argumentName: "1|2")
  static let scheme = LaunchOption(
    "scheme", kind: .text, help: "Desktop theme in the screenshot",
    argumentName: Look.allCases.map(\.rawValue).joined(separator: "|"))
  static let direction = LaunchOption(
    "direction", kind: .text, help: "Text direction in the screenshot", argumentName: "ltr|rtl")

  /// The options of the gallery and of its pages, in the order of `--help`.
  ///
  /// The options that affect only a screenshot follow `--screenshot`.
  static var all: [LaunchOption] {
    [version, list, listThemes, dumpCss, page, theme, window]
      + pageOptions(forScreenshots: false).flatMap { $0.options.declarations }
      + [screenshot] + forScreenshots
  }

  /// The options that affect only a screenshot.
  static var forScreenshots: [LaunchOption] {
    [scale, scheme, direction]
      + pageOptions(forScreenshots: true).flatMap { $0.options.declarations }
  }

  /// Returns the pages that have their own options, with the types of these options.
  ///
  /// - Parameter forScreenshots: Whether to return the options that affect only a screenshot, or
  ///   only the other options.
  static func pageOptions(
    forScreenshots: Bool
  ) -> [(page: Page, options: any PageOptions.Type)] {
    Page.allCases.compactMap { page in
      guard let options = page.viewController.options, options.areForScreenshots == forScreenshots
      else { return nil }
      return (page, options)
    }
  }
}
