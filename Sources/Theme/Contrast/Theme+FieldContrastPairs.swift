extension Theme {
  /// What is typed into the recipients field.
  var fieldTextPair: ContrastPair {
    pair(.text, "text in the recipients field", colors[.text], on: colors[.fieldFace])
  }

  /// The border of the recipients field, and the ring around a token in it.
  var fieldLinePairs: [ContrastPair] {
    let stage = colors[.background]
    return [
      pair(.graphics, "recipients field: border on the stage", colors[.fieldBorder], on: stage),
      pair(
        .graphics, "recipients field, refused: border on the stage", colors[.fieldFault], on: stage),
      pair(
        .graphics, "focus ring in the recipients field", colors[.focusRing], on: colors[.fieldFace]),
    ]
  }
}
