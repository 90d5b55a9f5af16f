/// What one button shows in each of its states.
///
/// A value that was set here beats every default of the type, in each state that falls back to it.
public struct ButtonAppearance: Hashable, Sendable {
  /// The kind of button; as in UIKit it cannot change later (UIKitRules.md R7).
  public let type: ButtonType

  /// The colour of the title of a type that follows the system's look.
  public let tint: Color

  /// The text.
  public var title = StateTable<String>()

  /// The colour of the text.
  public var titleColor = StateTable<Color>()

  /// The colour of the text's shadow; without one there is no shadow.
  public var titleShadowColor = StateTable<Color>()

  /// How far the text's shadow is moved, in points, in every state.
  public var titleShadowOffset = Point.zero

  /// The picture in the middle of the button.
  ///
  /// UIKit puts it beside a title. A button here has either a picture or a title.
  public var image = StateTable<ImageName>()

  /// The picture under everything.
  public var backgroundImage = StateTable<ButtonBackground>()

  /// Whether pictures are darkened while the button is highlighted.
  public var adjustsImageWhenHighlighted = true

  /// Whether pictures are drawn at half opacity while the button is disabled.
  public var adjustsImageWhenDisabled = true

  /// Makes the appearance that a new button of a type has (UIKitRules.md R7).
  public init(type: ButtonType, tint: Color) {
    self.type = type
    self.tint = tint
  }

  /// The text for a state, nil if the button has none.
  public func title(for state: ControlState) -> StateTable<String>.Match? {
    title.resolve(state)
  }

  /// The color of the text for a state: by default white for a custom button, else the tint.
  ///
  /// UIKit fades the system type's title while it is pressed or disabled. Here the face shows both
  /// states, and a theme may set a title color for them (UIKitRules.md R9, ours differs on purpose).
  public func titleColor(for state: ControlState) -> StateTable<Color>.Match {
    titleColor.resolve(state, default: type == .custom ? .white : tint)
  }

  /// The text's shadow for a state, nil if it casts none.
  public func titleShadow(for state: ControlState) -> StateTable<Shadow>.Match? {
    guard let color = titleShadowColor.resolve(state) else { return nil }
    return .init(
      value: Shadow(color: color.value, offset: titleShadowOffset), source: color.source)
  }

  /// The picture for a state, nil if there is none; by default the one that makes the type.
  public func image(for state: ControlState) -> StateTable<ImageName>.Match? {
    image.resolve(state, default: type.defaultImage)
  }

  /// The background for a state, by default clear.
  public func backgroundImage(for state: ControlState) -> StateTable<ButtonBackground>.Match {
    backgroundImage.resolve(state, default: .clear)
  }

  /// What is done to the picture of a state.
  public func imageAdjustment(for state: ControlState) -> ImageAdjustment {
    adjustment(for: state, isOwn: image[state] != nil)
  }

  /// What is done to the background of a state.
  public func backgroundImageAdjustment(for state: ControlState) -> ImageAdjustment {
    adjustment(for: state, isOwn: backgroundImage[state] != nil)
  }

  // UIKitRules.md R8: only a picture that stands in for another is changed. Its sources disagree on
  // how; ours takes the 45 % of black that an Apple engineer names, and half opacity.
  private func adjustment(for state: ControlState, isOwn: Bool) -> ImageAdjustment {
    if isOwn { return .none }
    if state.contains(.disabled) { return adjustsImageWhenDisabled ? .halfOpacity : .none }
    if state.contains(.highlighted), adjustsImageWhenHighlighted { return .darkened(0.45) }
    return .none
  }
}

extension ButtonType {
  /// The picture that a new button of the type shows, nil if it shows only its title.
  var defaultImage: ImageName? {
    switch self {
    case .custom, .roundedRect: nil
    case .detailDisclosure: "detail-disclosure"
    case .infoLight: "info-light"
    case .infoDark: "info-dark"
    case .contactAdd: "contact-add"
    }
  }
}
