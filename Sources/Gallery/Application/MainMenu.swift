import GtkKit

/// The button that opens the main menu, which contains the commands of the page and of the window.
final class MainMenu {
  let button: MenuButton

  /// The controller of the page whose commands are in the menu.
  weak var page: (any PageViewController)?

  private let menu = Menu()
  private let windowCommands = Menu()

  init() {
    windowCommands.append("Keyboard Shortcuts", action: "win.shortcuts")
    windowCommands.append("About \(GalleryApplication.name)", action: "win.about")
    menu.appendSection(windowCommands)
    button = MenuButton(
      iconName: "open-menu-symbolic", accessibleName: "Main Menu", menu: menu)
    button.onOpen = { [weak self] in self?.update() }
  }

  /// Updates the menu with the commands that the page can perform now.
  private func update() {
    menu.removeAll()
    let pageCommands = Menu()
    page?.addCommands(to: pageCommands)
    menu.appendSection(pageCommands)
    menu.appendSection(windowCommands)
  }
}
