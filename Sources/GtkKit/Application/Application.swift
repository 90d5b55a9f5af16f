import CGtk
import ControlModel

/// The application: one process for each user, whose later starts hand their command line to it.
///
/// The statuses of ``run(_:)`` are clean, which GApplication's own are not: it answers an unknown
/// option with 1, as if something had gone wrong later.
@MainActor public final class Application {
  /// The status for a command line that cannot be understood.
  public static let usageStatus = 2

  /// Called in the process that was started, before any display is opened: a status ends it there,
  /// nil lets it go on to ``onCommandLine``.
  public var onLocalOptions: ((OptionValues) -> Int?)?
  /// Called in the one process for each command line, its own or that of a later start; gives the
  /// status of the process where it was typed.
  public var onCommandLine: ((CommandLineCall) -> Int)?
  /// Called in the one process when the desktop asks to show the application, as its dock or its
  /// launcher does over the bus.
  public var onActivate: (() -> Void)?
  /// Called once in the one process, with GTK at work and before any window.
  public var onStartup: (() -> Void)?

  let gtkApplication: UnsafeMutablePointer<GtkApplication>
  private var options: [OptionDescription] = []
  private var hasParsedOptions = false

  /// Makes an application with an identifier such as `org.example.Gallery`, by which later starts
  /// find the first one.
  public init(identifier: String) {
    gtkApplication = gtk_application_new(identifier, G_APPLICATION_HANDLES_COMMAND_LINE)
    // Without an option for them GApplication answers surplus words with a critical.
    g_application_add_main_option(
      application, "", 0, GOptionFlags(0), G_OPTION_ARG_FILENAME_ARRAY, "", nil)
    connectSignals()
  }

  isolated deinit {
    g_object_unref(gtkApplication)
  }

  /// Whether this process is alone whatever else runs; set it in ``onLocalOptions`` at the latest.
  public var isNonUnique: Bool {
    get { g_application_get_flags(application).rawValue & G_APPLICATION_NON_UNIQUE.rawValue != 0 }
    set {
      let others =
        g_application_get_flags(application).rawValue & ~G_APPLICATION_NON_UNIQUE.rawValue
      let own = newValue ? G_APPLICATION_NON_UNIQUE.rawValue : 0
      g_application_set_flags(application, GApplicationFlags(rawValue: others | own))
    }
  }

  /// Adds an option of the command line.
  public func addOption(_ option: OptionDescription) {
    options.append(option)
    g_application_add_main_option(
      application, option.name, 0, GOptionFlags(0), option.argument, option.help,
      option.argumentName)
  }

  /// Adds an action of the application, called `app.NAME` in menus.
  ///
  /// - Parameter accelerators: keys as GTK writes them, such as `<Primary>q`.
  public func addAction(
    _ name: String, accelerators: [String] = [], handler: @escaping @MainActor () -> Void
  ) {
    actions.add(name, accelerators: accelerators, handler: handler)
  }

  /// Ends the main loop, whatever windows there are.
  public func quit() {
    g_application_quit(application)
  }

  /// Runs the application to its end, and gives its exit status.
  ///
  /// A command line that GLib cannot parse is told in one sentence on the standard error stream,
  /// without a display, and gives ``usageStatus``.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int {
    OutputStream.prepareProcess()
    LogWriter.install
    StandardError.takeProgramName(from: arguments)
    if let flag = OptionDescription.flagWithValue(in: arguments.dropFirst(), of: options) {
      StandardError.printError("--\(flag.name) takes no value; write \(flag.usage)")
      return Application.usageStatus
    }
    HelpOutput.capture()
    defer { HelpOutput.release() }
    hasParsedOptions = false
    ParsingMessage.capture()
    let status = withTerminatedArray(of: arguments) { texts in
      texts.withMemoryRebound(
        to: UnsafeMutablePointer<CChar>?.self, capacity: arguments.count + 1
      ) {
        // GLib copies the array before it takes words out of it.
        g_application_run(application, gint(arguments.count), UnsafeMutablePointer(mutating: $0))
      }
    }
    guard !hasParsedOptions else { return Int(status) }
    // GApplication found the fault itself: it has no signal for that.
    let message = ParsingMessage.release()
    guard status != 0 else { return 0 }
    StandardError.printError(usageFault(message))
    return Application.usageStatus
  }

  private func connectSignals() {
    Signal.connectStatus(gtkApplication, "handle-local-options") { [weak self] dictionary in
      self?.handleLocalOptions(dictionary.assumingMemoryBound(to: GVariantDict.self)) ?? -1
    }
    Signal.connectStatus(gtkApplication, "command-line") { [weak self] commandLine in
      self?.handleCommandLine(commandLine) ?? 0
    }
    Signal.connect(gtkApplication, "activate") { [weak self] in self?.onActivate?() }
    Signal.connect(gtkApplication, "startup") { [weak self] in self?.onStartup?() }
  }

  private func handleLocalOptions(_ dictionary: UnsafeMutablePointer<GVariantDict>) -> Int {
    hasParsedOptions = true
    _ = ParsingMessage.release()
    if let status = onLocalOptions?(OptionValues(dictionary, options: options)) { return status }
    return register() ? -1 : 1
  }

  /// Becomes the one process, or finds it.
  ///
  /// One that is just ending answers no more; as soon as it is gone this process takes its place.
  private func register() -> Bool {
    let patience = 40
    for attempt in 1...patience {
      var error: UnsafeMutablePointer<GError>?
      if g_application_register(application, nil, &error) != 0 { return true }
      let fault = GLibError(owned: error)
      if attempt == patience { StandardError.printError(fault.message) }
      g_usleep(25_000)
    }
    return false
  }

  private func handleCommandLine(_ commandLine: gpointer) -> Int {
    guard let commandLine = cgtk_command_line(commandLine) else { return 0 }
    return onCommandLine?(CommandLineCall(commandLine, options: options)) ?? 0
  }

  /// GLib names the option and what is wrong with it; this adds what would be right.
  private func usageFault(_ message: String) -> String {
    let words = message.split(whereSeparator: \.isWhitespace)
    let option = options.first { words.contains("--\($0.name)") && $0.kind != .flag }
    let advice =
      option.map { "write \($0.usage)" }
      ?? "\(StandardError.programName) --help lists the options"
    return "\(message.isolated); \(advice)"
  }

  private var application: UnsafeMutablePointer<GApplication> {
    cgtk_g_application(gtkApplication)
  }

  private var actions: ActionMap {
    ActionMap(
      map: cgtk_action_map(gtkApplication), scope: "app", application: gtkApplication)
  }
}
