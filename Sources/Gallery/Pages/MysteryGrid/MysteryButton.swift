import ControlModel
import GalleryModel
import GtkKit

/// The document's subclass of a button: it covers a surprise, and shows it once it is tapped.
///
/// What it hides, the game knows: a view that has not been told cannot give it away.
final class MysteryButton: Button {
  /// The place in the grid, counted from 0 in reading order.
  let index: Int

  /// What the button shows; nil while it is covered.
  private(set) var surprise: Surprise? {
    didSet {
      if surprise != oldValue { showSurprise() }
    }
  }

  private let row: Int
  private let column: Int

  /// A covered button at its place in a grid.
  init(index: Int, in layout: MysteryGridLayout) {
    self.index = index
    row = layout.row(of: index)
    column = layout.column(of: index)
    super.init(role: .mysteryCovered, size: layout.frame(of: index).size)
    showSurprise()
  }

  /// What the event log calls the button.
  var placeName: String { MysteryGridDemo.placeName(row: row, column: column) }

  /// Shows what was hidden, without a border.
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
