import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The document's view: the buttons, and under them the score and the object found last.
final class MysteryGridView: ImageView {
  /// The buttons in reading order.
  let buttons: [MysteryButton]

  /// Called for each key while the focus is in the grid, before an arrow key moves the focus.
  var onKeyPress: ((KeyPress) -> Void)?

  private let scoreLabel: StageLabel
  private let objectFoundLabel: StageLabel
  let layout: MysteryGridLayout

  /// The bands that are not shown yet, the next one last.
  var pendingBands: [Fixed] = []

  /// A view with every button covered and nothing in its labels.
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
    // The frames do not mirror, and so Tab does not go through them backward either.
    direction = .leftToRight
    placeBands()
    place(scoreLabel, at: layout.scoreFrame.origin)
    place(objectFoundLabel, at: layout.foundFrame.origin)
    onKey { [weak self] press in
      self?.onKeyPress?(press)
      return self?.moveFocus(by: press) ?? false
    }
  }

  /// Shows a score and the name of an object.
  ///
  /// - Parameter announcement: What a screen reader speaks at once, with the score in it; nil where
  ///   nothing has happened.
  func updateDisplay(scoreText: String, objectText: String, announcement: String? = nil) {
    scoreLabel.text = scoreText
    objectFoundLabel.text = objectText
    if let announcement { announce(announcement) }
  }

  /// Covers every button again.
  ///
  /// A press that is under way belongs to the round that is over, and is cancelled.
  func resetSurprises() {
    if buttons.contains(where: { $0.isTracking || $0.looksPressed }) {
      scoreLabel.interruptPresses()
    }
    for button in buttons { button.resetMe() }
  }

  /// Goes to the button beside the focused one, and stays at the edge: Tab leaves the grid.
  ///
  /// GTK would look for the nearest widget in the direction, in the grid or not.
  private func moveFocus(by press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let direction = GridDirection(press.key),
      let focused = buttons.first(where: \.isFocused)
    else { return false }
    if let neighbour = layout.neighbour(of: focused.index, toward: direction) {
      buttons[neighbour].grabFocus()
    }
    return true
  }
}

extension GridDirection {
  /// The direction of an arrow key, nil for other keys.
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
