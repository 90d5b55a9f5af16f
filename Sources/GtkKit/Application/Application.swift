import CGtk
import ControlModel

/// An application with a command line and, by default, only one process that opens windows.
///
/// ```swift
/// let application = Application(identifier: "org.example.Greeter")
/// application.addOption(OptionDescription("loud", help: "Greet in capital letters"))
/// application.onLocalOptions = { _ in Display.open() ? nil : 1 }
/// application.onCommandLine = { call in
///   let window = ApplicationWindow(application: application)
///   window.child = Label(call.values.flag("loud") ? "HELLO!" : "Hello!")
///   window.present()
///   return 0
/// }
/// exit(Int32(application.run()))
/// ```
///
/// The first process becomes the primary instance, which opens the windows. A process that the same
/// user starts later sends its command line to the primary instance, waits for the exit status, and
/// ends. If ``isNonUnique`` is true, a process is always its own primary instance.
///
/// - ``onLocalOptions`` runs first, in the process that the user started. If it returns a status,
///   that process ends with this status.
/// - ``onStartup``, ``onCommandLine``, and ``onActivate`` run in the primary instance only.
/// - The application runs until its last window closes or ``quit()`` is called.
/// - ``run(_:)`` returns ``usageStatus`` for a command line that cannot be parsed. GApplication
///   itself returns 1, which doesn't distinguish a wrong command line from a later failure.
@MainActor public final class Application {
  /// The exit status for an invalid command line.
  public static let usageStatus = 2

  /// Called in the process that the user started, before any display is opened.
  ///
  /// Return an exit status to end the process, or nil to continue with ``onCommandLine``.
  public var onLocalOptions: ((OptionValues) -> Int?)?
  /// Called in the primary instance for each command line: its own, or that of a later process.
  ///
  /// Return the exit status for the process in which the command line was entered.
  public var onCommandLine: ((CommandLineCall) -> Int)?
  /// Called in the primary instance when the desktop activates the application over the bus, as a
  /// dock or an application launcher does.
  public var onActivate: (() -> Void)?
  /// Called once in the primary instance, after GTK is initialized and before any window exists.
  public var onStartup: (() -> Void)?

  let gtkApplication: UnsafeMutablePointer<GtkApplication>
  private var options: [OptionDescription] = []
  private var hasParsedOptions = false

  /// Creates an application.
  ///
  /// - Parameter identifier: An identifier such as `org.example.Gallery`, with which later
  ///   processes find the primary instance.
  public init(identifier: String) {
    gtkApplication = gtk_application_new(identifier, G_APPLICATION_HANDLES_COMMAND_LINE)
    // Without this option, GApplication logs a critical message for arguments that are not options.
    g_application_add_main_option(
      application, "", 0, GOptionFlags(0), G_OPTION_ARG_FILENAME_ARRAY, "", nil)
    connectSignals()
  }

  isolated deinit {
    g_object_unref(gtkApplication)
  }

  /// Whether this process runs independently of other processes of the application.
  ///
  /// Set this property no later than in ``onLocalOptions``.
  public var isNonUnique: Bool {
    get { g_application_get_flags(application).rawValue & G_APPLICATION_NON_UNIQUE.rawValue != 0 }
    set {
      let others =
        g_application_get_flags(application).rawValue & ~G_APPLICATION_NON_UNIQUE.rawValue
      let own = newValue ? G_APPLICATION_NON_UNIQUE.rawValue : 0
      g_application_set_flags(application, GApplicationFlags(rawValue: others | own))
    }
  }

  /// Adds an option to the command line.
  public func addOption(_ option: OptionDescription) {
    options.append(option)
    g_application_add_main_option(
      application, option.name, 0, GOptionFlags(0), option.argument, option.help,
      option.argumentName)
  }

  /// Adds an action to the application.
  ///
  /// A menu item refers to the action as `app.NAME`.
  ///
  /// - Parameter accelerators: Keys in GTK's notation, such as `<Primary>q`.
  public func addAction(
    _ name: String, accelerators: [String] = [], handler: @escaping @MainActor () -> Void
  ) {
    actions.add(name, accelerators: accelerators, handler: handler)
  }

  /// Ends the main loop, even if windows are open.
  public func quit() {
    g_application_quit(application)
  }

  /// Runs the application until it ends, and returns its exit status.
  ///
  /// If GLib cannot parse the command line, or if a flag has a value, this method prints one
  /// sentence to the standard error stream and returns ``usageStatus``, even without a display.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int {
    OutputStream.prepareProcess()
    LogWriter.install
    StandardError.takeProgramName(from: arguments)
    if let flag = OptionDescription.flagWithValue(in: arguments.dropFirst(), of: options) {
      StandardError.printError(CommandLineError.takesNoValue(flag))
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
        // GLib copies the array before it removes arguments from it.
        g_application_run(application, gint(arguments.count), UnsafeMutablePointer(mutating: $0))
      }
    }
    guard !hasParsedOptions else { return Int(status) }
    // GApplication has rejected the command line itself. It has no signal for this error.
    let message = ParsingMessage.release()
    guard status != 0 else { return 0 }
    StandardError.printError(error(for: message))
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

  /// Registers this process as the primary instance, or connects to the existing primary instance,
  /// and returns whether that succeeded.
  ///
  /// A primary instance that is ending no longer responds, so this method retries for one second.
  /// When the other process has ended, this process becomes the primary instance. If the last
  /// attempt fails, this method prints an error.
  private func register() -> Bool {
    let patience = 40
    for attempt in 1...patience {
      var error: UnsafeMutablePointer<GError>?
      if g_application_register(application, nil, &error) != 0 { return true }
      let reason = GLibError(owned: error).message
      if attempt == patience { StandardError.printError(ApplicationError.notRegistered(reason)) }
      g_usleep(25_000)
    }
    return false
  }

  private func handleCommandLine(_ commandLine: gpointer) -> Int {
    guard let commandLine = cgtk_command_line(commandLine) else { return 0 }
    return onCommandLine?(CommandLineCall(commandLine, options: options)) ?? 0
  }

  /// Returns the error that `message` from GLib describes, with the option that the message names
  /// if that option takes a value.
  private func error(for message: String) -> CommandLineError {
    let words = message.split(whereSeparator: \.isWhitespace)
    let option = options.first { words.contains("--\($0.name)") && $0.kind != .flag }
    return .unparsable(message: message, option: option, program: StandardError.programName)
  }

  private var application: UnsafeMutablePointer<GApplication> {
    cgtk_g_application(gtkApplication)
  }

  private var actions: ActionMap {
    ActionMap(
      map: cgtk_action_map(gtkApplication), scope: "app", application: gtkApplication)
  }
}

extension Application {
  /// Calls `handler` whenever one of the application's windows becomes active.
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

/// An error that prevents an application from running.
enum ApplicationError: Problem {
  /// The process could not be registered, for the reason that GIO gives, for example because the
  /// primary instance did not respond.
  case notRegistered(String)

  var summary: Clause {
    switch self {
    case .notRegistered(let reason): "the application cannot be registered: \(reason)"
    }
  }
}
