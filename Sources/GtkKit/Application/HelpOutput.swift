import CGtk
import Glibc

/// Writes what GLib prints, which is the answer to `--help`, as every other output is written.
///
/// GLib itself neither says that the text could not be written nor tells anyone, and then ends the
/// process with status 0.
@MainActor enum HelpOutput {
  private static var previousHandler: GPrintFunc?

  /// Writes from now on; a failure ends the process with status 1.
  static func capture() {
    previousHandler = g_set_print_handler { text in
      guard let text, !StandardOutput.write(String(cString: text)) else { return }
      StandardError.printError(StandardOutput.fault)
      exit(1)
    }
  }

  /// Lets GLib print again.
  static func release() {
    g_set_print_handler(previousHandler)
    previousHandler = nil
  }
}
