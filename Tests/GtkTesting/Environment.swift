import CGtk

/// Runs the body with an environment variable set, or unset if the value is nil, and restores it.
package func withEnvironment(
  _ name: String, _ value: String?, _ body: () throws -> Void
) rethrows {
  let before = g_getenv(name).map { String(cString: $0) }
  setEnvironment(name, value)
  defer { setEnvironment(name, before) }
  try body()
}

/// Sets an environment variable, or unsets it if the value is nil.
package func setEnvironment(_ name: String, _ value: String?) {
  if let value { g_setenv(name, value, 1) } else { g_unsetenv(name) }
}
