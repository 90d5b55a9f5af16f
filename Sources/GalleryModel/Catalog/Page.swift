import ControlModel

/// A page of the gallery, in the order of the sidebar.
///
/// Add a page here only once it exists: the sidebar, `--list`, and the keyboard shortcuts are all
/// made from `allCases`.
public enum Page: String, CaseIterable, Sendable {
  case buttons
  case flipper
  case mysteryGrid = "mystery-grid"
  case roundButtons = "round-buttons"
  case interfaceElements = "interface-elements"
  case contacts

  /// The stable name that is used on the command line, in the saved window state, and in scripts.
  public var identifier: String { rawValue }

  /// The page's name in the sidebar and above the page, in header capitalization.
  public var title: String { words.title }

  /// A description of the page's contents, in one sentence.
  public var summary: String { words.summary }

  private var words: (title: String, summary: String) {
    switch self {
    case .buttons:
      (
        "Buttons",
        "A standard button, a subclass with its own look, and UIKit's six button types."
      )
    case .flipper:
      ("Flipper", "A weather card that turns over to its settings, in true perspective.")
    case .mysteryGrid:
      (
        "Mystery Grid",
        "A grid of subclassed buttons that hide points: \(MysteryGridDemo.valuesText)."
      )
    case .roundButtons:
      (
        "Round Buttons",
        "Circular buttons of several sizes, each made by one call of a convenience initializer."
      )
    case .interfaceElements:
      ("Interface Elements", "Colors and labels by name, so that one change applies everywhere.")
    case .contacts:
      (
        "Contacts",
        "A field of recipients, each a view that contains a button instead of subclassing one."
      )
    }
  }

  /// Returns the page with the given identifier, or throws an error that suggests similar ones.
  public static func named(_ identifier: String) throws(UnknownIdentifier) -> Page {
    guard let page = Page(rawValue: identifier) else {
      throw UnknownIdentifier(identifier, kind: "page", among: allCases.map(\.identifier))
    }
    return page
  }
}
