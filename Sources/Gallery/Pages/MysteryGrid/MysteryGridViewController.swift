import ControlModel
import GalleryModel
import GtkKit

/// The original's view controller, which passes each tap to the game and shows the result.
final class MysteryGridViewController: PageViewController {
  let view: PageView
  let gridView: MysteryGridView
  let newGameButton = LabelButton(MysteryGridDemo.newGameTitle)

  private let eventLog = EventLogView()
  private let bestScoreLabel: Label
  private let memory: BestScoreStore?
  private var game: MysteryGame

  /// The best score, or nil if no round has ended yet.
  ///
  /// In the standard grid, the score may be from another window, process, or launch.
  private var bestScore: Int?

  /// The pending call that hides the board of a finished round, or nil during a round.
  private var closingMoment: DelayedCall?
  private let closingSeconds: Double

  /// Whether the latest press quickly follows another press, like the second press of a double
  /// click.
  private var isRepeatedPress = false

  init(context: PageContext) {
    let options = context.options[MysteryGridOptions.self]
    let layout = options.layout
    // Only the best score of the standard grid is saved, because the scores of other grids aren't
    // comparable.
    memory = layout == .standard ? context.stores.bestScore : nil
    closingSeconds = options.closingMoment
    bestScore = memory?.load()
    game = MysteryGame(
      layout: layout, bestScore: bestScore, generator: Self.generator(seed: options.seed))
    gridView = MysteryGridView(layout: layout)
    bestScoreLabel = Label(MysteryGridDemo.bestScoreText(bestScore), style: .body)
    view = PageView(
      page: .mysteryGrid, stage: gridView, eventLog: eventLog,
      conversion: MysteryGridDemo.conversion)
    viewDidLoad()
  }

  static let options: (any PageOptions.Type)? = MysteryGridOptions.self

  static let commands: [Command<MysteryGridViewController>] = [
    Command(title: "Move in Grid", keys: ["Left", "Right", "Up", "Down"]),
    Command("new-game", title: "Start New Game", accelerators: ["<Primary>n"]) { $0.newGame() },
  ]

  func willClose() {
    closingMoment?.cancel()
  }

  private static func generator(seed: UInt64?) -> any RandomNumberGenerator & Sendable {
    if let seed { SplitMix64(seed: seed) } else { SystemRandomNumberGenerator() }
  }

  private func viewDidLoad() {
    let margin = MysteryGridDemo.stageMargin
    gridView.margins = EdgeInsets(all: margin)
    for button in gridView.buttons {
      button.addTarget(self, action: .buttonPressed, for: .touchDown)
      button.addTarget(self, action: .buttonPressedAgain, for: .touchDownRepeat)
      button.addTarget(self, action: .buttonTapped, for: .touchUpInside)
      button.onSend = { [eventLog, weak button] in
        if let button { eventLog.record($0, from: button.placeName) }
      }
    }
    gridView.onKeyPress = { [weak self] in self?.endClosingMoment(by: $0) }
    view.onKey { [weak self] in
      self?.endClosingMoment(by: $0)
      return false
    }
    newGameButton.onClick = { [weak self] in self?.newGame() }
    let row = Box(orientation: .horizontal, spacing: 24)
    row.append(bestScoreLabel)
    row.append(newGameButton)
    view.addControls(row, note: MysteryGridDemo.subclassNote)
    updateDisplay()
  }

  /// Starts a new round.
  ///
  /// While the board of a finished round is shown, the game has already started the next round. In
  /// that case, this method only shows the next round.
  func newGame() {
    if closingMoment == nil { game.newGame() }
    showRound(announcing: MysteryGridDemo.newGameAnnouncement)
  }

  // MARK: State

  /// The state of the page, which contains the focused button's position in the grid.
  ///
  /// The position is 0 if another widget on the page has the focus, and nil if the focus is outside
  /// the page.
  var state: PageState {
    let position = gridView.buttons.firstIndex(where: \.isFocused) ?? 0
    return PageState(focusedPosition: view.containsFocus ? position : nil)
  }

