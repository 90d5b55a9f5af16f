import CGtk
import Glibc

/// Makes the process fail if GLib's answer to `--help` cannot be written.
///
/// GLib itself ignores a failed write and ends the process with status 0. This type redirects
/// GLib's output to ``StandardOutput``, which detects a failed write.
@MainActor enum HelpOutput {
  private static var previousHandler: GPrintFunc?

  /// Begins to redirect GLib's output.
  ///
  /// After this call, the process ends with status 1 if a write fails.
  static func capture() {
    previousHandler = g_set_print_handler { text in
      guard let text, !StandardOutput.write(String(cString: text)) else { return }
      StandardError.printError(StandardOutputError.unwritable)
      exit(1)
    }
  }

  /// Restores GLib's own output.
  static func release() {
    g_set_print_handler(previousHandler)
    previousHandler = nil
  }
}
