import GalleryModel
import GtkKit
import Theming

/// The Button Gallery application: parses the command line, opens windows, and returns an exit
/// status.
@MainActor public final class GalleryApplication {
  static let name = "Button Gallery"
  static let version = "0.1.0"
  static let identifier = "org.buttongallery.ButtonGallery"
  /// The address of the source code, the same as in the metainfo file.
  static let sourceAddress = "https://buttongallery.org/source"

  private let application = Application(identifier: identifier)
  private let firstFrame = FirstFrame(launchVariable: "BUTTON_GALLERY_STARTED_AT")
  private let memory = WindowStore()
  private let stores = PageStores.ofUser()
  private let pageWindows = PageWindows()
  private var mainWindow: MainWindow?
  private var failureStatus: Int?
  private var hasRecalled = false
  private var keptCustomization = ThemeCustomization.original

  /// Creates the application, ready to run.
  public init() {
    for option in LaunchOption.all { application.addOption(option) }
    application.onLocalOptions = { [weak self] in self?.answerOrPrepare($0) }
    application.onStartup = { [weak self] in self?.startUp() }
    application.onActivate = { [weak self] in self?.open(LaunchRequest()) }
    application.onCommandLine = { [weak self] in self?.open($0) ?? 0 }
  }

  /// Runs the application until its last window closes.
  ///
  /// - Returns: The exit status: 0 for success, 1 if a display or a file fails, 2 for an invalid
  ///   command line.
  public func run() -> Int {
    let status = application.run()
    memory?.synchronize()
    stores.synchronize()
    return failureStatus ?? status
  }

  // MARK: The launched process

