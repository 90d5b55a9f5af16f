extension Theme {
  /// What is typed into the recipients field, its border, and the ring around a token in it.
  var fieldPairs: [ContrastPair] {
    let face = colors[.fieldFace]
    let stage = colors[.background]
    return [
      pair(.text, "text in the recipients field", colors[.text], on: face),
      pair(.graphics, "recipients field: border on the stage", colors[.fieldBorder], on: stage),
      pair(
        .graphics, "recipients field, refused: border on the stage", colors[.fieldFault], on: stage),
      pair(.graphics, "focus ring in the recipients field", colors[.focusRing], on: face),
    ]
  }
}
