extension Theme {
  /// Helvetica and similar fonts for Linux, closest first (WriteUps.md, "Where fonts and pictures
  /// come from").
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
