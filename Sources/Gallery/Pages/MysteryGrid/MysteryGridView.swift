import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's view: the buttons, with the score and the object that was found last below them.
final class MysteryGridView: ImageView {
  /// The buttons in reading order.
  let buttons: [MysteryButton]

  /// Called for each key that is pressed in the grid, before an arrow key moves the focus.
  var onKeyPress: ((KeyPress) -> Void)?

  private let scoreLabel: StageLabel
  private let objectFoundLabel: StageLabel
  let layout: MysteryGridLayout

  /// The bands that aren't shown yet, in reverse order.
  var pendingBands: [Fixed] = []

  /// Creates a view with covered buttons and empty labels.
  init(layout: MysteryGridLayout) {
    self.layout = layout
    buttons = (0..<layout.numberOfButtons).map { MysteryButton(index: $0, in: layout) }
    scoreLabel = StageLabel("", role: .mysteryGrid, size: layout.scoreFrame.size)
    objectFoundLabel = StageLabel("", role: .mysteryGrid, size: layout.foundFrame.size)
    super.init(
      Pictures.picture(named: MysteryGridDemo.backgroundImageName),
      accessibleName: MysteryGridDemo.gridName(of: layout))
    setAccessibleRole(.group)
    addStyleClass(Theme.mysteryGridClass.name)
    slices = layout.backgroundSlices
    setOwnSize(layout.stageSize)
    // The frames aren't mirrored in right-to-left languages, so the order in which the Tab key
    // moves the focus must not be reversed either.
    direction = .leftToRight
    placeBands()
    place(scoreLabel, at: layout.scoreFrame.origin)
    place(objectFoundLabel, at: layout.foundFrame.origin)
    onKey { [weak self] press in
      self?.onKeyPress?(press)
      return self?.moveFocus(by: press) ?? false
    }
  }

  /// Updates the two labels.
  ///
  /// - Parameters:
  ///   - scoreText: The text with the score.
  ///   - objectText: The text with the name of the object that was found last.
  ///   - announcement: The text that a screen reader speaks immediately, which includes the score,
  ///     or nil for none.
  func updateDisplay(scoreText: String, objectText: String, announcement: String? = nil) {
    scoreLabel.text = scoreText
    objectFoundLabel.text = objectText
    if let announcement { announce(announcement) }
  }

  /// Covers all buttons, and cancels any press of a button, because it belongs to the previous
  /// round.
  func resetSurprises() {
    if buttons.contains(where: { $0.isTracking || $0.looksPressed }) {
      scoreLabel.interruptPresses()
    }
    for button in buttons { button.resetMe() }
  }

  /// Moves the focus from the focused button to its neighbor if `press` is an arrow key.
  ///
  /// At the edge of the grid, the focus doesn't move. By default, GTK would move the focus to a
  /// widget in the arrow's direction, even outside the grid. The Tab key can still leave the grid.
  ///
  /// - Returns: Whether `press` is an arrow key without modifiers and a button of the grid has the
  ///   focus.
  private func moveFocus(by press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let direction = GridDirection(press.key),
      let focused = buttons.first(where: \.isFocused)
    else { return false }
    if let neighbor = layout.neighbor(of: focused.index, toward: direction) {
      buttons[neighbor].grabFocus()
    }
    return true
  }
}

extension GridDirection {
  /// Creates the direction of an arrow key, or returns nil for any other key.
  fileprivate init?(_ key: KeyPress.Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .backspace, .delete, .home, .end, .pageUp, .pageDown, .return, .space, .tab, .escape,
      .other:
      return nil
    }
  }
}
