import CGtk
import Glibc

/// The user's folders, as the XDG base directory specification defines them.
@MainActor public enum UserDirectories {
  /// The folder for settings: `XDG_CONFIG_HOME`, or `.config` in the home folder; nil where neither
  /// is an absolute path.
  ///
  /// The specification has relative paths ignored. One would place the settings in whatever folder
  /// the program was started in, and so would a `~` that no shell has replaced.
  public static var configuration: String? {
    if let folder = ProcessEnvironment.value("XDG_CONFIG_HOME"), isAbsolute(folder) {
      return folder
    }
    return home.map { "\($0)/.config" }
  }

  /// The home folder: `HOME`, or where that is not set the one that the system knows.
  private static var home: String? {
    let home = ProcessEnvironment.value("HOME") ?? String(cString: g_get_home_dir())
    return isAbsolute(home) ? home : nil
  }

  private static func isAbsolute(_ path: String) -> Bool { g_path_is_absolute(path) != 0 }

  /// Makes the folder that a file is to be in, where it is missing; false where that fails.
  static func makeFolder(of path: String) -> Bool {
    make(String(owned: g_path_get_dirname(path)) ?? ".")
  }

  private static func make(_ folder: String) -> Bool {
    guard g_file_test(folder, G_FILE_TEST_IS_DIR) == 0 else { return true }
    guard makeFolder(of: folder) else { return false }
    // 0700 is what the XDG base directory specification asks of a folder that is made.
    guard mkdir(folder, 0o700) == 0 else {
      guard errno == EEXIST else { return false }
      // Another process may have been faster.
      let isThere = g_file_test(folder, G_FILE_TEST_IS_DIR) != 0
      errno = isThere ? 0 : ENOTDIR
      return isThere
    }
    // A umask may have taken the owner's own rights away.
    fchmodat(AT_FDCWD, folder, 0o700, AT_SYMLINK_NOFOLLOW)
    FileOwner(ofFolderOf: folder)?.takeFolder(folder)
    return true
  }
}
