import ControlModel

extension Theme {
  /// The style class of the stage, the area that shows a demo at its true size.
  ///
  /// The window around it keeps the desktop's own look.
  public static let stageClass: StyleClass = "stage"

  /// The style class of something on the stage that has the focus only to be read.
  public static let stationClass: StyleClass = "station"

  /// The rules for everything that the gallery shows on the stage.
  public var styleSheet: StyleSheet {
    StyleSheet(
      [stageRule, stationRule]
        + LabelRole.allCases.map(rule(for:))
        + Self.swatchColors.map(swatchRule(for:))
        + ButtonRole.allCases.flatMap(rules(for:))
        + pictureRules + fieldRules,
      placeholder: fieldPlaceholder)
  }

  private var stageRule: StyleRule {
    StyleRule(
      .base, [StyleSelector(Self.stageClass)],
      [
        .backgroundColor(colors[.background]), .noBackgroundImage, .color(colors[.text]),
        .borderRadius(12), .boxShadow(stageBorder),
      ])
  }

  private var stationRule: StyleRule {
    StyleRule(
      .base, [StyleSelector(Self.stationClass)],
      [
        .outlineColor(colors[.focusRing]), .outlineStyle(.solid), .outlineWidth(focusRingWidth),
        .outlineOffset(4), .outlineRadius(6),
      ])
  }

  /// A shadow without drop or blur is a line that takes no room: no theme moves the demo.
  private var stageBorder: BoxShadow? {
    guard stageBorderWidth > 0 else { return nil }
    return BoxShadow(
      color: colors[.stageBorder], drop: 0, blur: 0, spread: stageBorderWidth, isInset: true)
  }

  /// The colours that the gallery shows as such: those that the original names (WriteUps.md 5.1).
  private static let swatchColors: [ColorRole] = [.background, .foreground, .text]

  /// The style class of a patch that shows one of the colours `background`, `foreground`, `text`.
  public static func swatchClass(of role: ColorRole) -> StyleClass {
    StyleClass("swatch-\(role)")
  }

  /// The border parts the background's patch from the background.
  private func swatchRule(for role: ColorRole) -> StyleRule {
    StyleRule(
      .base, [StyleSelector(Self.swatchClass(of: role))],
      [
        .backgroundColor(colors[role]), .noBackgroundImage, .borderColor(colors[.foreground]),
        .borderWidth(1), .borderStyle(.solid), .borderRadius(6),
      ])
  }

  private func rule(for role: LabelRole) -> StyleRule {
    StyleRule(
      .base, [StyleSelector(role.styleClass)],
      [
        .backgroundColor(colors[.clear]), .noBackgroundImage, .color(colors[labels[role].color]),
        .textShadow(shadow(of: role)),
      ] + font(of: role).declarations)
  }
}

extension FontDescription {
  /// The declarations that choose the font.
  var declarations: [StyleDeclaration] {
    [.fontFamilies(families), .fontSize(size), .fontWeight(weight), .fontSlant(slant)]
  }
}
