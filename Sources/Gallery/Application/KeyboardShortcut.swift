/// The keys that work everywhere in the window, each with what it does.
enum KeyboardShortcut: CaseIterable {
  case shortcuts
  case menu
  case closeWindow
  case quit
  case openPage
  case previousPage
  case nextPage
  case newGame
  case press
  case undo

  /// The groups of the window that lists them, in its order.
  static let groups: [(title: String, shortcuts: [KeyboardShortcut])] = [
    ("General", [.shortcuts, .menu, .closeWindow, .quit]),
    ("Pages", [.openPage, .previousPage, .nextPage]),
    ("Buttons", [.press]),
    ("Mystery Grid", [.newGame]),
    ("Contacts", [.undo]),
  ]

  /// What the keys do, as an imperative.
  var title: String {
    switch self {
    case .shortcuts: "Show Keyboard Shortcuts"
    case .menu: "Open Menu"
    case .closeWindow: "Close Window"
    case .quit: "Quit"
    case .openPage: "Go to Page"
    case .previousPage: "Go to Previous Page"
    case .nextPage: "Go to Next Page"
    case .newGame: "Start New Game"
    case .press: "Press Focused Button"
    case .undo: "Bring Back Removed Contact"
    }
  }

  /// The keys as GTK writes them, one entry for each way; those of `press` are GTK's own.
  var accelerators: [String] {
    switch self {
    case .shortcuts: ["F1", "<Primary>question"]
    case .menu: ["F10"]
    case .closeWindow: ["<Primary>w"]
    case .quit: ["<Primary>q"]
    case .openPage: (1...9).map { "<Alt>\($0)" }
    case .previousPage: ["<Primary>Page_Up"]
    case .nextPage: ["<Primary>Page_Down"]
    case .newGame: ["<Primary>n"]
    case .press: ["space", "Return"]
    case .undo: ["<Primary>z"]
    }
  }

  /// The keys as the list of shortcuts shows them.
  var label: String {
    switch self {
    case .openPage: "<Alt>1...9"
    case .closeWindow, .menu, .newGame, .nextPage, .press, .previousPage, .quit, .shortcuts,
      .undo:
      accelerators.joined(separator: " ")
    }
  }
}
