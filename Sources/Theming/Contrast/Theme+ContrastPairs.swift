import ControlModel

extension Theme {
  /// Returns all pairs in an app that must contrast, each with a unique name.
  ///
  /// The list doesn't include the following:
  ///
  /// - icons, which are parts of pictures
  /// - the border of the stage, which doesn't separate controls
  /// - the edges of disabled buttons, which need no contrast (WCAG 2.2, success criterion 1.4.11)
  public func contrastPairs(on places: ContrastPlaces) -> [ContrastPair] {
    textPairs(on: places) + ButtonRole.allCases.flatMap { edgePairs(for: $0, on: places) }
      + roundEdgePairs + focusRingPairs + places.darkEdges.flatMap(pairs(of:))
      + places.focusRings.map(pair(of:)) + fieldLinePairs
  }

  /// Returns the pairs of all text and its background.
  func textPairs(on places: ContrastPlaces) -> [ContrastPair] {
    LabelRole.allCases.flatMap { labelPairs(for: $0, on: places) }
      + ButtonRole.allCases.flatMap { titlePairs(for: $0, on: places) } + roundTitlePairs
      + fieldTextPairs
  }

  private func labelPairs(for role: LabelRole, on places: ContrastPlaces) -> [ContrastPair] {
    let color = colors[labels[role].color]
    guard let regions = places.labelRegions[role] else {
      return [pair(.text, "label \(role) on the stage", color, on: colors[.background])]
    }
    return regions.map { pair(.text, "label \(role)", color, on: $0) }
  }

  /// The example round button before and after a tap, because a tap swaps its two colors.
  private static let roundLooks: [(name: String, face: ColorRole, title: ColorRole)] = [
    ("round", .roundBackground, .roundTitle), ("round, tapped", .roundTitle, .roundBackground),
  ]

  private var roundTitlePairs: [ContrastPair] {
    Self.roundLooks.map {
      pair(.text, "\($0.name): title on its face", colors[$0.title], on: colors[$0.face])
    }
  }

  private var roundEdgePairs: [ContrastPair] {
    Self.roundLooks.flatMap {
      edgePairs(of: $0.name, surface: ButtonSurface(fill: $0.face, border: .roundBorder))
    }
  }

  private var focusRingPairs: [ContrastPair] {
    // Outside the button, the blurred glow has at most half its opacity.
    let glow = colors[.hoverGlow].withAlpha(colors[.hoverGlow].alpha / 2)
    return [
      pair(.graphics, "focus ring on the stage", colors[.focusRing], on: colors[.background]),
      pair(.graphics, "focus ring in the pointer's light", colors[.focusRing], on: glow),
    ]
  }

  /// Returns a pair whose background is a color, which may be translucent in front of the stage.
  func pair(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on ground: Color
  ) -> ContrastPair {
    ContrastPair(
      name: name, kind: kind, foreground: foreground, ground: .color(ground),
      stage: colors[.background])
  }

  /// Returns the pairs of a button's edge and the stage, and of its border and its face.
  ///
  /// The edge is the border or the face, whichever has the higher contrast with the stage, because
  /// a filled button needs no border. A border in the color of the face is part of the face. There
  /// are no pairs if the border is clear.
  func edgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    guard border.alpha > 0 else { return [] }
    let stage = colors[.background]
    let faces = surface.ends.map { (name: $0.name, color: colors[$0.role]) }
    let candidates = [(name: "border", color: border)] + faces
    let strongest = candidates.max {
      Contrast.ratio(of: $0.color, on: stage) < Contrast.ratio(of: $1.color, on: stage)
    }
    let edge = strongest.map {
      pair(.graphics, "\(name): \($0.name) on the stage", $0.color, on: stage)
    }
    return (edge.map { [$0] } ?? []) + borderPairs(of: name, surface: surface)
  }

  /// Returns the pairs of a button's border and its face.
  ///
  /// Ends of the face that are transparent or have the border's color are left out.
  func borderPairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    return surface.ends.map { (name: $0.name, color: colors[$0.role]) }
      .filter { $0.color.alpha > 0 && $0.color != border }
      .map { pair(.graphics, "\(name): border on its \($0.name)", border, on: $0.color) }
  }
}

extension ButtonSurface {
  /// The ends of the gradient with their names, or the single color.
  var ends: [(name: String, role: ColorRole)] {
    top == bottom ? [("face", top)] : [("upper end", top), ("lower end", bottom)]
  }
}
