import ControlModel

/// The strings, sizes, and times of the Mystery Grid page.
public enum MysteryGridDemo {
  /// The name of the picture that fills the view behind the buttons (WriteUps.md 3.4).
  public static let backgroundImageName: ImageName = "background"

  /// The space between the view and the edge of the stage, in points.
  public static let stageMargin = 24.0

  /// The maximum time that the board of a finished round is shown, in seconds (WriteUps.md 3.5).
  ///
  /// A tap or key press shows the next round at once, but has no other effect.
  public static let closingMoment = 5.0

  /// The title of the button that starts a new round.
  public static let newGameTitle = "New Game"

  /// The value of each surprise, in points: "Square 10, Star 15" and so on (WriteUps.md 3.1).
  public static var valuesText: String {
    Surprise.allCases.map { "\($0) \($0.value)" }.joined(separator: ", ")
  }

  /// The note on why the original subclasses a button, with the original's closing exercise
  /// (WriteUps.md 3.7).
  public static let subclassNote =
    "A button already handles touch. The subclass adds data and behavior to it. As an exercise, make"
    + " each button play a sound that depends on its surprise."

  /// Returns the contents of the score label, such as "Score: 45".
  public static func scoreText(_ score: Int) -> String {
    "Score: \(score)"
  }

  /// Returns the contents of the found-object label after the end of a round, such as "Cake · Best:
  /// 400".
  public static func closingText(of reveal: MysteryReveal, bestScore: Int) -> String {
    "\(reveal.foundText) · Best: \(bestScore)"
  }

  /// The announcement after a tap on a button whose surprise is already shown.
  public static let ignoredAnnouncement = "Uncovered already"

  /// The announcement when the next round appears after a finished one.
  public static var newRoundAnnouncement: String { "New round. \(scoreText(0))" }

  /// The announcement after the user starts a new game.
  public static var newGameAnnouncement: String { "New game. \(scoreText(0))" }

  /// Returns the accessible name of the group of buttons.
  ///
  /// It describes only the size of the grid, because the page around the group has the game's name.
  public static func gridName(of layout: MysteryGridLayout) -> String {
    "\(layout.rows) by \(layout.columns) grid"
  }

  /// Returns a line about the best score, or about its absence if `score` is nil.
  public static func bestScoreText(_ score: Int?) -> String {
    score.map { "Best score: \($0)" } ?? "No round finished yet"
  }

  /// Returns a line about the last finished round.
  ///
  /// - Parameters:
  ///   - score: The round's score.
  ///   - bestScore: The best score of all rounds, including this one.
  ///   - isSaved: Whether the best score is saved for the next launch. Only the best score of the
  ///     original's grid is saved.
  public static func lastRoundText(score: Int, bestScore: Int, isSaved: Bool) -> String {
    let lastRound = "Last round: \(score)"
    let comparison = score < bestScore ? " · \(bestScoreText(bestScore))" : ", the best so far"
    return lastRound + comparison + (isSaved ? "" : ", not saved")
  }

  /// Returns a button's name in the event log, such as "Row 1, Column 2".
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - column: The column, from 0.
  public static func placeName(row: Int, column: Int) -> String {
    "Row \(row + 1), Column \(column + 1)"
  }

  /// Returns a button's accessible name, such as "Covered, row 1, column 2" or "Star, row 1, column
  /// 2".
  ///
  /// - Parameters:
  ///   - surprise: The surprise that the button shows, or nil while it's covered.
  ///   - row: The row, from 0.
  ///   - column: The column, from 0.
  public static func accessibleName(of surprise: Surprise?, row: Int, column: Int) -> String {
    "\(surprise?.description ?? "Covered"), row \(row + 1), column \(column + 1)"
  }

  /// The original's classes and properties, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "MysteryButton : UIButton; imageName, value, beenTapped, suprise",
      ours: "MysteryButton, MysteryButtonState",
      remark: "A button already handles touch. The subclass adds the state, which is a value type."),
    ConversionNote(
      original: "showImage, resetMe",
      ours: "MysteryButtonState.showImage(), resetMe(using:)",
      remark: "A style class, rather than a layer, adds and removes the cover's border."),
    ConversionNote(
      original: "ButtonSuprise: basicDescription, caseCount, randomSuprise",
      ours: "Surprise: description, caseCount, random(using:)",
      remark:
        "CaseIterable counts the cases. The caller passes a generator, so a seed repeats a round."
    ),
    ConversionNote(
      original: "score, numberOfButtons, buttonCounter, buttonTapped, resetSuprises",
      ours: "MysteryGame.tap(_:), newGame()",
      remark: "Each tap returns its outcome, so the view can show it even after the reset."),
    ConversionNote(
      original: "scoreLabel, objectFoundLabel, updateDisplayWithObjectText",
      ours: "scoreText, foundText, MysteryReveal",
      remark: "Each reveal is also announced to screen readers."),
    ConversionNote(
      original: "fixed frames, no Auto Layout",
      ours: "MysteryGridLayout.frame(of:) in a GtkFixed",
      remark: "In right-to-left locales, GTK mirrors a GtkGrid, but not these fixed frames."),
  ]
}
