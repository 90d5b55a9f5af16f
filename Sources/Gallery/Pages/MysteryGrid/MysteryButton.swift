import ControlModel
import GalleryModel
import GtkKit

/// The write-up's button subclass, which covers a surprise and shows it once it is tapped.
///
/// Only the game knows the hidden surprise. The button cannot reveal it before the game passes it
/// on.
final class MysteryButton: Button {
  /// The position in the grid, counted from 0 in reading order.
  let index: Int

  /// The surprise that the button shows, or nil while it is covered.
  private(set) var surprise: Surprise? {
    didSet {
      if surprise != oldValue { showSurprise() }
    }
  }

  private let row: Int
  private let column: Int

  /// Creates a covered button at a position in a grid.
  init(index: Int, in layout: MysteryGridLayout) {
    self.index = index
    row = layout.row(of: index)
    column = layout.column(of: index)
    super.init(role: .mysteryCovered, size: layout.frame(of: index).size)
    showSurprise()
  }

  /// The name of the button in the event log.
  var placeName: String { MysteryGridDemo.placeName(row: row, column: column) }

  /// Shows a surprise, without a border.
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
