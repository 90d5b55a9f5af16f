import ControlModel

extension Theme {
  /// The style class of the recipients field, which contains tokens and an entry.
  public static let fieldClass: StyleClass = "recipients-field"

  /// The style class that is added to a recipients field while its entry contains rejected text.
  public static let refusedFieldClass: StyleClass = "refused"

  /// The style class of a label that explains why text was rejected or an action failed.
  public static let faultTextClass: StyleClass = "fault-text"

  /// The style class that is added to a recipients field while its entry has the focus.
  ///
  /// GTK 3 needs this class, because it doesn't support `:focus-within` and draws a focus ring only
  /// for the focused widget itself.
  public static let focusedFieldClass: StyleClass = "focused"

  /// The rules for the recipients field, the entry in it, and its error messages.
  var fieldRules: [StyleRule] {
    let field = CompoundSelector(classes: [Self.fieldClass])
    let refused = CompoundSelector(classes: [Self.fieldClass, Self.refusedFieldClass])
    let focused = CompoundSelector(classes: [Self.fieldClass, Self.focusedFieldClass])
    let refusedAndFocused = CompoundSelector(
      classes: [Self.fieldClass, Self.refusedFieldClass, Self.focusedFieldClass])
    let entry = StyleSelector(field).containing(CompoundSelector(node: .entry))
    return [
      StyleRule(
        .base, [StyleSelector(field)],
        [
          .backgroundColor(colors[.fieldFace]), .noBackgroundImage,
          .borderColor(colors[.fieldBorder]), .borderWidth(1), .borderStyle(.solid),
          .borderRadius(8), .padding(EdgeInsets(all: 8)),
        ]),
      StyleRule(.base, [StyleSelector(refused)], [.borderColor(colors[.fieldFault])]),
      StyleRule(.base, [StyleSelector(focused)], [.boxShadow(fieldRing(.focusRing))]),
      StyleRule(.base, [StyleSelector(refusedAndFocused)], [.boxShadow(fieldRing(.fieldFault))]),
      StyleRule(
        .base, [StyleSelector(Self.faultTextClass)], [.color(colors[.fieldFault])]),
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
