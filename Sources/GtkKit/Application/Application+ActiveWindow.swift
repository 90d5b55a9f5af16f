import CGtk

extension Application {
  /// Calls a handler whenever one of the application's windows becomes active.
  ///
  /// Call this method before you create the first window.
  public func onWindowActivation(_ handler: @escaping @MainActor () -> Void) {
    Signal.connectArgument(gtkApplication, "window-added") { window in
      guard let window else { return }
      Signal.connectArgument(window, "notify::is-active") { _ in
        if gtk_window_is_active(cgtk_window(window)) != 0 { handler() }
      }
    }
  }
}
