import ControlModel

extension Theme {
  /// Returns the rules for a button: rules for all states together, for hovering, and for each of
  /// the eight states.
  func rules(for role: ButtonRole) -> [StyleRule] {
    let look = look(of: role)
    let button = StyleSelector(role.styleClass)
    let title = button.containing(CompoundSelector(node: .label))
    let resting = [
      StyleRule(.base, [button], Self.reset),
      // Desktop themes set the color of a disabled button's label directly. This rule gives the
      // label the button's color.
      StyleRule(.base, [title], [.inherited(.color), .inherited(.textShadow)]),
      StyleRule(.base, [button], font(of: role).declarations),
      StyleRule(.base, [button], shape(of: buttons[role])),
    ]
    return resting + hoverRules(for: role, look) + stateRules(for: role, look)
  }

  /// The declarations that remove parts of the desktop theme's look from a button or an entry.
  static let reset: [StyleDeclaration] = [.noBorderImage, .noIconShadow, .noTransition]

  private func shape(of style: ButtonStyle) -> [StyleDeclaration] {
    let ringRadius = style.cornerRadius + style.focusRingOffset + focusRingWidth
    // `min-width` and `min-height` apply to the content only.
    let insets = style.contentEdgeInsets
    let frameWidth = insets.left + insets.right + 2 * style.borderWidth
    let frameHeight = insets.top + insets.bottom + 2 * style.borderWidth
    return [
      .minimumWidth(max(0, style.minimumSize.width - frameWidth)),
      .minimumHeight(max(0, style.minimumSize.height - frameHeight)),
      .padding(insets), .borderWidth(style.borderWidth), .borderStyle(style.borderLine),
      .borderRadius(style.cornerRadius),
      // GTK draws an outline only for the focused widget, and only after the keyboard has been
      // used. With a rule for `:focus`, the ring would also appear after a click.
      .outlineColor(colors[.focusRing]), .outlineStyle(.solid),
      .outlineWidth(focusRingWidth), .outlineOffset(style.focusRingOffset),
      .outlineRadius(max(0, ringRadius)),
    ]
  }

  /// Returns the rules for a button under the pointer: one for the normal state and one for the
  /// selected state, if the theme has surfaces for them.
  ///
  /// The rules for a pressed or disabled button are at least as specific and come later, so they
  /// override these rules.
  private func hoverRules(for role: ButtonRole, _ look: ButtonLook) -> [StyleRule] {
    [ControlState.normal, .selected].compactMap { state in
      look.hoveredSurface(in: state).map { surface in
        StyleRule(
          .hover, [StyleSelector(role.styleClass, state.pseudoClasses.union([.hover]))],
          declarations(of: surface))
      }
    }
  }

  /// Returns one rule for each state.
  ///
  /// The values are those of the button's ``ButtonLook``. No title has a shadow.
  ///
  /// GTK applies every rule whose pseudo-classes match, and the most specific of them is the one
  /// that names all states of the widget. Therefore, there is a rule for each combination of
  /// states. Each rule sets the same properties, so that the rule for another state never affects
  /// the button.
  private func stateRules(for role: ButtonRole, _ look: ButtonLook) -> [StyleRule] {
    ControlState.allMasks.map { state in
      StyleRule(
        .state, [StyleSelector(role.styleClass, state.pseudoClasses)],
        [.color(look[state].titleColor.value), .textShadow(nil)]
          + declarations(of: look[state].surface.value))
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

extension ControlState {
  /// The GTK pseudo-classes for the flags of the state.
  public var pseudoClasses: PseudoClasses {
    var classes: PseudoClasses = []
    if contains(.highlighted) { classes.insert(.active) }
    if contains(.disabled) { classes.insert(.disabled) }
    if contains(.selected) { classes.insert(.checked) }
    return classes
  }
}
