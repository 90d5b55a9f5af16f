import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The Button Gallery application, which handles command lines and opens windows.
@MainActor public final class GalleryApplication {
  static let name = "Button Gallery"
  static let version = "0.1.0"
  static let identifier = "org.buttongallery.ButtonGallery"
  /// The address of the source code, which must match the address in the metainfo file.
  static let sourceAddress = "https://buttongallery.org/source"

  private let application = Application(identifier: identifier)
  private let windows: GalleryWindows
  private let tool: (any LaunchTool)?
  private var failureStatus: Int?

  /// Creates the application, with the additional command-line options of `tool`, if any.
  package init(tool: (any LaunchTool)? = nil) {
    windows = GalleryWindows(application: application)
    self.tool = tool
    for option in LaunchOption.all + (tool?.options ?? []) { application.addOption(option) }
    application.onLocalOptions = { [weak self] in self?.answerOrPrepare($0) }
    application.onStartup = { [weak self] in self?.startUp() }
    application.onActivate = { [weak self] in self?.open(LaunchRequest()) }
    application.onCommandLine = { [weak self] in self?.open($0) ?? 0 }
  }

  /// Runs the application until its last window closes.
  ///
  /// - Returns: The exit status: 0 for success, 1 if no display can be opened or output fails, or 2
  ///   if the command line is invalid.
  public func run() -> Int {
    let status = application.run()
    windows.synchronize()
    return failureStatus ?? status
  }

  // MARK: The launched process

  /// Handles the command line of this process before any window is opened.
  ///
  /// Prints the answer to a request that needs no display, prints an error if the command line is
  /// invalid, or opens the display.
  ///
  /// - Returns: The exit status, or nil to continue with the windows.
  private func answerOrPrepare(_ values: OptionValues) -> Int? {
    do {
      let request = try LaunchRequest(values, tool: tool)
      if let answer = LaunchAnswer.text(for: values, request) {
        print(answer)
        return 0
      }
      return try openDisplay(for: request)
    } catch {
      StandardError.printError(error)
      return Application.usageStatus
    }
  }

  /// Sets the scale and the theme of a screenshot, and then opens the display.
  ///
  /// GDK reads the scale, and GTK reads the theme, only once: when the display is opened.
  ///
  /// - Returns: The exit status 1 if no display can be opened, or nil to continue.
  /// - Throws: `LaunchError` if the display doesn't support the scale.
  private func openDisplay(for request: LaunchRequest) throws(LaunchError) -> Int? {
    request.screenshot?.setEnvironment()
    guard Display.open() else {
      StandardError.printError(DisplayError.unavailable)
      return 1
    }
    try request.screenshot?.check(isWayland: Display.isWayland)
    application.isNonUnique = request.isAlone
    return nil
  }

  // MARK: The process that has the windows

  private func startUp() {
    tool?.toolkitIsReady()
    AppTheme.shared.install()
    installWindowIcon()
    PressInput.install()
    application.onWindowActivation { [weak self] in self?.windows.retry() }
    TerminationSignals.handle { [weak self] in self?.quit() }
    application.addAction("quit", accelerators: MainWindow.quitAccelerators) { [weak self] in
      self?.quit()
    }
  }

  private func installWindowIcon() {
    let names = [32, 48, 64].map { "\(Self.identifier)-\($0).png" }
    do {
      try WindowIcon.install(resources: names.map { "\(Pictures.resourceRoot)/icons/\($0)" })
    } catch {
      StandardError.printError(error)
    }
  }

  /// Opens the window that a command line requests.
  ///
  /// The command line comes from this process or from a later launch.
  ///
  /// - Returns: The exit status of the launch.
  private func open(_ call: CommandLineCall) -> Int {
    do {
      let request = try LaunchRequest(call.values, tool: tool)
      try request.check(isRemote: call.isRemote)
      open(request)
      return 0
    } catch {
      call.printError(error)
      return Application.usageStatus
    }
  }

  private func open(_ request: LaunchRequest) {
    windows.open(request) { observe($0, for: request) }
  }

  /// Makes `window` write the screenshot or perform the task that a launch requests, and then
  /// close.
  ///
  /// If the launch requests neither, this method does nothing.
  private func observe(_ window: any GalleryWindow, for request: LaunchRequest) {
    if let screenshot = request.screenshot {
      // If the program ends before the picture is written, its exit status must report the failure.
      failureStatus = 1
      WindowSnapshot.write(window, to: screenshot.path) { [weak self] result in
        switch result {
        case .success: self?.failureStatus = nil
        case .failure(let error): self?.fail(error)
        }
        window.destroy()
      }
    } else if let task = request.task {
      tool?.perform(task, on: window) { [weak self] in self?.print("\($0)\n") }
    }
  }

  // MARK: Output and end

  /// Prints `text` to standard output.
  ///
  /// If the output fails, prints an error and sets the exit status to 1.
  private func print(_ text: String) {
    guard !StandardOutput.write(text) else { return }
    fail(StandardOutputError.unwritable)
  }

  private func fail(_ problem: some Problem) {
    StandardError.printError(problem)
    failureStatus = 1
  }

  private func quit() {
    windows.closeMainWindow()
    application.quit()
  }
}
