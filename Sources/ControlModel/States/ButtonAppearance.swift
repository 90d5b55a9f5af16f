/// The content and colors of a button in each of its states.
///
/// A value that is set here overrides the default of the button's type, also in the states that
/// fall back to it.
public struct ButtonAppearance: Hashable, Sendable {
  /// The type of the button.
  ///
  /// As in UIKit, it cannot change later (UIKitRules.md R7).
  public let type: ButtonType

  /// The default color of the title, except in a custom button.
  public let tint: Color

  /// The title.
  public var title = StateTable<String>()

  /// The color of the title.
  public var titleColor = StateTable<Color>()

  /// The color of the title's shadow.
  ///
  /// Without a color, the title has no shadow.
  public var titleShadowColor = StateTable<Color>()

  /// The distance from the title to its shadow in every state, in points.
  public var titleShadowOffset = Point.zero

  /// The picture in the center of the button.
  ///
  /// UIKit shows it beside the title. Here, a button has either a picture or a title.
  public var image = StateTable<ImageName>()

  /// The background, below the picture and the title.
  public var backgroundImage = StateTable<ButtonBackground>()

  /// Whether the image and the background are darkened while the button is highlighted, if they are
  /// not set for that state.
  public var adjustsImageWhenHighlighted = true

  /// Whether the image and the background are drawn at half opacity while the button is disabled,
  /// if they are not set for that state.
  public var adjustsImageWhenDisabled = true

  /// Creates the default appearance of a button type (UIKitRules.md R7).
  public init(type: ButtonType, tint: Color) {
    self.type = type
    self.tint = tint
  }

  /// Returns the title for a state, or nil if there is none.
  public func title(for state: ControlState) -> StateTable<String>.Match? {
    title.resolve(state)
  }

  /// Returns the color of the title for a state.
  ///
  /// The default is white for a custom button, and the tint for any other type.
  ///
  /// UIKit fades the title of the system type while it is pressed or disabled. Here, the button's
  /// background shows both states, and a theme may set a title color for them (UIKitRules.md R9, a
  /// deliberate difference).
  public func titleColor(for state: ControlState) -> StateTable<Color>.Match {
    titleColor.resolve(state, default: type == .custom ? .white : tint)
  }

  /// Returns the shadow of the title for a state, or nil if there is none.
  public func titleShadow(for state: ControlState) -> StateTable<Shadow>.Match? {
    guard let color = titleShadowColor.resolve(state) else { return nil }
    return .init(
      value: Shadow(color: color.value, offset: titleShadowOffset), source: color.source)
  }

  /// Returns the picture for a state, or nil if there is none.
  ///
  /// The default depends on the type.
  public func image(for state: ControlState) -> StateTable<ImageName>.Match? {
    image.resolve(state, default: type.defaultImage)
  }

  /// Returns the background for a state.
  ///
  /// The default is clear.
  public func backgroundImage(for state: ControlState) -> StateTable<ButtonBackground>.Match {
    backgroundImage.resolve(state, default: .clear)
  }

  /// Returns the adjustment of the picture for a state.
  public func imageAdjustment(for state: ControlState) -> ImageAdjustment {
    adjustment(for: state, isOwn: image[state] != nil)
  }

  /// Returns the adjustment of the background for a state.
  public func backgroundImageAdjustment(for state: ControlState) -> ImageAdjustment {
    adjustment(for: state, isOwn: backgroundImage[state] != nil)
  }

  // Only a picture that is not the state's own is adjusted. The sources disagree on the adjustment.
  // Here, it is the 45% black that an Apple engineer mentions, or half opacity (UIKitRules.md R8).
  private func adjustment(for state: ControlState, isOwn: Bool) -> ImageAdjustment {
    if isOwn { return .none }
    if state.contains(.disabled) { return adjustsImageWhenDisabled ? .halfOpacity : .none }
    if state.contains(.highlighted), adjustsImageWhenHighlighted { return .darkened(0.45) }
    return .none
  }
}

extension ButtonType {
  /// The picture of a new button of the type, or nil if the button shows only a title.
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

/// The background of a button, below its image and title.
public enum ButtonBackground: Hashable, Sendable {
  /// No background.
  case clear

  /// A picture that is stretched to the size of the button.
  case stretchable(StretchableImage)
}

/// The change to a picture in a state for which no picture is set.
public enum ImageAdjustment: Hashable, Sendable {
  /// The picture is drawn as it is.
  case none

  /// The picture is mixed with the given fraction of black, 0…1.
  case darkened(Double)

  /// The picture is drawn at half opacity.
  case halfOpacity
}
