import GalleryModel
import GtkKit

extension MainWindow {
  /// The window's commands, and the keys of the window that are handled elsewhere.
  ///
  /// The keys of Go Back and Go Forward depend on the text direction. Go Back uses the arrow key
  /// that points to the start of a line of text, like the arrow in its icon.
  static var commands: [Command<MainWindow>] { generalCommands + navigationCommands }

  private static var generalCommands: [Command<MainWindow>] {
    [
      Command(
        "shortcuts", title: "Show Keyboard Shortcuts", accelerators: ["F1", "<Primary>question"]
      ) { $0.showShortcuts() },
      Command("menu", title: "Open Menu", accelerators: ["F10"]) { $0.toggleMenu() },
      Command("about", title: "About \(GalleryApplication.name)") { $0.showAbout() },
      Command("close", title: "Close Window", accelerators: closeAccelerators) { $0.close() },
      Command(title: "Quit", keys: quitAccelerators),
      Command(title: "Move Focus Forward or Backward", keys: ["Tab", "<Shift>Tab"]),
    ]
  }

  private static var navigationCommands: [Command<MainWindow>] {
    let isLeftToRight = TextDirection.standard == .leftToRight
    return [
      Command(title: "Go to Page", keys: pageAccelerators, isRange: true),
      Command("previous-page", title: "Go to Previous Page", accelerators: ["<Primary>Page_Up"]) {
        $0.openNeighbour(offset: -1)
      },
      Command("next-page", title: "Go to Next Page", accelerators: ["<Primary>Page_Down"]) {
        $0.openNeighbour(offset: 1)
      },
      Command(
        "back", title: "Go Back", accelerators: [isLeftToRight ? "<Alt>Left" : "<Alt>Right"]
      ) { $0.goBack() },
      Command(
        "forward", title: "Go Forward", accelerators: [isLeftToRight ? "<Alt>Right" : "<Alt>Left"]
      ) { $0.goForward() },
      Command(title: "Move in List of Pages", keys: ["Up", "Down"]),
    ]
  }

  /// The keys that close a window, including the window of a single page.
  static let closeAccelerators = ["<Primary>w"]

  /// The keys that quit the application.
  static let quitAccelerators = ["<Primary>q"]

  /// The keys that open pages, in the order of the pages.
  static let pageAccelerators = Page.allCases.indices.map { "<Alt>\($0 + 1)" }

  /// The columns of the shortcuts window: one with the window's shortcuts, and one with the
  /// shortcuts of the pages.
  static var shortcutColumns: [[KeyboardShortcut.Group]] {
    let pages = Page.allCases.map {
      KeyboardShortcut.Group(title: $0.title, shortcuts: $0.viewController.shortcuts)
    }
    return [
      [
        KeyboardShortcut.Group(
          title: "General", shortcuts: generalCommands.compactMap(\.shortcut)),
        KeyboardShortcut.Group(
          title: "Pages", shortcuts: navigationCommands.compactMap(\.shortcut)),
      ],
      pages.filter { !$0.shortcuts.isEmpty },
    ]
  }

  private func showShortcuts() {
    let window = shortcutsWindow ?? ShortcutsWindow(over: self, columns: Self.shortcutColumns)
    shortcutsWindow = window
    window.present()
  }

  private func showAbout() {
    AboutDialog(
      over: self, programName: GalleryApplication.name, version: GalleryApplication.version,
      comments: "Five classic UIKit button write-ups, alive on GTK 3.",
      sourceAddress: GalleryApplication.sourceAddress, license: .mit,
      logoIconName: GalleryApplication.identifier
    ).present()
  }
}
