import ControlModel

extension Theme {
  /// The rules for the stage and everything on it except round buttons, whose rules
  /// ``rules(for:under:)`` returns.
  public var styleSheet: StyleSheet {
    StyleSheet(
      [stageRule, tabStopRule]
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

  private var tabStopRule: StyleRule {
    StyleRule(
      .base, [StyleSelector(Self.tabStopClass)],
      [
        .outlineColor(colors[.focusRing]), .outlineStyle(.solid), .outlineWidth(focusRingWidth),
        .outlineOffset(4), .outlineRadius(6),
      ])
  }

  /// The line around the stage, or nil if there is none.
  ///
  /// The line is an inset shadow without offset or blur. Because the shadow occupies no space, the
  /// demo has the same position in every theme.
  private var stageBorder: BoxShadow? {
    guard stageBorderWidth > 0 else { return nil }
    return BoxShadow(
      color: colors[.stageBorder], drop: 0, blur: 0, spread: stageBorderWidth, isInset: true)
  }

  /// The colors that the gallery shows as swatches, small rectangles filled with a color
  /// (WriteUps.md 5.1).
  private static let swatchColors: [ColorRole] = [.background, .foreground, .text]

  /// Returns the style class of a swatch for the color `background`, `foreground`, or `text`.
  public static func swatchClass(of role: ColorRole) -> StyleClass {
    StyleClass("swatch-\(role)")
  }

  /// Returns the rule for a swatch.
  ///
  /// The border makes the swatch of the background color visible on the stage.
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
  /// The declarations that select the font.
  var declarations: [StyleDeclaration] {
    [.fontFamilies(families), .fontSize(size), .fontWeight(weight), .fontSlant(slant)]
  }
}

extension Theme {
  /// The rules for buttons on the card and the grid, where focus rings need colors that contrast
  /// with the pictures.
  var pictureRules: [StyleRule] {
    [(Self.cardClass, ColorRole.cardFocusRing), (Self.mysteryGridClass, .mysteryGridFocusRing)]
      .map { styleClass, ring in
        StyleRule(
          .base, [StyleSelector(styleClass).containing(CompoundSelector(node: .button))],
          [.outlineColor(colors[ring])])
      }
  }
}