  /// Prints the answer to a request that needs no display, rejects an invalid command line, and
  /// opens the display for any other request.
  ///
  /// - Returns: The exit status, or nil to continue with the windows.
  private func answerOrPrepare(_ values: OptionValues) -> Int? {
    do {
      let request = try LaunchRequest(values)
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

  /// Sets the scale and theme of a screenshot, and then opens the display.
  ///
  /// GDK reads the scale and theme only once, when the display is opened.
  ///
  /// - Returns: The exit status 1 if no display can be opened, or nil to continue.
  /// - Throws: `LaunchError` for a scale that the display does not support.
  private func openDisplay(for request: LaunchRequest) throws(LaunchError) -> Int? {
    request.screenshot?.setEnvironment()
    guard Display.open() else {
      StandardError.printError(
        "no display can be opened; set DISPLAY or WAYLAND_DISPLAY to one that runs")
      return 1
    }
    try request.screenshot?.check(isWayland: Display.isWayland)
    application.isNonUnique = request.isAlone
    return nil
  }

  // MARK: The process that has the windows

  private func startUp() {
    firstFrame.reach(.toolkit)
    AppTheme.shared.install()
    installWindowIcon()
    PressInput.install()
    application.onWindowActivation { [weak self] in self?.keepAgain() }
    TerminationSignals.handle { [weak self] in self?.quit() }
    application.addAction("quit", accelerators: MainWindow.quitAccelerators) { [weak self] in
      self?.quit()
    }
  }

  /// Tries again to save the data that could not be saved, when the user returns to a window.
  ///
  /// The user may return from a program that is about to write one of the files. The file is left to
  /// that program: if it was damaged or removed in the meantime, the contacts are not written again
  /// until a moment later, and settings not until the next change or the end of the program.
  private func keepAgain() {
    stores.retry()
    memory?.retry()
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
  /// The command line is this process's own, or that of a later launch.
  ///
  /// - Returns: The exit status of that launch.
  private func open(_ call: CommandLineCall) -> Int {
    do {
      let request = try LaunchRequest(call.values)
      try request.check(isRemote: call.isRemote)
      open(request)
      return 0
    } catch {
      call.printError(error)
      return Application.usageStatus
    }
  }

  /// Loads the user's changes to the theme, which belong to no single window, and saves them after
  /// each change from then on.
  ///
  /// Only the first call has an effect.
  private func recall() {
    guard !hasRecalled else { return }
    hasRecalled = true
    guard let memory else {
      SettingsWarnings.shared.report(
        "there is no folder for settings, since neither XDG_CONFIG_HOME nor HOME is an absolute path;"
          + " changes are not kept", of: nil, kind: .event)
      return
    }
    keptCustomization = memory.loadCustomization()
    AppTheme.shared.customization = keptCustomization
    AppTheme.shared.observe(by: self) { [weak self] in self?.keepCustomization() }
  }

  private func keepCustomization() {
    let customization = AppTheme.shared.customization
    guard customization != keptCustomization else { return }
    keptCustomization = customization
    memory?.save(customization)
  }

  private func open(_ request: LaunchRequest) {
    request.screenshot?.fixLook()
    if !request.isAlone { recall() }
    chooseTheme(for: request)
    let window = window(for: request)
    observe(window, for: request)
    window.present()
  }

  /// Applies the theme that the request names.
  ///
  /// If it names none, leaves the theme of an open gallery as it is, or applies the saved theme.
  ///
  /// A screenshot or a report must not depend on the saved state, so it ignores the saved theme.
  private func chooseTheme(for request: LaunchRequest) {
    if let theme = request.theme {
      AppTheme.shared.choice = theme
    } else if !request.isAlone, mainWindow == nil, let memory {
      AppTheme.shared.choice = memory.load().theme
    }
    mainWindow?.markTheme()
  }

  private func window(for request: LaunchRequest) -> ApplicationWindow {
    if request.showsPageAlone {
      return PageWindow(
        application: application, page: request.page ?? .buttons, context: context(for: request),
        siblings: pageWindows)
    }
    if let mainWindow {
      if let page = request.page {
        if request.options.isEmpty {
          mainWindow.open(page)
        } else {
          mainWindow.openAnew(page, with: request.options)
        }
      }
      return mainWindow
    }
    // A screenshot or a report must neither depend on the saved state nor change it.
    return request.isAlone ? makeMainWindow(for: request) : makeRememberingMainWindow(for: request)
  }

  private func makeMainWindow(for request: LaunchRequest) -> MainWindow {
    let state = WindowState()
    return MainWindow(
      application: application, state: state, page: request.page ?? state.page,
      context: context(for: request))
  }

  private func context(for request: LaunchRequest) -> PageContext {
    PageContext(options: request.options, stores: request.isAlone ? PageStores() : stores)
  }

  private func makeRememberingMainWindow(for request: LaunchRequest) -> MainWindow {
    let state = memory?.load() ?? WindowState()
    let window = MainWindow(
      application: application, state: state, page: request.page ?? state.page,
      context: context(for: request))
    let save = { [weak self, weak window] in
      guard let self, let window else { return }
      memory?.save(window.state)
    }
    window.onChooseTheme = save
    window.onChangeState = { [weak self, weak window] in
      if let window { self?.memory?.saveSoon(window) }
    }
    window.onClose = { [weak self] in
      save()
      self?.mainWindow = nil
    }
    mainWindow = window
    return window
  }

  private func observe(_ window: ApplicationWindow, for request: LaunchRequest) {
    if let screenshot = request.screenshot {
      // If the program ends before the picture is written, its exit status must indicate the
      // failure.
      failureStatus = 1
      WindowSnapshot.write(window, to: screenshot.path) { [weak self] result in
        switch result {
        case .success: self?.failureStatus = nil
        case .failure(let error): self?.fail(error)
        }
        window.destroy()
      }
    } else if request.exitsAfterFirstFrame {
      firstFrame.reach(.built)
      firstFrame.report(of: window) { [weak self] report in
        self?.print("\(report)\n")
        window.destroy()
      }
    } else if request.printsTree {
      window.onFirstPaint { [weak self] in
        self?.print("\(window.treeDescription)\n")
        window.destroy()
      }
    } else {
      observeReports(of: window, for: request)
    }
  }

  private func observeReports(of window: ApplicationWindow, for request: LaunchRequest) {
    let line: (String) -> Void = { [weak self] in self?.print("\($0)\n") }
    if let count = request.reportedThemes, let window = window as? PageWindow {
      window.onFirstPaint {
        PaintReporter(window).reportThemes(times: count, line: line) { window.destroy() }
      }
    } else if request.reportsVisits, let window = window as? MainWindow {
      window.onFirstPaint {
        PaintReporter(window).reportVisits(line: line) { window.destroy() }
      }
    } else if let count = request.reportedFlips {
      window.onFirstPaint { [weak self] in self?.reportFlips(in: window, times: count) }
    }
  }

  private func reportFlips(in window: ApplicationWindow, times: Int) {
    let controller = (window as? PageWindow)?.controller as? FlipperViewController
    guard let flipper = controller?.flipperView else { return window.destroy() }
    FlipReporter(flipper).flip(times: times) { [weak self] report in
      self?.print("\(report)\n")
    } completion: {
      window.destroy()
    }
  }

  // MARK: Output and end

  /// Prints a text on standard output.
  ///
  /// If that fails, prints an error and sets the exit status to 1.
  private func print(_ text: String) {
    guard !StandardOutput.write(text) else { return }
    fail(StandardOutput.fault)
  }

  private func fail(_ reason: some CustomStringConvertible) {
    StandardError.printError(reason)
    failureStatus = 1
  }

  private func quit() {
    mainWindow?.close()
    application.quit()
  }
}
