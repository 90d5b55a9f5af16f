import CGtk

/// Holds back what GLib prints about a command line that it cannot parse.
///
/// GApplication prints the fault and keeps it to itself; the hook of `g_printerr` is the only way
/// to add to the sentence.
enum ParsingMessage {
  private static var text = ""
  private static var previousHandler: GPrintFunc?

  /// Holds back from now on.
  static func capture() {
    text = ""
    previousHandler = g_set_printerr_handler { message in
      guard let message else { return }
      ParsingMessage.text += String(cString: message)
    }
  }

  /// Gives what was held back, without the line's end, and lets GLib print again.
  static func release() -> String {
    g_set_printerr_handler(previousHandler)
    previousHandler = nil
    defer { text = "" }
    return text.split(separator: "\n").joined(separator: " ")
  }
}
