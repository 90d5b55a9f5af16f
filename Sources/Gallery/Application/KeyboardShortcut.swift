import GalleryModel
import GtkKit

/// A keyboard shortcut of the gallery.
enum KeyboardShortcut: CaseIterable {
  case shortcuts
  case menu
  case closeWindow
  case quit
  case moveFocus
  case openPage
  case previousPage
  case nextPage
  case goBack
  case goForward
  case moveInPages
  case press
  case moveInGrid
  case newGame
  case moveOverContacts
  case removeContact
  case undo

  /// A titled group of related shortcuts.
  struct Group {
    let title: String
    let shortcuts: [KeyboardShortcut]
  }

  /// The columns of the shortcuts window, each with its groups from top to bottom.
  static let columns: [[Group]] = [
    [
      Group(title: "General", shortcuts: [.shortcuts, .menu, .closeWindow, .quit, .moveFocus]),
      Group(
        title: "Pages",
        shortcuts: [.openPage, .previousPage, .nextPage, .goBack, .goForward, .moveInPages]),
    ],
    [
      Group(title: "Buttons", shortcuts: [.press]),
      Group(title: "Mystery Grid", shortcuts: [.moveInGrid, .newGame]),
      Group(title: "Contacts", shortcuts: [.moveOverContacts, .removeContact, .undo]),
    ],
  ]

  /// The action of the shortcut, as an imperative.
  var title: String {
    switch self {
    case .shortcuts: "Show Keyboard Shortcuts"
    case .menu: "Open Menu"
    case .closeWindow: "Close Window"
    case .quit: "Quit"
    case .moveFocus: "Move Focus On or Back"
    case .openPage: "Go to Page"
    case .previousPage: "Go to Previous Page"
    case .nextPage: "Go to Next Page"
    case .goBack: "Go Back"
    case .goForward: "Go Forward"
    case .moveInPages: "Move in List of Pages"
    case .press: "Press Focused Button"
    case .moveInGrid: "Move in Grid"
    case .newGame: "Start New Game"
    case .moveOverContacts: "Move over Contacts"
    case .removeContact: "Select, Then Remove Last Contact"
    case .undo: "Bring Back Removed Contact"
    }
  }

  /// The keys in GTK's accelerator syntax, one entry for each key combination.
  ///
  /// Widgets handle the keys that move the focus, press and remove by themselves. Go Back uses the
  /// arrow that points to the beginning of a line of text, as its icon does.
  var accelerators: [String] {
    switch self {
    case .shortcuts: ["F1", "<Primary>question"]
    case .menu: ["F10"]
    case .closeWindow: ["<Primary>w"]
    case .quit: ["<Primary>q"]
    case .moveFocus: ["Tab", "<Shift>Tab"]
    case .openPage: (1...Page.allCases.count).map { "<Alt>\($0)" }
    case .previousPage: ["<Primary>Page_Up"]
    case .nextPage: ["<Primary>Page_Down"]
    case .goBack: [TextDirection.standard == .leftToRight ? "<Alt>Left" : "<Alt>Right"]
    case .goForward: [TextDirection.standard == .leftToRight ? "<Alt>Right" : "<Alt>Left"]
    case .moveInPages: ["Up", "Down"]
    case .press: ["space", "Return"]
    case .moveInGrid: ["Left", "Right", "Up", "Down"]
    case .newGame: ["<Primary>n"]
    case .moveOverContacts: ["Left", "Right"]
    case .removeContact: ["BackSpace"]
    case .undo: ["<Primary>z"]
    }
  }
}
