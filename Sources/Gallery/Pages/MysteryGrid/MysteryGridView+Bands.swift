import GalleryModel
import GtkKit

extension MysteryGridView {
  /// The assumed maximum height of a screen, in points.
  private static let screenHeight = 2_400.0

  /// Places the buttons in one container for each band, which is a group of rows.
  ///
  /// When a button changes, GTK visits all its siblings. With 10,000 buttons in a single container,
  /// each press would be slow. GTK also creates X windows for each button that it shows, so the
  /// bands that begin below ``screenHeight`` are shown only after the first frame, one in each
  /// frame.
  func placeBands() {
    for band in layout.bands {
      let container = makeContainer(of: band)
      place(container, at: band.frame.origin)
      guard band.frame.minY > Self.screenHeight else { continue }
      container.isVisible = false
      pendingBands.append(container)
    }
    guard !pendingBands.isEmpty else { return }
    pendingBands.reverse()
    afterLayout { [weak self] in
      self?.onTick { [weak self] _ in self?.showNextBand() ?? false }
    }
  }

  /// Shows the next band.
  ///
  /// - Returns: Whether more bands remain.
  private func showNextBand() -> Bool {
    pendingBands.popLast()?.isVisible = true
    return !pendingBands.isEmpty
  }

  private func makeContainer(of band: MysteryGridBand) -> Fixed {
    let container = Fixed()
    container.direction = direction
    container.setSizeRequest(band.frame.size)
    for index in band.indices {
      container.place(buttons[index], at: layout.origin(of: index, in: band))
    }
    return container
  }
}
