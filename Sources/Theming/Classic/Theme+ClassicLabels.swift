import ControlModel

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
