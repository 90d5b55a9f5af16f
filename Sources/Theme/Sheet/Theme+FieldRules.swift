import Controls

extension Theme {
  /// The style class of the recipients field, in which tokens and an entry stand.
  public static let fieldClass: StyleClass = "recipients-field"

  /// The style class of a recipients field in whose entry stands what was refused.
  public static let refusedFieldClass: StyleClass = "refused"

  /// The style class of a recipients field whose entry has the focus.
  ///
  /// GTK 3 knows no `:focus-within`, and its focus ring is the focused widget's own.
  public static let focusedFieldClass: StyleClass = "focused"

  /// The rules for the recipients field, and for the entry that is a part of it.
  var fieldRules: [StyleRule] {
    let field = CompoundSelector(classes: [Self.fieldClass])
    let refused = CompoundSelector(classes: [Self.fieldClass, Self.refusedFieldClass])
    let focused = CompoundSelector(classes: [Self.fieldClass, Self.focusedFieldClass])
    let entry = StyleSelector(field).containing(CompoundSelector(node: .entry))
    return [
      StyleRule(
        .base, [StyleSelector(field)],
        [
          .backgroundColor(colors[.fieldFace]), .noBackgroundImage,
          .borderColor(colors[.fieldBorder]), .borderWidth(1), .borderStyle(.solid),
          .borderRadius(8), .padding(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        ]),
      StyleRule(.base, [StyleSelector(refused)], [.borderColor(colors[.fieldFault])]),
      // The ring lies inside of the border, which says whether a text is refused.
      StyleRule(.base, [StyleSelector(focused)], [.boxShadow(fieldFocusRing)]),
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

  private var fieldFocusRing: BoxShadow {
    BoxShadow(
      color: colors[.focusRing], drop: 0, blur: 0, spread: focusRingWidth, isInset: true)
  }
}
