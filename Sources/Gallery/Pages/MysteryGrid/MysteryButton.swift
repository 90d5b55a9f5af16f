import ControlModel
import GalleryModel
import GtkKit

/// The original's button subclass, which covers a surprise and shows it when the user taps.
///
/// Only the game knows the covered surprise. The button receives the surprise after the tap.
final class MysteryButton: Button {
  /// The button's index in the grid, from 0, in reading order.
  let index: Int

  /// The surprise that the button shows, or nil while it is covered.
  private(set) var surprise: Surprise? {
    didSet {
      if surprise != oldValue { showSurprise() }
    }
  }

  private let row: Int
  private let column: Int

  /// Creates a covered button with the given index in a grid.
  init(index: Int, in layout: MysteryGridLayout) {
    self.index = index
    row = layout.row(of: index)
    column = layout.column(of: index)
    super.init(role: .mysteryCovered, size: layout.frame(of: index).size)
    showSurprise()
  }

  /// The button's name in the event log.
  var placeName: String { MysteryGridDemo.placeName(row: row, column: column) }

  /// Shows `surprise` in place of the cover and its border.
  func showImage(of surprise: Surprise) {
    self.surprise = surprise
  }

  /// Shows the cover and its border again.
  func resetMe() {
    surprise = nil
  }

  private func showSurprise() {
    role = surprise == nil ? .mysteryCovered : .mysteryRevealed
    setImage(MysteryButtonState.imageName(showing: surprise), for: .normal)
    accessibleName = MysteryGridDemo.accessibleName(of: surprise, row: row, column: column)
  }
}
