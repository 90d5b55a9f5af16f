import CGtk

/// Captures GLib's message about a command line that it cannot parse.
///
/// GApplication prints the error and provides no other access to it. Intercepting `g_printerr` is
/// the only way to add advice to the message.
enum ParsingMessage {
  private static var text = ""
  private static var previousHandler: GPrintFunc?

  /// Begins to capture GLib's messages.
  static func capture() {
    text = ""
    previousHandler = g_set_printerr_handler { message in
      guard let message else { return }
      ParsingMessage.text += String(cString: message)
    }
  }

  /// Returns the captured message on one line, and restores GLib's own output.
  static func release() -> String {
    g_set_printerr_handler(previousHandler)
    previousHandler = nil
    defer { text = "" }
    return text.split(separator: "\n").joined(separator: " ")
  }
}
