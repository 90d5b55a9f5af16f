import ControlModel

extension Theme {
  /// The height of the two sample buttons, in points (WriteUps.md 1.2).
  ///
  /// It's also the minimum height of the buttons of the types rounded rectangle, custom, and
  /// contact add.
  private static let titleButtonHeight = 40.0

  /// The surface of a button with a picture while the pointer is over it: an overlay and a glow.
  private static let litPicture = ButtonSurface(fill: .hoverVeil, relief: .lit)

  /// Returns the style of a button in the Classic theme, with the given set of pictures.
  static func classicButton(_ role: ButtonRole, pictures: PictureSet) -> ButtonStyle {
    switch role {
    case .standard, .roundedRect: roundedRect
    case .pretty: pretty(pictures)
    case .sixStates: sixStates(pictures)
    case .custom: patch
    case .detailDisclosure: symbol(.detailDisclosure)
    case .infoLight: symbol(.infoLight)
    case .infoDark: symbol(.infoDark)
    case .contactAdd: contactAdd(pictures)
    case .mysteryCovered: mysteryCovered
    case .mysteryRevealed: mysteryRevealed
    case .contact: contact(pictures)
    case .choice: choice
    }
  }

  /// A rounded rectangle with a title in the tint and a gradient.
  ///
  /// As with UIKit's system button, a pressed or disabled button looks different even while it's
  /// selected, but the selection itself isn't visible (WriteUps.md 1.7).
  private static var roundedRect: ButtonStyle {
    let pressed = ButtonSurface(
      top: .roundedRectPressedTop, bottom: .roundedRectPressedBottom,
      border: .roundedRectPressedBorder, relief: .sunken)
    let disabled = ButtonSurface(fill: .roundedRectDisabled, border: .roundedRectDisabledBorder)
    var style = ButtonStyle(type: .roundedRect)
    style.surfaces = [
      .normal: ButtonSurface(
        top: .roundedRectTop, bottom: .roundedRectBottom, border: .roundedRectBorder,
        relief: .raised),
      .highlighted: pressed,
      [.highlighted, .selected]: pressed,
      .disabled: disabled,
      [.disabled, .selected]: disabled,
    ]
    style.hoveredSurfaces = [
      .normal: ButtonSurface(
        top: .roundedRectTop, bottom: .roundedRectHovered, border: .roundedRectBorder,
        relief: .lit)
    ]
    style.titleColors = [
      .disabled: .roundedRectDisabledTitle,
      [.disabled, .selected]: .roundedRectDisabledTitle,
    ]
    style.cornerRadius = 8
    style.borderWidth = 1
    style.minimumSize.height = titleButtonHeight
    style.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return style
  }

  private static func pretty(_ pictures: PictureSet) -> ButtonStyle {
    var style = ButtonStyle(type: .custom)
    style.titleColors = [.normal: .prettyTitle, .highlighted: .prettyHighlightedTitle]
    style.pictures[.normal] = pictures.stretchable("standard", cap: 12)
    style.pictures[.highlighted] = pictures.stretchable("hover", cap: 12)
    style.hoveredSurfaces = [.normal: litPicture]
    style.cornerRadius = 6
    return style
  }

  private static func sixStates(_ pictures: PictureSet) -> ButtonStyle {
    var style = ButtonStyle(type: .custom)
    style.titleColors = [
      .normal: .sixStatesTitle,
      .highlighted: .sixStatesHighlightedTitle,
      .disabled: .sixStatesDisabledTitle,
      .selected: .sixStatesSelectedTitle,
      [.highlighted, .selected]: .sixStatesHighlightedSelectedTitle,
      [.disabled, .selected]: .sixStatesDisabledSelectedTitle,
    ]
    style.pictures[.normal] = pictures.stretchable("six-states-normal", cap: 12)
    style.pictures[.highlighted] = pictures.stretchable("six-states-highlighted", cap: 12)
    style.pictures[.disabled] = pictures.stretchable("six-states-disabled", cap: 12)
    style.pictures[.selected] = pictures.stretchable("six-states-selected", cap: 12)
    style.pictures[[.highlighted, .selected]] = pictures.stretchable(
      "six-states-highlighted-selected", cap: 12)
    style.pictures[[.disabled, .selected]] = pictures.stretchable(
      "six-states-disabled-selected", cap: 12)
    style.hoveredSurfaces = [.normal: litPicture]
    style.cornerRadius = 6
    return style
  }

