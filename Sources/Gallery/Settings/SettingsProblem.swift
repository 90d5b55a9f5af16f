import ControlModel
import GtkKit

/// A problem with a settings file, and its consequence.
enum SettingsProblem: Problem {
  /// The user has no configuration directory.
  case noFolder

  /// The changes can't be saved, for example because the file can't be locked or written.
  case notSaved(any Problem)

  /// The file is damaged. It was renamed, so that its contents aren't lost.
  case setAside(KeyFileError, newPath: String)

  /// The file is damaged and can't be renamed.
  case notSetAside(KeyFileError, because: any Problem)

  var summary: Clause {
    switch self {
    case .noFolder:
      "there is no folder for settings, because neither XDG_CONFIG_HOME nor HOME is an absolute path"
    case .notSaved(let reason): reason.clause
    case .setAside(let damage, _), .notSetAside(let damage, _): damage.clause
    }
  }

  var remedy: Clause? {
    switch self {
    case .noFolder, .notSaved: "changes are not saved"
    case .setAside(_, let newPath): "the file was renamed to \(newPath.isolated)"
    case .notSetAside(_, let reason): reason.clause
    }
  }
}
