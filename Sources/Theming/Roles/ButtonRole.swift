/// The buttons of the gallery, by purpose.
public enum ButtonRole: Int, ThemeRole {
  /// The standard sample button (WriteUps.md 1.2).
  case standard

  /// `PrettyButton` (WriteUps.md 1.4).
  case pretty

  /// The third sample button, with separate values for each of its six reachable states
  /// (WriteUps.md 1.7).
  case sixStates

  /// The type without a predefined style, for which the style sheet draws one (WriteUps.md 1.6).
  case custom

  /// The type for general use (WriteUps.md 1.6).
  case roundedRect

  /// The type that shows details (WriteUps.md 1.6).
  case detailDisclosure

  /// The light type that flips to settings (WriteUps.md 1.6).
  case infoLight

  /// The dark type that flips to settings (WriteUps.md 1.6).
  case infoDark

  /// The type that adds a contact (WriteUps.md 1.6).
  case contactAdd

  /// A `MysteryButton` with a hidden surprise (WriteUps.md 3.2).
  case mysteryCovered

  /// A `MysteryButton` with a visible surprise (WriteUps.md 3.2).
  case mysteryRevealed

  /// The button in a `ContactView` (WriteUps.md 6.2).
  case contact

  /// One of several options on the back of the weather card (WriteUps.md 2.5).
  case choice

  /// The style class that a view adds to the button.
  public var styleClass: StyleClass {
    switch self {
    case .standard: "button-standard"
    case .pretty: "button-pretty"
    case .sixStates: "button-six-states"
    case .custom: "button-custom"
    case .roundedRect: "button-rounded-rect"
    case .detailDisclosure: "button-detail-disclosure"
    case .infoLight: "button-info-light"
    case .infoDark: "button-info-dark"
    case .contactAdd: "button-contact-add"
    case .mysteryCovered: "button-mystery-covered"
    case .mysteryRevealed: "button-mystery-revealed"
    case .contact: "button-contact"
    case .choice: "button-choice"
    }
  }

  /// The button in plain words, such as "pretty button".
  public var displayName: String {
    switch self {
    case .standard: "standard button"
    case .pretty: "pretty button"
    case .sixStates: "button with six states"
    case .custom: "custom button"
    case .roundedRect: "rounded rectangle button"
    case .detailDisclosure: "detail disclosure button"
    case .infoLight: "light info button"
    case .infoDark: "dark info button"
    case .contactAdd: "contact add button"
    case .mysteryCovered: "covered mystery button"
    case .mysteryRevealed: "revealed mystery button"
    case .contact: "contact button"
    case .choice: "weather card option"
    }
  }
}
