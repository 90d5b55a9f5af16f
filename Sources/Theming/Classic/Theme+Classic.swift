import ControlModel

extension Theme {
  /// The theme with the look of the write-ups, with the value of a write-up wherever one specifies
  /// it.
  public static let classic: Theme = {
    var theme = Theme(
      name: "Classic",
      colors: RoleTable(classicColor),
      fonts: RoleTable(classicFont),
      labels: RoleTable(classicLabel),
      buttons: RoleTable { classicButton($0, pictures: .common) })
    // The write-ups specify no values for these states. As in UIKit, the normal picture is
    // therefore darkened or faded while the title doesn't change, which leaves too little contrast.
    let measured: [(state: ControlState, ratio: Double)] = [
      (.disabled, 2.6), ([.highlighted, .selected], 2.09), ([.disabled, .selected], 2.6),
    ]
    theme.pictureShortfalls = measured.map { state, ratio in
      let title = ContrastSubject.part(.title, of: .role(.pretty, in: state))
      return ContrastShortfall(ContrastIdentifier(title, .onOwnPicture), ratio: ratio)
    }
    return theme
  }()
}

extension Theme {
  /// Helvetica, and similar fonts for Linux, most similar first (WriteUps.md, "Fonts and
  /// pictures").
  private static let helveticaAndKin = [
    "Helvetica", "Nimbus Sans", "Liberation Sans", "sans-serif",
  ]

  static func classicFont(_ role: FontRole) -> FontFace {
    switch role {
    case .app: FontFace(families: ["Helvetica Neue"] + helveticaAndKin)
    case .appBold: FontFace(families: ["Helvetica Neue"] + helveticaAndKin, weight: .bold)
    case .buttonTitle: FontFace(families: helveticaAndKin, weight: .bold)
    case .mysteryGrid: FontFace(families: ["Marker Felt", "Comic Neue", "cursive", "sans-serif"])
    case .handMade: FontFace(families: helveticaAndKin)
    }
  }
}

extension Theme {
  static func classicLabel(_ role: LabelRole) -> LabelStyle {
    /// The offset of every shadow in the write-ups, in points (WriteUps.md 5.2, 5.4).
    let below = Point(x: 0, y: 1)
    return switch role {
    case .headline:
      LabelStyle(
        font: .appBold, fontSize: 14, color: .text,
        shadow: .init(color: .headlineShadow, offset: below))
    case .text:
      LabelStyle(
        font: .app, fontSize: 12, color: .runningText,
        shadow: .init(color: .runningTextShadow, offset: below))
    case .detail:
      LabelStyle(font: .app, fontSize: 10, color: .detail, alignment: .right)
    case .caption:
      LabelStyle(font: .app, fontSize: 12, color: .text, alignment: .center)
    case .mysteryGrid:
      LabelStyle(font: .mysteryGrid, fontSize: 30, color: .mysteryGridText, alignment: .center)
    case .handMade:
      LabelStyle(
        font: .handMade, fontSize: 14, color: .handMadeText,
        shadow: .init(color: .handMadeShadow, offset: below), alignment: .center)
    case .weatherPlace:
      LabelStyle(font: .appBold, fontSize: 24, color: .cardText, alignment: .center)
    case .weatherCondition:
      LabelStyle(font: .app, fontSize: 16, color: .cardText, alignment: .center)
    case .weatherTemperature:
      LabelStyle(font: .app, fontSize: 80, color: .cardText, alignment: .center)
    case .weatherNotice, .settingsNotice:
      LabelStyle(font: .app, fontSize: 11, color: .cardText)
    case .settingsHeading:
      LabelStyle(font: .appBold, fontSize: 20, color: .cardText)
    }
  }
}
