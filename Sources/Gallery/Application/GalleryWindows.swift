import GalleryModel
import GtkKit
import Theming

/// The windows of the gallery, and the data that they share.
///
/// Only the main window restores and saves its state, and there is at most one main window. A
/// window of a single page may use the saved theme, but doesn't change the saved state. A window
/// for a screenshot or another task neither uses nor changes anything that is saved.
final class GalleryWindows {
  private let application: Application
  private let memory = WindowStore()
  private let stores = PageStores.ofUser()
  private let pageWindows = PageWindows()
  private var mainWindow: MainWindow?
  private var hasRecalled = false
  private var savedCustomization = ThemeCustomization.original

  /// Creates an object without windows.
  init(application: Application) {
    self.application = application
  }

  /// Opens the window that a launch requests.
  ///
  /// If the launch requests the main window, and the main window is already open, this method
  /// raises it and shows the requested page there.
  ///
  /// - Parameters:
  ///   - request: The request of the launch.
  ///   - prepare: Called with the window before it is shown.
  func open(_ request: LaunchRequest, prepare: (any GalleryWindow) -> Void) {
    request.screenshot?.fixLook()
    if !request.isAlone { recall() }
    chooseTheme(for: request)
    let window = window(for: request)
    prepare(window)
    window.present()
  }

  /// Closes the main window, which saves its state.
  func closeMainWindow() {
    mainWindow?.close()
  }

  /// Saves everything that could not be saved before.
  func synchronize() {
    memory?.synchronize()
    stores.synchronize()
  }

  /// Tries again to save what could not be saved, when the user returns to a window.
  ///
  /// The user may return from a program that is about to write one of the files. If that file was
  /// damaged or removed in the meantime, it is therefore not replaced immediately: the contacts are
  /// saved after a short delay, and settings with the next change or at the end of the program.
  func retry() {
    stores.retry()
    memory?.retry()
  }

  // MARK: The theme

  /// Loads the user's changes to the theme, and makes the gallery save each later change.
  ///
  /// All windows share these changes. Without a configuration directory, this method only reports a
  /// warning. Only the first call has an effect.
  private func recall() {
    guard !hasRecalled else { return }
    hasRecalled = true
    guard let memory else {
      SettingsWarnings.shared.report(SettingsProblem.noFolder, of: nil, kind: .event)
      return
    }
    savedCustomization = memory.loadCustomization()
    AppTheme.shared.customization = savedCustomization
    AppTheme.shared.observe(by: self) { [weak self] in self?.saveCustomization() }
  }

  private func saveCustomization() {
    let customization = AppTheme.shared.customization
    guard customization != savedCustomization else { return }
    savedCustomization = customization
    memory?.save(customization)
  }

  /// Applies the theme that `request` names.
  ///
  /// If `request` names no theme, the theme remains while the main window is open. Without an open
  /// main window, the saved theme applies. A screenshot or another task must not depend on the
  /// saved state, so it ignores the saved theme.
  private func chooseTheme(for request: LaunchRequest) {
    if let theme = request.theme {
      AppTheme.shared.choice = theme
    } else if !request.isAlone, mainWindow == nil, let memory {
      AppTheme.shared.choice = memory.load().theme
    }
    mainWindow?.markTheme()
  }

  // MARK: The windows

  private func window(for request: LaunchRequest) -> any GalleryWindow {
    if request.showsPageAlone {
      return PageWindow(
        application: application, page: request.page ?? .buttons, context: context(for: request),
        siblings: pageWindows)
    }
    if let mainWindow {
      show(request, in: mainWindow)
      return mainWindow
    }
    return request.isAlone
      ? makeMainWindow(for: request, state: WindowState()) : makeRememberingMainWindow(for: request)
  }

  private func show(_ request: LaunchRequest, in mainWindow: MainWindow) {
    guard let page = request.page else { return }
    if request.options.isEmpty {
      mainWindow.open(page)
    } else {
      mainWindow.openAnew(page, with: request.options)
    }
  }

  private func makeMainWindow(for request: LaunchRequest, state: WindowState) -> MainWindow {
    MainWindow(
      application: application, state: state, page: request.page ?? state.page,
      context: context(for: request))
  }

  private func makeRememberingMainWindow(for request: LaunchRequest) -> MainWindow {
    let window = makeMainWindow(for: request, state: memory?.load() ?? WindowState())
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

  private func context(for request: LaunchRequest) -> PageContext {
    PageContext(options: request.options, stores: request.isAlone ? PageStores() : stores)
  }
}
