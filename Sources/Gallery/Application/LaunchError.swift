import GalleryModel
import Theming

/// The reason why a command line is invalid.
///
/// Its description is one sentence for standard error; the exit status is 2.
package enum LaunchError: Error, Equatable, CustomStringConvertible {
  case unknownPage(UnknownPage)
  case unknownTheme(UnknownTheme)
  case surplusWord(String)
  case invalidValue(option: LaunchOption, value: String, allowed: [String])
  case needsScreenshot(option: LaunchOption)
  case exclusive(options: [LaunchOption])
  case unusableGrid(MysteryGridError)
  case needsOwnProcess
  case scaleUnderWayland

  package var description: String {
    switch self {
    case .unknownPage(let error):
      error.description
    case .unknownTheme(let error):
      error.description
    case .surplusWord(let word):
      "\(word.quoted) belongs to no option; a page is opened with --page ID, and --list shows them"
    case .invalidValue(let option, let value, let allowed):
      "--\(option.name) cannot be \(value.quoted); it is \(allowed.count > 1 ? "one of " : "")\(allowed.joined(separator: ", "))"
    case .needsScreenshot(let option):
      "--\(option.name) says how a picture looks and works only with --screenshot FILE"
    case .exclusive(let options):
      "\(options.map { "--\($0.name)" }.joined(separator: " and ")) exclude each other; give one of them"
    case .unusableGrid(let error):
      error.description
    case .needsOwnProcess:
      "a picture or a report is made by a process of its own, not by the gallery that is open"
    case .scaleUnderWayland:
      "--scale works only under X11: under Wayland the compositor decides the scale"
    }
  }
}
