/// The style classes that views add to themselves, and that the rules of the style sheet select.
extension Theme {
  /// The style class of the stage, the part of a page that shows the demo.
  ///
  /// The style sheet doesn't change the window around the stage, which the GTK theme draws.
  public static let stageClass: StyleClass = "stage"

  /// The style class of a view on the stage that accepts the focus only so that a screen reader can
  /// read it.
  public static let tabStopClass: StyleClass = "tab-stop"

  /// The style class of the weather card.
  ///
  /// The card's pictures are dark in every theme.
  public static let cardClass: StyleClass = "weather-card"

  /// The style class of the mystery grid.
  ///
  /// The grid's background picture is light in every theme.
  public static let mysteryGridClass: StyleClass = "mystery-grid"

  /// The style class of a round button whose colors are changing or have changed, so that the view
  /// draws its fill and title.
  ///
  /// All other rules for the button still apply. Without this class, the style sheet draws the fill
  /// and the title.
  public static let viewDrawnColorsClass: StyleClass = "view-drawn-colors"

  /// The style class of the recipients field, which contains tokens and an entry.
  public static let fieldClass: StyleClass = "recipients-field"

  /// The style class that is added to a recipients field while its entry contains rejected text.
  public static let rejectedFieldClass: StyleClass = "rejected"

  /// The style class of a label that explains why text was rejected or an action failed.
  public static let errorTextClass: StyleClass = "error-text"

  /// The style class that is added to a recipients field while its entry has the focus.
  ///
  /// GTK 3 needs this class, because it doesn't support `:focus-within` and draws a focus ring only
  /// for the focused widget itself.
  public static let focusedFieldClass: StyleClass = "focused"
}
