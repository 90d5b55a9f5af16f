import CGtk

/// The user's folders, as the XDG base directory specification places them.
@MainActor public enum UserFolders {
  /// The folder for settings: `XDG_CONFIG_HOME`, or `.config` in the home folder.
  public static var configuration: String { String(cString: g_get_user_config_dir()) }
}
