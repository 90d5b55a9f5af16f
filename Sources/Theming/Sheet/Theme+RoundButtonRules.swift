import ControlModel

extension Theme {
  /// Returns the rules for all round buttons of the given style, which share the given style class.
  ///
  /// A button under the pointer has a glow around it instead of an overlay, because an overlay
  /// would change the contrast between the title and its background. The view itself shows that a
  /// button is pressed, in the button's current colors.
  public func rules(for style: RoundButtonStyle, under styleClass: StyleClass) -> [StyleRule] {
    let button = StyleSelector(styleClass)
    let drawnByView = StyleSelector(
      CompoundSelector(classes: [styleClass, Self.viewDrawnColorsClass]))
    return [
      StyleRule(.base, [button], Self.reset + [.noBackgroundImage, .boxShadow(nil)]),
      StyleRule(
        .base, [button.containing(CompoundSelector(node: .label))],
        [.inherited(.color), .inherited(.textShadow)]),
      StyleRule(
        .base, [button],
        font(.buttonTitle, size: RoundButtonStyle.fontSize).declarations + [.textShadow(nil)]),
      StyleRule(.base, [button], declarations(of: style)),
      StyleRule(.base, [drawnByView], [.backgroundColor(.clear)]),
      StyleRule(.hover, [StyleSelector(styleClass, .hover)], [.boxShadow(shadow(of: .lit))]),
    ]
  }

  private func declarations(of style: RoundButtonStyle) -> [StyleDeclaration] {
    let inset = style.titleInset ?? 0
    let ringOffset = 2.0
    return [
      .minimumWidth(0), .minimumHeight(0),
      .padding(EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)),
      .color(style.title), .backgroundColor(style.background), .borderColor(style.border),
      .borderWidth(style.borderWidth), .borderStyle(.solid), .borderRadius(style.radius),
      .outlineColor(colors[.focusRing]), .outlineStyle(.solid), .outlineWidth(focusRingWidth),
      .outlineOffset(ringOffset), .outlineRadius(style.radius + ringOffset + focusRingWidth),
    ]
  }
}
