import CGtk
import ControlModel

/// A command line that the primary instance received: its own, or that of a later process.
///
/// Do not use the call after ``Application/onCommandLine`` has returned.
@MainActor public struct CommandLineCall {
  /// The options and arguments of the command line.
  public let values: OptionValues

  /// Whether another process sent the command line.
  ///
  /// That process waits for the exit status.
  public let isRemote: Bool

  private let commandLine: UnsafeMutablePointer<GApplicationCommandLine>

  /// Creates a call from GIO's object, which is valid only while the command line is being handled.
  init(_ commandLine: UnsafeMutablePointer<GApplicationCommandLine>, options: [OptionDescription]) {
    let dictionary = g_application_command_line_get_options_dict(commandLine)
    values = dictionary.map { OptionValues($0, options: options) } ?? OptionValues()
    isRemote = g_application_command_line_get_is_remote(commandLine) != 0
    self.commandLine = commandLine
  }

  /// Prints an error, after the program's name, to the standard error stream of the process in
  /// which the command line was entered.
  public func printError(_ problem: some Problem) {
    guard isRemote else { return StandardError.printError(problem) }
    // This process doesn't know whether the other process writes to a terminal. Only a terminal
    // needs the isolates.
    let line = DiagnosticLine(StandardError.line(for: problem), keepsIsolates: false)
    cgtk_command_line_complain(commandLine, line.text)
  }
}

/// The message that GLib prints if it cannot parse a command line.
///
/// GApplication prints the message and provides no other access to it. Intercepting `g_printerr` is
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
