import ControlModel

extension Theme {
  /// A button in one of its states, with or without the pointer over it.
  private struct Look {
    let button: ContrastButton
    let state: ControlState
    let surface: ButtonSurface
    let shown: ButtonLook.StateLook
  }

  /// Returns the pairs of a button's title and the title's background, in every look that the
  /// button can have.
  func titlePairs(for role: ButtonRole, on places: ContrastPlaces) -> [ContrastPair] {
    guard let use = places.buttons[role], use.hasTitle else { return [] }
    return looks(of: role, in: use.states).flatMap { titlePairs(of: role, use, $0) }
  }

  /// Returns the pairs of a button's edge and its surroundings, and of its border and its face, in
  /// every look that the button can have while it's enabled.
  ///
  /// There are no pairs for a button without a border.
  func edgePairs(for role: ButtonRole, on places: ContrastPlaces) -> [ContrastPair] {
    guard let use = places.buttons[role], buttons[role].borderWidth > 0 else { return [] }
    return looks(of: role, in: use.states).filter { !$0.state.contains(.disabled) }
      .flatMap { look in
        guard let region = use.region else {
          return edgePairs(of: look.button, surface: look.surface)
        }
        let border = colors[look.surface.border]
        // A button without a title has a picture instead of a face.
        let inside = use.hasTitle ? borderPairs(of: look.button, surface: look.surface) : []
        return [pair(.graphics, .part(.border, of: look.button), border, on: region)] + inside
      }
  }

  private func looks(of role: ButtonRole, in states: [ControlState]) -> [Look] {
    let look = look(of: role)
    return states.flatMap { state in
      let shown = look[state]
      let hovered = look.hoveredSurface(in: state).map {
        Look(
          button: .role(role, in: state, isHovered: true), state: state, surface: $0, shown: shown)
      }
      let resting = Look(
        button: .role(role, in: state), state: state, surface: shown.surface.value, shown: shown)
      return [resting] + (hovered.map { [$0] } ?? [])
    }
  }

  private func titlePairs(
    of role: ButtonRole, _ use: ContrastPlaces.ButtonUse, _ look: Look
  ) -> [ContrastPair] {
    let kind = look.state.contains(.disabled) ? ContrastPair.Kind.disabledText : .text
    let title = ContrastSubject.part(.title, of: look.button)
    let color = look.shown.titleColor.value
    return look.surface.ends.map { end in
      guard let image = look.shown.picture?.value else {
        return pair(kind, title, color, end.place, colors[end.role])
      }
      return ContrastPair(
        identifier: ContrastIdentifier(title, .onOwnPicture), kind: kind, foreground: color,
        ground: .picture(
          PictureBackdrop(
            image: image, adjustment: look.shown.pictureAdjustment,
            overlay: colors[end.role], size: use.size, textArea: textArea(of: role, use.size))),
        stage: colors[.background])
    }
  }

  /// Returns the area that a title of one line may occupy.
  ///
  /// The area is centered vertically. Because the length of the title isn't known, the area has the
  /// full width between the insets or corners.
  private func textArea(of role: ButtonRole, _ size: Size) -> Rectangle {
    let style = buttons[role]
    // In the fonts of the themes, the height from ascent to descent is at most 1.2 times the font
    // size.
    let height = style.fontSize * 1.2
    let inset = max(style.contentEdgeInsets.left, style.cornerRadius)
    return Rectangle(
      x: inset, y: (size.height - height) / 2, width: size.width - 2 * inset, height: height)
  }
}
