import CGtk
import Glibc

/// Redirects the text that GLib prints, which is the answer to `--help`, to this program's own
/// output.
///
/// GLib itself ignores a failed write and ends the process with status 0.
@MainActor enum HelpOutput {
  private static var previousHandler: GPrintFunc?

  /// Begins to redirect GLib's output.
  ///
  /// If a write fails, the process ends with status 1.
  static func capture() {
    previousHandler = g_set_print_handler { text in
      guard let text, !StandardOutput.write(String(cString: text)) else { return }
      StandardError.printError(StandardOutput.fault)
      exit(1)
    }
  }

  /// Restores GLib's own output.
  static func release() {
    g_set_print_handler(previousHandler)
    previousHandler = nil
  }
}
