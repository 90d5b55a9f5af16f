import ControlModel

extension Theme {
  /// A button in one of its states, with or without the pointer over it.
  private struct Look {
    let name: String
    let state: ControlState
    let surface: ButtonSurface
    let shown: ButtonLook.StateLook
  }

  /// Returns the pairs of a button's title and its background, in every look that can be reached.
  func titlePairs(for role: ButtonRole) -> [ContrastPair] {
    guard role.hasTitle else { return [] }
    return looks(of: role).flatMap { titlePairs(of: role, $0) }
  }

  /// Returns the pairs of a button's edge and its surroundings, and of its border and its face, in
  /// every look that can be reached while the button is enabled.
  func edgePairs(for role: ButtonRole) -> [ContrastPair] {
    guard buttons[role].borderWidth > 0 else { return [] }
    return looks(of: role).filter { !$0.state.contains(.disabled) }.flatMap { look in
      switch role {
      case .choice: choiceEdgePairs(of: look.name, surface: look.surface)
      case .mysteryCovered: mysteryEdgePairs(of: look.name, surface: look.surface)
      case .standard, .pretty, .sixStates, .custom, .roundedRect, .detailDisclosure, .infoLight,
        .infoDark, .contactAdd, .mysteryRevealed, .contact:
        edgePairs(of: look.name, surface: look.surface)
      }
    }
  }

  private func looks(of role: ButtonRole) -> [Look] {
    let look = look(of: role)
    return role.reachableStates.flatMap { state in
      let name = "\(role), \(state)"
      let shown = look[state]
      let hovered = look.hoveredSurface(in: state).map {
        Look(name: "\(name), hovered", state: state, surface: $0, shown: shown)
      }
      return [Look(name: name, state: state, surface: shown.surface.value, shown: shown)]
        + (hovered.map { [$0] } ?? [])
    }
  }

  private func titlePairs(of role: ButtonRole, _ look: Look) -> [ContrastPair] {
    let kind = look.state.contains(.disabled) ? ContrastPair.Kind.disabledText : .text
    let title = look.shown.titleColor.value
    return look.surface.ends.map { end in
      guard let image = look.shown.picture?.value else {
        return pair(kind, "\(look.name): title on its \(end.name)", title, on: colors[end.role])
      }
      return ContrastPair(
        name: "\(look.name): title on picture \(image.name)", kind: kind, foreground: title,
        ground: .picture(
          PictureBackdrop(
            image: image, adjustment: look.shown.pictureAdjustment,
            overlay: colors[end.role], size: role.usualSize, textArea: textArea(of: role))),
        stage: colors[.background])
    }
  }

  /// Returns the area that a title of one line may occupy.
  ///
  /// It is centered vertically and has all of the width inside the insets and corners, because the
  /// length of the title isn't known.
  private func textArea(of role: ButtonRole) -> Rectangle {
    let style = buttons[role]
    let size = role.usualSize
    // The height from ascent to descent is at most 1.2 times the size in the fonts used here.
    let height = style.fontSize * 1.2
    let inset = max(style.contentEdgeInsets.left, style.cornerRadius)
    return Rectangle(
      x: inset, y: (size.height - height) / 2, width: size.width - 2 * inset, height: height)
  }
}

extension ButtonRole {
  /// Whether the button shows text.
  ///
  /// All other buttons show only a picture.
  fileprivate var hasTitle: Bool {
    switch self {
    case .standard, .pretty, .sixStates, .custom, .roundedRect, .contact, .choice: true
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .mysteryCovered, .mysteryRevealed:
      false
    }
  }

  /// The states that the button can have on the pages.
  ///
  /// Only the samples can be disabled, and only they and the options of the weather card can be
  /// selected (WriteUps.md 1.7).
  fileprivate var reachableStates: [ControlState] {
    switch self {
    case .standard, .pretty, .sixStates:
      ControlState.allMasks.filter { !$0.isSuperset(of: [.highlighted, .disabled]) }
    case .custom, .roundedRect, .detailDisclosure, .infoLight, .infoDark, .contactAdd,
      .mysteryCovered, .mysteryRevealed, .contact:
      [.normal, .highlighted]
    case .choice: [.normal, .highlighted, .selected, [.highlighted, .selected]]
    }
  }

  /// The size of the samples (WriteUps.md 1.2, 1.3).
  ///
  /// Contacts have the same width here, and the height of their picture (WriteUps.md 6.4).
  fileprivate var usualSize: Size {
    Size(width: 120, height: self == .contact ? 25 : 40)
  }
}
