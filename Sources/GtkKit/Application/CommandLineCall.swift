import CGtk

/// A command line that has come to the one process: its own, or that of a later start.
@MainActor public struct CommandLineCall {
  /// What the command line said.
  public let values: OptionValues

  /// Whether another process sent it, which waits for the status.
  public let isRemote: Bool

  private let commandLine: UnsafeMutablePointer<GApplicationCommandLine>

  /// Reads what GIO hands to the process, for as long as it is handled.
  init(_ commandLine: UnsafeMutablePointer<GApplicationCommandLine>, options: [OptionDescription]) {
    let dictionary = g_application_command_line_get_options_dict(commandLine)
    values = dictionary.map { OptionValues($0, options: options) } ?? OptionValues()
    isRemote = g_application_command_line_get_is_remote(commandLine) != 0
    self.commandLine = commandLine
  }

  /// Tells the person who typed the command line what is wrong, after the program's name.
  public func printError(_ fault: some CustomStringConvertible) {
    guard isRemote else { return StandardError.printError(fault) }
    // Whether that process writes to a terminal is not known here.
    let line = DiagnosticLine(StandardError.sentence(fault), keepsIsolates: false)
    cgtk_command_line_complain(commandLine, line.text)
  }
}
