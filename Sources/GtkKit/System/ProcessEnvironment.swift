import CGtk

/// The environment variables of this process.
@MainActor public enum ProcessEnvironment {
  /// Returns the value of the variable `name`, or nil if it isn't set.
  public static func value(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// The names of all variables.
  public static var names: [String] {
    let list = g_listenv()
    defer { g_strfreev(list) }
    var names: [String] = []
    while let name = list?[names.count] { names.append(String(cString: name)) }
    return names
  }

  /// Removes the variable `name`.
  ///
  /// Call this method before the display opens, as with ``set(_:to:)``.
  public static func remove(_ name: String) {
    g_unsetenv(name)
  }

  /// Sets the variable `name`.
  ///
  /// Call this method before the display opens, because GTK reads most of its variables only once.
  public static func set(_ name: String, to value: String) {
    g_setenv(name, value, 1)
  }
}
