import CGtk
import Glibc

/// The user's directories, as the XDG base directory specification defines them.
@MainActor public enum UserDirectories {
  /// The directory for settings: `XDG_CONFIG_HOME`, or else `.config` in the home directory.
  ///
  /// Nil if neither directory has an absolute path.
  ///
  /// A relative path is ignored, as the specification requires. Otherwise, a relative path, or a
  /// `~` that no shell has expanded, would put the settings into the directory in which the program
  /// was started.
  public static var configuration: String? {
    if let folder = ProcessEnvironment.value("XDG_CONFIG_HOME"), isAbsolute(folder) {
      return folder
    }
    return home.map { "\($0)/.config" }
  }

  /// The home directory: `HOME` or, if that isn't set, the home directory in the system's user
  /// database.
  ///
  /// Nil if the path isn't absolute.
  private static var home: String? {
    let home = ProcessEnvironment.value("HOME") ?? String(cString: g_get_home_dir())
    return isAbsolute(home) ? home : nil
  }

  private static func isAbsolute(_ path: String) -> Bool { g_path_is_absolute(path) != 0 }

  /// Creates the directory of the file at `path` and its parent directories if they are missing.
  ///
  /// Returns false and sets `errno` if that fails.
  static func makeFolder(of path: String) -> Bool {
    make(String(owned: g_path_get_dirname(path)) ?? ".")
  }

  private static func make(_ folder: String) -> Bool {
    guard g_file_test(folder, G_FILE_TEST_IS_DIR) == 0 else { return true }
    guard makeFolder(of: folder) else { return false }
    // The specification recommends mode 0700 for a directory that the program creates.
    guard mkdir(folder, 0o700) == 0 else {
      guard errno == EEXIST else { return false }
      // Another process may have created the directory in the meantime.
      let isThere = g_file_test(folder, G_FILE_TEST_IS_DIR) != 0
      errno = isThere ? 0 : ENOTDIR
      return isThere
    }
    // The umask may have removed permissions of the owner.
    fchmodat(AT_FDCWD, folder, 0o700, AT_SYMLINK_NOFOLLOW)
    FileOwner(ofFolderOf: folder)?.apply(toFolder: folder)
    return true
  }
}
