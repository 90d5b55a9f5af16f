extension Theme {
  /// The pairs for text in the recipients field: typed text, the placeholder, error messages, and
  /// selected text.
  var fieldTextPairs: [ContrastPair] {
    let face = colors[.fieldFace]
    return [
      pair(.text, .field(.text), colors[.text], .inField, face),
      pair(.text, .field(.placeholder), fieldPlaceholder, .inField, face),
      pair(
        .text, .field(.errorMessage), colors[.fieldError], .onStage, colors[.background]),
      pair(.text, .field(.selectedText), face, .inField, colors[.focusRing]),
    ]
  }

  /// The pairs for lines of the recipients field: its border, its carets, and the focus ring in it
  /// or around a token.
  var fieldLinePairs: [ContrastPair] {
    let stage = colors[.background]
    let face = colors[.fieldFace]
    return [
      pair(.graphics, .field(.border), colors[.fieldBorder], .onStage, stage),
      pair(.graphics, .field(.errorBorder), colors[.fieldError], .onStage, stage),
      pair(.graphics, .field(.caret), colors[.text], .inField, face),
      pair(.graphics, .field(.secondCaret), colors[.focusRing], .inField, face),
      pair(.graphics, .focusRing, colors[.focusRing], .inField, face),
      pair(.graphics, .field(.errorRing), colors[.fieldError], .inField, face),
    ]
  }
}
