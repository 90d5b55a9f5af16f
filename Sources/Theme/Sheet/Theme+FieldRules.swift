import Controls

extension Theme {
  /// The style class of the recipients field, in which tokens and an entry stand.
  public static let fieldClass: StyleClass = "recipients-field"

  /// The style class of a recipients field in whose entry stands what was refused.
  public static let refusedFieldClass: StyleClass = "refused"

  /// The rules for the recipients field, and for the entry that is a part of it.
  var fieldRules: [StyleRule] {
    let field = CompoundSelector(classes: [Self.fieldClass])
    let refused = CompoundSelector(classes: [Self.fieldClass, Self.refusedFieldClass])
    return [
      StyleRule(
        .base, [StyleSelector(field)],
        [
          .backgroundColor(colors[.fieldFace]), .noBackgroundImage,
          .borderColor(colors[.fieldBorder]), .borderWidth(1), .borderStyle(.solid),
          .borderRadius(8), .padding(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        ]),
      StyleRule(.base, [StyleSelector(refused)], [.borderColor(colors[.fieldFault])]),
      StyleRule(
        .base, [StyleSelector(field).containing(CompoundSelector(node: .entry))],
        Self.reset + font(.app, size: 12).declarations + [
          .color(colors[.text]), .backgroundColor(colors[.clear]), .noBackgroundImage,
          .boxShadow(nil), .borderWidth(0), .minimumHeight(0),
          .padding(EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)),
        ]),
    ]
  }
}