  /// Moves the focus to the button at the same position, or to the last button of a smaller grid.
  func restore(from state: PageState) {
    guard let position = state.focusedPosition else { return }
    let buttons = gridView.buttons
    buttons[min(position, buttons.count - 1)].grabFocus()
  }

  // MARK: Taps

  func buttonPressed(_ sender: Button) {
    isRepeatedPress = false
  }

  func buttonPressedAgain(_ sender: Button) {
    isRepeatedPress = true
  }

  func buttonTapped(_ sender: Button) {
    guard let button = sender as? MysteryButton else { return }
    guard closingMoment == nil else {
      // Ignore the second press of a double click. Otherwise, a double click on the last covered
      // button would hide the board before the user sees it.
      if !isRepeatedPress { showRound() }
      return
    }
    switch game.tap(button.index) {
    case .ignored:
      view.announce(MysteryGridDemo.ignoredAnnouncement)
    case .revealed(let reveal):
      button.showImage(of: reveal.surprise)
      gridView.updateDisplay(
        scoreText: reveal.scoreText, objectText: reveal.foundText,
        announcement: reveal.announcement)
    case .roundEnded(let reveal, let isBestScore):
      button.showImage(of: reveal.surprise)
      save(reveal.score, isBestScore: isBestScore)
      let best = bestScore ?? reveal.score
      gridView.updateDisplay(
        scoreText: reveal.scoreText,
        objectText: MysteryGridDemo.closingText(of: reveal, bestScore: best),
        announcement: reveal.lastAnnouncement(bestScore: best))
      closingMoment = DelayedCall.after(seconds: closingSeconds) { [weak self] in self?.showRound()
      }
    }
  }

  /// Hides the board of a finished round, if one is shown, when the user presses a key.
  ///
  /// Some key presses don't hide the board:
  ///
  /// - Space and Return, because they press the focused button, which may be a button of the grid
  /// - keys that neither type text nor edit or navigate, such as Shift alone or F5
  /// - key combinations with modifiers other than Shift
  /// - the automatic repeat of a key that is held down
  private func endClosingMoment(by press: KeyPress) {
    guard closingMoment != nil, !press.isRepeat, press.modifiers.subtracting(.shift).isEmpty,
      press.key != .space, press.key != .return, press.key != .other || press.typesText
    else { return }
    showRound()
  }

  /// Shows the round that has already started, with all buttons covered.
  private func showRound(
    announcing announcement: String = MysteryGridDemo.newRoundAnnouncement
  ) {
    closingMoment?.cancel()
    closingMoment = nil
    gridView.resetSurprises()
    updateDisplay(announcing: announcement)
  }

  private func updateDisplay(announcing announcement: String? = nil) {
    gridView.updateDisplay(
      scoreText: game.scoreText, objectText: game.foundText, announcement: announcement)
  }

  /// Shows the score of a finished round with the best score, and saves `score` if it is the best.
  ///
  /// Nothing is saved for a grid of nonstandard size.
  private func save(_ score: Int, isBestScore: Bool) {
    if isBestScore {
      bestScore = memory?.save(score) ?? score
    } else {
      memory?.synchronize()
      bestScore = memory?.load() ?? bestScore
    }
    bestScoreLabel.text = MysteryGridDemo.lastRoundText(
      score: score, bestScore: bestScore ?? score, isSaved: memory != nil)
  }
}

extension Selector where Target == MysteryGridViewController, Sender == Button {
  fileprivate static let buttonPressed = Selector(
    "buttonPressed", MysteryGridViewController.buttonPressed)
  fileprivate static let buttonPressedAgain = Selector(
    "buttonPressedAgain", MysteryGridViewController.buttonPressedAgain)
  static let buttonTapped = Selector("buttonTapped", MysteryGridViewController.buttonTapped)
}
