import ControlModel

extension Theme {
  /// Returns all pairs in an app that must contrast, each with a unique identifier.
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
      return [pair(.text, .label(role), color, .onStage, colors[.background])]
    }
    return regions.map { pair(.text, .label(role), color, on: $0) }
  }

  /// The example round button before and after a tap, because a tap swaps its two colors.
  private static let roundLooks: [(button: ContrastButton, face: ColorRole, title: ColorRole)] = [
    (.round(isTapped: false), .roundBackground, .roundTitle),
    (.round(isTapped: true), .roundTitle, .roundBackground),
  ]

  private var roundTitlePairs: [ContrastPair] {
    Self.roundLooks.map {
      pair(
        .text, .part(.title, of: $0.button), colors[$0.title], .onOwnFace, colors[$0.face])
    }
  }

  private var roundEdgePairs: [ContrastPair] {
    Self.roundLooks.flatMap {
      edgePairs(of: $0.button, surface: ButtonSurface(fill: $0.face, border: .roundBorder))
    }
  }

  private var focusRingPairs: [ContrastPair] {
    // Outside the button, the blurred glow has at most half its opacity.
    let glow = colors[.hoverGlow].withAlpha(colors[.hoverGlow].alpha / 2)
    return [
      pair(.graphics, .focusRing, colors[.focusRing], .onStage, colors[.background]),
      pair(.graphics, .focusRing, colors[.focusRing], .inHoverGlow, glow),
    ]
  }

  /// Returns a pair whose background is a color, which may be translucent in front of the stage.
  func pair(
    _ kind: ContrastPair.Kind, _ subject: ContrastSubject, _ foreground: Color,
    _ place: ContrastIdentifier.Place, _ ground: Color
  ) -> ContrastPair {
    ContrastPair(
      identifier: ContrastIdentifier(subject, place), kind: kind, foreground: foreground,
      ground: .color(ground), stage: colors[.background])
  }

  /// Returns the pairs of a button's edge and the stage, and of its border and its face.
  ///
  /// The edge is the border or the face, whichever has the higher contrast with the stage, because
  /// a filled button needs no border. A border in the color of the face is part of the face. There
  /// are no pairs if the border is clear.
  func edgePairs(of button: ContrastButton, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    guard border.alpha > 0 else { return [] }
    let stage = colors[.background]
    let faces = surface.ends.map { (part: $0.part, color: colors[$0.role]) }
    let candidates = [(part: ButtonPart.border, color: border)] + faces
    let strongest = candidates.max {
      Contrast.ratio(of: $0.color, on: stage) < Contrast.ratio(of: $1.color, on: stage)
    }
    let edge = strongest.map {
      pair(.graphics, .part($0.part, of: button), $0.color, .onStage, stage)
    }
    return (edge.map { [$0] } ?? []) + borderPairs(of: button, surface: surface)
  }

  /// Returns the pairs of a button's border and its face.
  ///
  /// Ends of the face that are transparent or have the border's color are left out.
  func borderPairs(of button: ContrastButton, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    return surface.ends.map { (place: $0.place, color: colors[$0.role]) }
      .filter { $0.color.alpha > 0 && $0.color != border }
      .map { pair(.graphics, .part(.border, of: button), border, $0.place, $0.color) }
  }
}

extension ButtonSurface {
  /// The ends of the gradient, or the single color, each as a part of the button and as a place for
  /// other parts.
  var ends: [(part: ButtonPart, place: ContrastIdentifier.Place, role: ColorRole)] {
    top == bottom
      ? [(.face, .onOwnFace, top)]
      : [(.upperEnd, .onOwnUpperEnd, top), (.lowerEnd, .onOwnLowerEnd, bottom)]
  }
}