  /// The custom type as a stitched patch of fabric, which is as different from the system's look as
  /// CSS allows.
  private static var patch: ButtonStyle {
    var style = ButtonStyle(type: .custom)
    style.titleColors = [
      .normal: .customTitle,
      .disabled: .customDisabledTitle,
      .selected: .customPressedCloth,
      [.highlighted, .selected]: .customPressedCloth,
      [.disabled, .selected]: .customDisabledCloth,
    ]
    style.surfaces = [
      .normal: ButtonSurface(fill: .customCloth, border: .customThread, relief: .raised),
      .highlighted: ButtonSurface(
        fill: .customPressedCloth, border: .customPressedThread, relief: .sunken),
      .disabled: ButtonSurface(fill: .customDisabledCloth, border: .customDisabledThread),
      .selected: ButtonSurface(fill: .customThread, border: .customCloth, relief: .raised),
      [.highlighted, .selected]: ButtonSurface(
        fill: .customPressedThread, border: .customPressedCloth, relief: .sunken),
      [.disabled, .selected]: ButtonSurface(
        fill: .customDisabledThread, border: .customDisabledCloth),
    ]
    style.hoveredSurfaces = [
      .normal: ButtonSurface(fill: .customHoveredCloth, border: .customThread, relief: .lit),
      .selected: ButtonSurface(fill: .customHoveredThread, border: .customCloth, relief: .lit),
    ]
    style.cornerRadius = 4
    style.minimumSize.height = titleButtonHeight
    style.borderWidth = 2
    style.borderLine = .dashed
    style.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return style
  }

  /// Returns the style of a button with a picture of 22 x 22 points in the center of a hit area of
  /// 44 x 44 points (WriteUps.md 1.6).
  ///
  /// The edge of a card can cut off a part of the hit area. The focus ring surrounds the picture.
  private static func symbol(_ type: ButtonType) -> ButtonStyle {
    var style = ButtonStyle(type: type)
    style.surfaces = [.normal: .bare, .highlighted: ButtonSurface(fill: .pressVeil)]
    style.minimumSize = Size(width: 22, height: 22)
    style.cornerRadius = 22
    style.focusRingOffset = -9
    return style
  }

  private static func contactAdd(_ pictures: PictureSet) -> ButtonStyle {
    var style = roundedRect
    style.type = .contactAdd
    style.images[.normal] = pictures.contactAdd
    style.minimumSize = Size(width: 44, height: titleButtonHeight)
    style.contentEdgeInsets = .zero
    return style
  }

  /// A row or segment that selects an option, on a dark panel.
  ///
  /// The selected option is light, and the others are dark.
  private static var choice: ButtonStyle {
    let selected = ButtonSurface(fill: .choiceSelectedFace, border: .choiceSelectedFace)
    var style = ButtonStyle(type: .custom)
    style.font = .app
    style.fontSize = 14
    style.titleColors = [
      .normal: .cardText,
      .selected: .choiceSelectedTitle,
      [.highlighted, .selected]: .choiceSelectedTitle,
      .disabled: .choiceDisabledTitle,
      [.disabled, .selected]: .choiceSelectedDisabledTitle,
    ]
    style.surfaces = [
      .normal: ButtonSurface(fill: .choiceFace, border: .choiceBorder),
      .highlighted: ButtonSurface(
        fill: .choicePressedFace, border: .choiceBorder, relief: .sunken),
      .selected: selected,
      [.highlighted, .selected]: ButtonSurface(
        fill: .choiceSelectedPressedFace, border: .choiceSelectedPressedFace),
      .disabled: ButtonSurface(fill: .choiceDisabledFace, border: .choiceDisabledBorder),
      [.disabled, .selected]: ButtonSurface(
        fill: .choiceSelectedDisabledFace, border: .choiceSelectedDisabledFace),
    ]
    style.hoveredSurfaces = [
      .normal: ButtonSurface(fill: .choiceHoveredFace, border: .choiceBorder),
      .selected: selected,
    ]
    style.cornerRadius = 8
    style.borderWidth = 1
    style.minimumSize.height = 36
    style.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return style
  }

  /// A button with the view's picture inside a border.
  ///
  /// The picture is darkened while the button is pressed.
  private static var mysteryCovered: ButtonStyle {
    var style = mysteryRevealed
    style.surfaces = [.normal: ButtonSurface(fill: .clear, border: .mysteryGridBorder)]
    style.hoveredSurfaces = [
      .normal: ButtonSurface(fill: .hoverVeil, border: .mysteryGridBorder)
    ]
    style.borderWidth = 1
    return style
  }

  /// A button with the view's picture and nothing else.
  ///
  /// Hovering has no effect on a revealed button, because a tap has no effect either.
  private static var mysteryRevealed: ButtonStyle {
    var style = ButtonStyle(type: .custom)
    style.hoveredSurfaces = [:]
    style.minimumSize = Size(width: 80, height: 80)
    return style
  }

  private static func contact(_ pictures: PictureSet) -> ButtonStyle {
    var style = ButtonStyle(type: .custom)
    style.font = .app
    style.fontSize = 12
    style.titleColors = [.normal: .contactTitle]
    style.pictures[.normal] = pictures.stretchable("tokenNormal", cap: 12.5)
    style.pictures[.highlighted] = pictures.stretchable("tokenHighlighted", cap: 12.5)
    style.hoveredSurfaces = [.normal: litPicture]
    style.contentEdgeInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 6)
    style.cornerRadius = 12
    return style
  }
}
