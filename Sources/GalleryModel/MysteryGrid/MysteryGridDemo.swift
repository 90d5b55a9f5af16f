import ControlModel

/// What the Mystery Grid page knows besides its game.
public enum MysteryGridDemo {
  /// The picture that fills the view (WriteUps.md 3.4).
  public static let backgroundImageName: ImageName = "background"

  /// The space between the view and the edge of the stage, in points.
  public static let stageMargin = 24.0

  /// How long the board of a finished round is shown at most, in seconds (WriteUps.md 3.5).
  ///
  /// The next tap or key ends it earlier. It begins the next round and counts for nothing in it.
  public static let closingMoment = 5.0

  /// The title of the button that begins a new round.
  public static let newGameTitle = "New Game"

  /// What each surprise is worth, in points: "Square 10, Star 15" and so on (WriteUps.md 3.1).
  public static var valuesText: String {
    Surprise.allCases.map { "\($0) \($0.value)" }.joined(separator: ", ")
  }

  /// Why the document subclasses a button, and the exercise that it ends with (WriteUps.md 3.7).
  public static let subclassNote =
    "A button already handles touch; the subclass adds data and behavior to it. As an exercise, let"
    + " each button play a sound for what it hides."

  /// What the score label shows, such as "Score: 45".
  public static func scoreText(_ score: Int) -> String {
    "Score: \(score)"
  }

  /// What the found-object label shows once a round is over, such as "Cake · Best: 400".
  public static func closingText(of reveal: MysteryReveal, bestScore: Int) -> String {
    "\(reveal.foundText) · Best: \(bestScore)"
  }

  /// What a screen reader says when a button is tapped whose surprise is in sight.
  public static let ignoredAnnouncement = "Uncovered already"

  /// What a screen reader says when the board of a finished round is covered again.
  public static var newRoundAnnouncement: String { "New round. \(scoreText(0))" }

  /// What a screen reader says when the user has begun anew.
  public static var newGameAnnouncement: String { "New game. \(scoreText(0))" }

  /// What a screen reader calls the buttons together: the page around them has the game's name.
  public static func gridName(of layout: MysteryGridLayout) -> String {
    "\(layout.rows) by \(layout.columns) grid"
  }

  /// What the page says of the best score, or of its absence.
  public static func bestScoreText(_ score: Int?) -> String {
    score.map { "Best score: \($0)" } ?? "No round finished yet"
  }

  /// What the page says of a round that has ended, until the next one has.
  ///
  /// - Parameters:
  ///   - score: The round's score.
  ///   - bestScore: The best score of all rounds, this one among them.
  ///   - isKept: Whether the best score is there after a restart: that of the document's grid is.
  public static func lastRoundText(score: Int, bestScore: Int, isKept: Bool) -> String {
    let lastRound = "Last round: \(score)"
    let comparison = score < bestScore ? " · \(bestScoreText(bestScore))" : ", the best so far"
    return lastRound + comparison + (isKept ? "" : ", not kept")
  }

  /// What the event log calls a button: "Row 1, Column 2".
  ///
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - column: The column, from 0.
  public static func placeName(row: Int, column: Int) -> String {
    "Row \(row + 1), Column \(column + 1)"
  }

  /// What a screen reader calls a button: "Covered, row 1, column 2" or "Star, row 1, column 2".
  ///
  /// - Parameters:
  ///   - surprise: What the button shows, or nil while it is covered.
  ///   - row: The row, from 0.
  ///   - column: The column, from 0.
  public static func accessibleName(of surprise: Surprise?, row: Int, column: Int) -> String {
    "\(surprise?.description ?? "Covered"), row \(row + 1), column \(column + 1)"
  }

  /// How the document's classes and properties became ours.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "MysteryButton : UIButton; imageName, value, beenTapped, suprise",
      ours: "MysteryButton, MysteryButtonState",
      remark: "A button already handles touch; the subclass adds the state, which is a value."),
    ConversionNote(
      original: "showImage, resetMe",
      ours: "MysteryButtonState.showImage(), resetMe(using:)",
      remark: "The cover's border comes and goes with a style class, not with a layer."),
    ConversionNote(
      original: "ButtonSuprise: basicDescription, caseCount, randomSuprise",
      ours: "Surprise: description, caseCount, random(using:)",
      remark:
        "CaseIterable counts the cases; the generator is handed in, so a seed repeats a round."
    ),
    ConversionNote(
      original: "score, numberOfButtons, buttonCounter, buttonTapped, resetSuprises",
      ours: "MysteryGame.tap(_:), newGame()",
      remark: "The outcome of a tap is a value, so the view can show the finished board."),
    ConversionNote(
      original: "scoreLabel, objectFoundLabel, updateDisplayWithObjectText",
      ours: "scoreText, foundText, MysteryReveal",
      remark: "A reveal is told to screen readers too, by an announcement."),
    ConversionNote(
      original: "fixed frames, no Auto Layout",
      ours: "MysteryGridLayout.frame(of:) in a GtkFixed",
      remark: "A GtkGrid would mirror in right-to-left locales; the document's frames do not."),
  ]
}
