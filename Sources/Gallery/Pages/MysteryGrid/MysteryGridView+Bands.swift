import GalleryModel
import GtkKit

extension MysteryGridView {
  /// The maximum height of a page that a screen shows without scrolling, in points.
  private static let screenHeight = 2_400.0

  /// Places the buttons in one container for each band.
  ///
  /// GTK visits all siblings of a button whenever the button changes, so with 10,000 buttons in one
  /// container each press would be slow. GTK also creates X windows for each button that it shows.
  /// The bands that are below the edge of any screen are therefore shown after the first frame, one
  /// band in each frame.
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
  /// - Returns: Whether there are more.
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
