import ControlModel

extension Theme {
  /// The rules for the recipients field, the entry in it, and its error messages.
  var fieldRules: [StyleRule] {
    let field = CompoundSelector(classes: [Self.fieldClass])
    let rejected = CompoundSelector(classes: [Self.fieldClass, Self.rejectedFieldClass])
    let focused = CompoundSelector(classes: [Self.fieldClass, Self.focusedFieldClass])
    let rejectedAndFocused = CompoundSelector(
      classes: [Self.fieldClass, Self.rejectedFieldClass, Self.focusedFieldClass])
    let entry = StyleSelector(field).containing(CompoundSelector(node: .entry))
    return [
      StyleRule(
        .base, [StyleSelector(field)],
        [
          .backgroundColor(colors[.fieldFace]), .noBackgroundImage,
          .borderColor(colors[.fieldBorder]), .borderWidth(1), .borderStyle(.solid),
          .borderRadius(8), .padding(EdgeInsets(all: 8)),
        ]),
      StyleRule(.base, [StyleSelector(rejected)], [.borderColor(colors[.fieldError])]),
      StyleRule(.base, [StyleSelector(focused)], [.boxShadow(fieldRing(.focusRing))]),
      StyleRule(.base, [StyleSelector(rejectedAndFocused)], [.boxShadow(fieldRing(.fieldError))]),
      StyleRule(
        .base, [StyleSelector(Self.errorTextClass)], [.color(colors[.fieldError])]),
      StyleRule(
        .base, [entry],
        Self.reset + font(.app, size: 12).declarations + [
          .color(colors[.text]), .caretColor(colors[.text]),
          .secondaryCaretColor(colors[.focusRing]), .backgroundColor(colors[.clear]),
          .noBackgroundImage, .boxShadow(nil), .borderWidth(0), .minimumHeight(0),
          .padding(EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)),
        ]),
      StyleRule(
        .base, [entry.containing(CompoundSelector(node: .selection))],
        [
          .color(colors[.fieldFace]), .backgroundColor(colors[.focusRing]), .noBackgroundImage,
        ]),
    ]
  }

  /// The color of an empty entry's placeholder, which has less contrast than other text but is
  /// still readable.
  var fieldPlaceholder: Color {
    colors[.fieldFace].interpolated(to: colors[.text], at: 0.7)
  }

  /// Returns a ring inside the field's border, which indicates that the entry has the focus.
  private func fieldRing(_ color: ColorRole) -> BoxShadow {
    BoxShadow(color: colors[color], drop: 0, blur: 0, spread: focusRingWidth, isInset: true)
  }
}
