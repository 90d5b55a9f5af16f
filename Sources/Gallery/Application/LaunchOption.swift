import GtkKit
import Theming

/// A command-line option, in the order of `--help`.
enum LaunchOption: String, CaseIterable {
  case version
  case list
  case listThemes = "list-themes"
  case dumpCss = "dump-css"
  case page
  case theme
  case window
  case seed
  case rows
  case columns
  case screenshot
  case scale
  case scheme
  case direction
  case flipProgress = "flip-progress"
  case exitAfterFirstFrame = "exit-after-first-frame"
  case dumpTree = "dump-tree"
  case reportFlips = "report-flips"
  case reportThemes = "report-themes"
  case reportVisits = "report-visits"

  /// The description of the option for GLib.
  var description: OptionDescription {
    OptionDescription(rawValue, kind: kind, help: help, argumentName: argumentName)
  }

  private var kind: OptionDescription.Kind {
    switch self {
    case .columns, .direction, .flipProgress, .page, .reportFlips, .reportThemes, .rows, .scale,
      .scheme, .screenshot, .seed, .theme:
      .text
    case .dumpCss, .dumpTree, .exitAfterFirstFrame, .list, .listThemes, .reportVisits, .version,
      .window:
      .flag
    }
  }

  private var help: String {
    switch self {
    case .version: "Print the version and exit"
    case .list: "List the pages, identifier and title, and exit"
    case .listThemes: "List the themes, identifier and title, and exit"
    case .dumpCss: "Print the style sheet and exit"
    case .page: "Open a page"
    case .theme: "Show a theme"
    case .window: "Show the page alone in a window of its own"
    case .seed: "Repeat the Mystery Grid's rounds of a number"
    case .rows: "Show a Mystery Grid of N rows"
    case .columns: "Show a Mystery Grid of N columns"
    case .screenshot: "Write a PNG of the window and exit"
    case .scale: "Pixels of a point in the screenshot (X11)"
    case .scheme: "Look of the desktop in the screenshot"
    case .direction: "Text direction in the screenshot"
    case .flipProgress: "Hold the Flipper's card in the screenshot"
    case .exitAfterFirstFrame: "Report the start in key=value pairs and exit"
    case .dumpTree: "Print the widget tree of the window and exit"
    case .reportFlips: "Flip the Flipper's card N times, report each and exit"
    case .reportThemes: "Change the theme N times, report each and exit"
    case .reportVisits: "Visit every page twice, report each and exit"
    }
  }

  private var argumentName: String? {
    switch self {
    case .page: "ID"
    case .theme: "NAME"
    case .screenshot: "FILE"
    case .scale: "1|2"
    case .scheme: Look.allCases.map(\.rawValue).joined(separator: "|")
    case .direction: "ltr|rtl"
    case .flipProgress: "0…1"
    case .columns, .reportFlips, .reportThemes, .rows, .seed: "N"
    case .dumpCss, .dumpTree, .exitAfterFirstFrame, .list, .listThemes, .reportVisits, .version,
      .window:
      nil
    }
  }
}

extension OptionValues {
  /// Returns whether a flag was given.
  func flag(_ option: LaunchOption) -> Bool { flag(option.rawValue) }

  /// Returns the text of an option, or nil if the option was not given.
  func text(_ option: LaunchOption) -> String? { text(option.rawValue) }
}
