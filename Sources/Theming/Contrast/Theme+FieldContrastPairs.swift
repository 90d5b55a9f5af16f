extension Theme {
  /// The pairs for text in the recipients field: typed text, the placeholder, error messages, and
  /// selected text.
  var fieldTextPairs: [ContrastPair] {
    [
      pair(.text, "text in the recipients field", colors[.text], on: colors[.fieldFace]),
      pair(
        .text, "placeholder in the recipients field", fieldPlaceholder, on: colors[.fieldFace]),
      pair(
        .text, "reason of a refusal on the stage", colors[.fieldError], on: colors[.background]),
      pair(
        .text, "selected text in the recipients field", colors[.fieldFace], on: colors[.focusRing]),
    ]
  }

  /// The pairs for lines of the recipients field: its border, its carets, and the focus ring in it
  /// or around a token.
  var fieldLinePairs: [ContrastPair] {
    let stage = colors[.background]
    let face = colors[.fieldFace]
    return [
      pair(.graphics, "recipients field: border on the stage", colors[.fieldBorder], on: stage),
      pair(
        .graphics, "recipients field, refused: border on the stage", colors[.fieldError], on: stage),
      pair(.graphics, "caret in the recipients field", colors[.text], on: face),
      pair(.graphics, "second caret in the recipients field", colors[.focusRing], on: face),
      pair(.graphics, "focus ring in the recipients field", colors[.focusRing], on: face),
      pair(.graphics, "recipients field, refused: ring on its face", colors[.fieldError], on: face),
    ]
  }
}
