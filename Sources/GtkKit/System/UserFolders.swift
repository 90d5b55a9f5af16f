import CGtk

/// The user's folders, as the XDG base directory specification places them.
@MainActor public enum UserFolders {
  /// The folder for settings: `XDG_CONFIG_HOME`, or `.config` in the home folder.
  public static var configuration: String { String(cString: g_get_user_config_dir()) }

  /// Makes the folder that a file is to lie in, where it is missing; false where that fails.
  static func makeFolder(of path: String) -> Bool {
    let folder = String(owned: g_path_get_dirname(path)) ?? "."
    // 0700 is what the XDG base directory specification asks of a folder that is made.
    return g_mkdir_with_parents(folder, 0o700) == 0
  }
}
