import ControlModel

extension Theme {
  /// Every pair of things on the stage that must be told apart, each with a name of its own.
  ///
  /// Icons are parts of pictures and are not listed. The stage's own border parts nothing that can
  /// be used, and a button that takes no input needs none (WCAG 2.2, success criterion 1.4.11).
  public var contrastPairs: [ContrastPair] {
    textPairs + ButtonRole.allCases.flatMap(edgePairs(for:)) + roundEdgePairs + focusRingPairs
      + doneEdgePairs + pictureFocusRingPairs + fieldLinePairs
  }

  /// Every text and what lies under it.
  var textPairs: [ContrastPair] {
    LabelRole.allCases.flatMap(labelPairs(for:)) + ButtonRole.allCases.flatMap(titlePairs(for:))
      + roundTitlePairs + fieldTextPairs
  }

  private func labelPairs(for role: LabelRole) -> [ContrastPair] {
    let color = colors[labels[role].color]
    let places = role.picturePlaces
    guard !places.isEmpty else {
      return [pair(.text, "label \(role) on the stage", color, on: colors[.background])]
    }
    return places.map { pair(.text, "label \(role)", color, on: $0) }
  }

  /// The example round button before and after it was tapped, when its two colours change places.
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
    // What a blurred shadow throws outward has at most half its strength there.
    let glow = colors[.hoverGlow].withAlpha(colors[.hoverGlow].alpha / 2)
    return [
      pair(.graphics, "focus ring on the stage", colors[.focusRing], on: colors[.background]),
      pair(.graphics, "focus ring in the pointer's light", colors[.focusRing], on: glow),
    ]
  }

  /// A pair upon a colour, which may let the stage through.
  func pair(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on ground: Color
  ) -> ContrastPair {
    ContrastPair(
      name: name, kind: kind, foreground: foreground, ground: .color(ground),
      stage: colors[.background])
  }

  /// What parts a button from the stage, and its border from its face.
  ///
  /// The stronger of border and face parts it from the stage: a filled button needs no border.
  /// A border in the colour of the face is a part of the face.
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

  /// The border upon the face, of which it is a part where it has its colour.
  func borderPairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    return surface.ends.map { (name: $0.name, color: colors[$0.role]) }
      .filter { $0.color.alpha > 0 && $0.color != border }
      .map { pair(.graphics, "\(name): border on its \($0.name)", border, on: $0.color) }
  }
}

extension ButtonSurface {
  /// The ends of the gradient by name, or the one colour.
  var ends: [(name: String, role: ColorRole)] {
    top == bottom ? [("face", top)] : [("upper end", top), ("lower end", bottom)]
  }
}
