import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The reason why a command line is invalid.
///
/// The exit status of the launch is then 2.
package enum LaunchError: Problem, Equatable {
  case unknownPage(UnknownIdentifier)
  case unknownTheme(UnknownIdentifier)
  case surplusWord(String)
  case invalidValue(option: LaunchOption, value: String, allowed: [String])
  case needsScreenshot(option: LaunchOption)
  case exclusive(options: [LaunchOption])
  case unusableGrid(MysteryGridError)
  case needsOwnProcess
  case scaleUnderWayland

  package var summary: Clause {
    switch self {
    case .unknownPage(let error), .unknownTheme(let error): error.summary
    case .surplusWord(let word): "unexpected argument \(quoted: word)"
    case .invalidValue(let option, let value, _):
      "invalid value \(quoted: value) for --\(option.name)"
    case .needsScreenshot(let option): "--\(option.name) applies only to a screenshot"
    case .exclusive(let options):
      "\(Clause(options.map { "--\($0.name)" }, joinedBy: .and)) cannot be combined"
    case .unusableGrid(let error): error.summary
    case .needsOwnProcess: "a screenshot or a report needs a process of its own"
    case .scaleUnderWayland: "--scale works only under X11"
    }
  }

  package var remedy: Clause? {
    switch self {
    case .unknownPage(let error): error.remedy ?? "see --list"
    case .unknownTheme(let error): error.remedy ?? "see --list-themes"
    case .surplusWord: "open a page with --page ID (see --list)"
    case .invalidValue(_, _, let allowed):
      "use \(Clause(allowed.map { Clause($0) }, joinedBy: .or))"
    case .needsScreenshot: "add --screenshot FILE"
    case .exclusive: "use only one of them"
    case .unusableGrid(let error): error.remedy
    case .needsOwnProcess: nil
    case .scaleUnderWayland: "under Wayland, the compositor sets the scale"
    }
  }
}

/// An error that prevents the gallery from opening a window.
enum DisplayError: Problem {
  case unavailable

  var summary: Clause { "no display can be opened" }

  var remedy: Clause? { "set DISPLAY or WAYLAND_DISPLAY to a display that is running" }
}
