import CGtk
import ControlModel

/// The program that the desktop uses for addresses of one kind, such as those of web pages.
enum DefaultProgram {
  /// Opens `address`, such as the address of a web page, in its default program, without blocking.
  ///
  /// If that fails, prints an error to the standard error stream.
  ///
  /// This method replaces GTK's `gtk_show_uri_on_window`, which accesses its window again after the
  /// program has started. If that window is a dialog, it may be destroyed by that time.
  static func open(_ address: String) {
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    gdk_app_launch_context_set_timestamp(context, gtk_get_current_event_time())
    g_app_info_launch_default_for_uri_async(
      address, UnsafeMutablePointer(context), nil, GAsyncCallback.callback,
      GAsyncCallback.retained { result in
        var error: UnsafeMutablePointer<GError>?
        guard g_app_info_launch_default_for_uri_finish(result, &error) == 0 else { return }
        let reason = GLibError(owned: error).message
        StandardError.printError(DefaultProgramError.notOpened(address: address, reason: reason))
      })
    g_object_unref(gpointer(context))
  }
}

/// An error that prevents the desktop from opening an address.
enum DefaultProgramError: Problem {
  /// The address could not be opened, for the reason that GIO gives.
  case notOpened(address: String, reason: String)

  var summary: Clause {
    switch self {
    case .notOpened(let address, let reason): "\(address.isolated) cannot be opened: \(reason)"
    }
  }
}
