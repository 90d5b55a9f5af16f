import ControlModel

extension Theme {
  /// The rules for a button: what holds always, what the pointer changes, and all eight states.
  func rules(for role: ButtonRole) -> [StyleRule] {
    let button = StyleSelector(role.styleClass)
    let title = button.containing(CompoundSelector(node: .label))
    let resting = [
      StyleRule(.base, [button], Self.reset),
      // Desktop themes colour an insensitive label by itself; a title follows its button.
      StyleRule(.base, [title], [.inherited(.color), .inherited(.textShadow)]),
      StyleRule(.base, [button], font(of: role).declarations),
      StyleRule(.base, [button], shape(of: buttons[role])),
    ]
    return resting + hoverRules(for: role) + stateRules(for: role)
  }

  /// What takes the desktop theme's look off a button.
  static let reset: [StyleDeclaration] = [.noBorderImage, .noIconShadow, .noTransition]

  private func shape(of style: ButtonStyle) -> [StyleDeclaration] {
    let ringRadius = style.cornerRadius + style.focusRingOffset + focusRingWidth
    // `min-width` and `min-height` are of the content alone.
    let insets = style.contentEdgeInsets
    let frameWidth = insets.left + insets.right + 2 * style.borderWidth
    let frameHeight = insets.top + insets.bottom + 2 * style.borderWidth
    return [
      .minimumWidth(max(0, style.minimumSize.width - frameWidth)),
      .minimumHeight(max(0, style.minimumSize.height - frameHeight)),
      .padding(insets), .borderWidth(style.borderWidth), .borderStyle(style.borderLine),
      .borderRadius(style.cornerRadius),
      // GTK draws the outline of the focused widget alone, and only once the keyboard is used;
      // a rule for `:focus` would show it after a click too.
      .outlineColor(colors[.focusRing]), .outlineStyle(.solid),
      .outlineWidth(focusRingWidth), .outlineOffset(style.focusRingOffset),
      .outlineRadius(max(0, ringRadius)),
    ]
  }

  /// The rules while the pointer rests on a button, selected or not.
  ///
  /// They stand before the rules of the states: pressing or disabling, which are as specific,
  /// override them.
  private func hoverRules(for role: ButtonRole) -> [StyleRule] {
    [ControlState.normal, .selected].compactMap { state in
      buttons[role].hoveredSurfaces.resolve(state).map { surface in
        StyleRule(
          .hover, [StyleSelector(role.styleClass, state.pseudoClasses.union([.hover]))],
          declarations(of: surface.value))
      }
    }
  }

  /// One rule for each state, found by UIKit's look-up: the exact mask, then normal.
  ///
  /// Every state is written out, with every property: GTK adds up the rules of all pseudo-classes
  /// that match, and only the rule that names all of a widget's states is the most specific.
  private func stateRules(for role: ButtonRole) -> [StyleRule] {
    let appearance = appearance(of: role)
    return ControlState.allMasks.map { state in
      let surface = buttons[role].surfaces.resolve(state, default: .bare).value
      return StyleRule(
        .state, [StyleSelector(role.styleClass, state.pseudoClasses)],
        [
          .color(appearance.titleColor(for: state).value),
          .textShadow(appearance.titleShadow(for: state)?.value),
        ] + declarations(of: surface))
    }
  }

  private func declarations(of surface: ButtonSurface) -> [StyleDeclaration] {
    let top = colors[surface.top]
    let bottom = colors[surface.bottom]
    return [
      .backgroundColor(bottom),
      top == bottom ? .noBackgroundImage : .backgroundGradient(top: top, bottom: bottom),
      .borderColor(colors[surface.border]),
      .boxShadow(shadow(of: surface.relief)),
    ]
  }

  func shadow(of relief: ButtonSurface.Relief) -> BoxShadow? {
    switch relief {
    case .flat: nil
    case .raised: BoxShadow(color: colors[.raisedShadow], drop: 1, blur: 2, isInset: false)
    case .sunken: BoxShadow(color: colors[.sunkenShadow], drop: 1, blur: 3, isInset: true)
    case .lit: BoxShadow(color: colors[.hoverGlow], drop: 0, blur: 6, isInset: false)
    }
  }
}
