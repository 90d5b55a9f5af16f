import CGtk
import ControlModel
import GalleryModel
import GtkTesting

@testable import Gallery
@testable import GtkKit

/// The length of a closing moment that is short enough for a test, in seconds.
let shortMoment = 1.5

/// Returns the page with the rounds of a seed, in a window on the screen.
@MainActor func mysteryGridPage(
  seed: UInt64 = 7, layout: MysteryGridLayout = .standard, memory: BestScoreStore? = nil,
  closingMoment: Double = shortMoment
) -> ShownPage<MysteryGridViewController> {
  ShownPage {
    var context = PageContext()
    context.options = PageOptionSet(
      MysteryGridOptions(seed: seed, layout: layout, closingMoment: closingMoment))
    context.stores.bestScore = memory
    return MysteryGridViewController(context: context)
  }
}

/// Returns the surprise under each button in the first round of a seed.
func surprises(ofSeed seed: UInt64) -> [Surprise] {
  MysteryGame(generator: SplitMix64(seed: seed)).buttons.map(\.surprise)
}

extension ShownPage where Controller == MysteryGridViewController {
  var grid: MysteryGridView { controller.gridView }
  var buttons: [MysteryButton] { grid.buttons }

  /// The texts of the two labels under the buttons, score first.
  var labelTexts: [String] {
    grid.children.compactMap { ($0 as? StageLabel)?.text }
  }

  /// The text about the last round and the best score.
  var bestScoreText: String {
    get throws {
      let beginnings = ["Best score", "Last round", "No round"]
      return try find(Label.self) { label in beginnings.contains { label.text.hasPrefix($0) } }.text
    }
  }

  /// Taps the given buttons in order with the pointer.
  func tap(_ indices: some Sequence<Int>) {
    for index in indices { buttons[index].input.click(40, 40) }
  }

  /// Taps every button once, in reading order.
  func playRound() {
    tap(buttons.indices)
  }

  /// Waits until the closing moment is over.
  func waitForNextRound() -> Bool {
    runMainLoop(seconds: shortMoment + 2) { labelTexts == ["Score: 0", ""] }
  }
}
