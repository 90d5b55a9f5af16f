import GalleryModel
import GtkKit
import Theming

/// Button Gallery: understands the command line, opens windows, and ends with a status.
@MainActor public final class GalleryApplication {
  static let name = "Button Gallery"
  static let version = "0.1.0"
  static let identifier = "org.buttongallery.ButtonGallery"
  /// Where the source code is, as the metainfo file says too.
  static let sourceAddress = "https://buttongallery.org/source"

  private let application = Application(identifier: identifier)
  private let firstFrame = FirstFrame(launchVariable: "BUTTON_GALLERY_STARTED_AT")
  private let memory = WindowStore()
  private let contacts = ContactStore(file: ContactsFile())
  private let weatherStore = WeatherStore()
  private let bestScoreStore = BestScoreStore()
  private let pageWindows = PageWindows()
  private var mainWindow: MainWindow?
  private var failureStatus: Int?
  private var hasRecalled = false
  private var keptCustomization = ThemeCustomization.original

  /// The application, ready to run.
  public init() {
    for option in LaunchOption.allCases { application.addOption(option.description) }
    application.onLocalOptions = { [weak self] in self?.answerOrPrepare($0) }
    application.onStartup = { [weak self] in self?.startUp() }
    application.onActivate = { [weak self] in self?.open(LaunchRequest()) }
    application.onCommandLine = { [weak self] in self?.open($0) ?? 0 }
  }

  /// Runs until the last window closes.
  ///
  /// - Returns: The exit status: 0; 1 where a display or a file fails; 2 for a wrong command line.
  public func run() -> Int {
    let status = application.run()
    memory?.synchronize()
    contacts.synchronize()
    weatherStore?.synchronize()
    bestScoreStore?.synchronize()
    return failureStatus ?? status
  }

  // MARK: In the process that was started

  /// Answers what needs no display, refuses what is wrong, and opens the display for the rest.
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

  /// GDK reads scale and theme once, when the display is opened, so they are set before.
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

  // MARK: In the process that has the windows

  private func startUp() {
    firstFrame.reach(.toolkit)
    AppTheme.shared.install()
    installWindowIcon()
    PressInput.install()
    application.onWindowActivation { [weak self] in self?.keepAgain() }
    TerminationSignals.handle { [weak self] in self?.quit() }
    application.addAction("quit", accelerators: KeyboardShortcut.quit.accelerators) { [weak self] in
      self?.quit()
    }
  }

  /// Tries once more to keep what could not be kept, now that the user comes back to a window.
  ///
  /// The user may come from a program that is about to write one of the files: what was damaged or
  /// removed meanwhile is left to the next change or the end.
  private func keepAgain() {
    contacts.check()
    memory?.retry()
    weatherStore?.retry()
    bestScoreStore?.retry()
  }

  private func installWindowIcon() {
    let names = [32, 48, 64].map { "\(Self.identifier)-\($0).png" }
    do {
      try WindowIcon.install(resources: names.map { "\(Pictures.resourceRoot)/icons/\($0)" })
    } catch {
      StandardError.printError(error)
    }
  }

  /// Opens what a command line asks for, be it this process's own or a later start's.
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

  /// Brings back, once, what belongs to no single window, and keeps it from then on.
  private func recall() {
    guard !hasRecalled else { return }
    hasRecalled = true
    guard let memory else {
      SettingsWarnings.shared.notify(
        "there is no folder for settings, since neither XDG_CONFIG_HOME nor HOME is an absolute path;"
          + " changes are not kept", of: nil)
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

  /// Brings the theme into force that the request names, else that of the open gallery or of the
  /// last time.
  ///
  /// A picture must not depend on what was done before, so it takes none of them.
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
      if request.gridLayout != nil || request.seed != nil {
        mainWindow.openGridAnew(in: context(for: request))
      } else if let page = request.page {
        mainWindow.open(page)
      }
      return mainWindow
    }
    // A picture must not depend on what was done before, nor change it.
    return request.isAlone ? makeMainWindow(for: request) : makeRememberingMainWindow(for: request)
  }

  private func makeMainWindow(for request: LaunchRequest) -> MainWindow {
    let state = WindowState()
    return MainWindow(
      application: application, state: state, page: request.page ?? state.page,
      context: context(for: request))
  }

  private func context(for request: LaunchRequest) -> PageContext {
    PageContext(
      flipProgress: request.screenshot?.flipProgress,
      weatherStore: request.isAlone ? nil : weatherStore,
      contacts: request.isAlone ? ContactStore() : contacts,
      gridLayout: request.gridLayout ?? .standard, seed: request.seed,
      bestScoreStore: request.isAlone ? nil : bestScoreStore)
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
      // Whoever asked for the picture has none if the program is ended before.
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

  // MARK: Words and the end

  /// Prints what was asked for.
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
