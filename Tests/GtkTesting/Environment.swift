import CGtk

/// Runs the body while an environment variable has a value, or none, and then with what it was.
package func withEnvironment(
  _ name: String, _ value: String?, _ body: () throws -> Void
) rethrows {
  let before = g_getenv(name).map { String(cString: $0) }
  setEnvironment(name, value)
  defer { setEnvironment(name, before) }
  try body()
}

/// Gives an environment variable a value, or takes it away.
package func setEnvironment(_ name: String, _ value: String?) {
  if let value { g_setenv(name, value, 1) } else { g_unsetenv(name) }
}
