import ControlModel

/// A picture at its own size, crisp at scale factor 1 and 2, with other widgets at fixed places on it.
///
/// Like UIKit's, and unlike GtkImage, it is a view that may hold others.
@MainActor open class ImageView: Fixed {
  /// The picture that is shown; nil shows none.
  public var picture: Picture? {
    didSet { showPicture() }
  }

  /// Which parts of the picture go where on a view of another size; nil shows it at its own.
  public var slices: [ImageSlice]? {
    didSet { setNeedsDisplay() }
  }

  /// Makes a view with the name that a screen reader says for the picture.
  public init(_ picture: Picture?, accessibleName: String) {
    self.picture = picture
    super.init()
    setAccessibleRole(.image)
    self.accessibleName = accessibleName
    // In a wider place the picture stays itself, in the middle.
    horizontalAlignment = .center
    verticalAlignment = .center
    showPicture()
    Signal.connectDraw(pointer) { [weak self] in self?.draw(in: $0) ?? false }
  }

  private func showPicture() {
    if let size = picture?.size { setOwnSize(size) }
    setNeedsDisplay()
  }

  private func draw(in context: OpaquePointer) -> Bool {
    guard let picture = picture?.scaled(by: textScale) else { return false }
    let drawing = DrawingContext(context, scaleFactor: scaleFactor)
    if let slices {
      drawing.draw(picture, slices: slices.map { $0.scaled(by: textScale) })
    } else {
      drawing.draw(picture, at: .zero)
    }
    return false
  }
}
