/// A page of the gallery, in the order of the sidebar.
///
/// A page is listed here once it exists: the sidebar, `--list` and the keyboard shortcuts are
/// all made from `allCases`.
public enum Page: String, CaseIterable, Sendable {
  case buttons
  case flipper
  case mysteryGrid = "mystery-grid"
  case roundButtons = "round-buttons"
  case interfaceElements = "interface-elements"
  case contacts

  /// The stable name that the command line, the window's memory and scripts use.
  public var identifier: String { rawValue }

  /// The name in the sidebar and over the page, in header capitalisation.
  public var title: String {
    switch self {
    case .buttons: "Buttons"
    case .flipper: "Flipper"
    case .mysteryGrid: "Mystery Grid"
    case .roundButtons: "Round Buttons"
    case .interfaceElements: "Interface Elements"
    case .contacts: "Contacts"
    }
  }

  /// One sentence that says what the page shows.
  public var summary: String {
    switch self {
    case .buttons:
      "A standard button, a subclass with looks of its own, and UIKit's six button types."
    case .flipper:
      "A weather card that turns over to its settings, in true perspective."
    case .mysteryGrid:
      "Buttons of a subclass that hide points: \(MysteryGridDemo.valuesText)."
    case .roundButtons:
      "Circular buttons of several sizes, each made by one call of a convenience initializer."
    case .interfaceElements:
      "Colors and labels by name, so that one change shows everywhere."
    case .contacts:
      "A field of recipients, each a view that holds a button and does not inherit from one."
    }
  }

  /// The page of an identifier, or an error that names the closest ones.
  public static func named(_ identifier: String) throws(UnknownPage) -> Page {
    guard let page = Page(rawValue: identifier) else { throw UnknownPage(identifier: identifier) }
    return page
  }
}
