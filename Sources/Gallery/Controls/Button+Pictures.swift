import ControlModel
import GtkKit
import Theming

extension Button {
  /// Sets the picture for a state, in place of the theme's picture.
  ///
  /// Pass nil to show the picture of the normal state again, or else the theme's picture. The
  /// border and the style sheet's overlays are drawn over the picture, as UIKit draws a layer's
  /// border over the layer's contents.
  func setImage(_ image: ImageName?, for state: ControlState) {
    images[state] = image
    if onDrawBackground == nil { connectBackground() } else { setNeedsDisplay() }
  }

  /// Makes the button draw the theme's pictures for its role, if there are any.
  func connectPictures() {
    guard let look = look?[.normal] else { return }
    if look.picture != nil { connectBackground() }
    if look.image != nil {
      onDrawForeground = { [weak self] in self?.drawThemeImage(in: $0, size: $1) }
    }
  }

  private func connectBackground() {
    onDrawBackground = { [weak self] context, size in
      self?.drawBackground(in: context, size: size)
      self?.drawOwnImage(in: context, size: size)
    }
  }

  private func drawBackground(in context: borrowing DrawingContext, size: Size) {
    guard let shown = look?[shownState], let image = shown.picture?.value,
      let picture = Pictures.picture(named: image.name)
    else { return }
    let scale = AppTheme.shared.textScale
    let slices = image.slices(for: size, scale: scale)
    context.adjusted(shown.pictureAdjustment) {
      $0.draw(picture.scaled(by: scale), slices: slices)
    }
  }

  private func drawOwnImage(in context: borrowing DrawingContext, size: Size) {
    guard let image = images.resolve(shownState) else { return }
    let adjustment = ImageAdjustment(
      ofPictureFrom: image.source, in: shownState,
      adjustsWhenHighlighted: look?.adjustsImageWhenHighlighted ?? true)
    draw(image.value, adjustment, in: context, size: size)
  }

  private func drawThemeImage(in context: borrowing DrawingContext, size: Size) {
    guard images.resolve(shownState) == nil, let shown = look?[shownState],
      let image = shown.image?.value
    else { return }
    draw(image, shown.imageAdjustment, in: context, size: size)
  }

  private func draw(
    _ image: ImageName, _ adjustment: ImageAdjustment, in context: borrowing DrawingContext,
    size: Size
  ) {
    let scale = AppTheme.shared.textScale
    guard let picture = Pictures.picture(named: image)?.scaled(by: scale) else { return }
    // The origin is in whole points, so that the pixels of the picture align with those of the
    // screen.
    let origin = Point(
      x: ((size.width - picture.size.width) / 2).rounded(),
      y: ((size.height - picture.size.height) / 2).rounded())
    context.adjusted(adjustment) { $0.draw(picture, at: origin) }
  }
}
