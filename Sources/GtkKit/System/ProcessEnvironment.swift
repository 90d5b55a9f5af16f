import CGtk

/// The environment variables of this process.
@MainActor public enum ProcessEnvironment {
  /// The value of a variable, nil where it is not set.
  public static func value(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// Sets a variable; do it before the display opens, since GTK reads its own only once.
  public static func set(_ name: String, to value: String) {
    g_setenv(name, value, 1)
  }
}
