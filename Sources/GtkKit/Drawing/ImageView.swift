import ControlModel

/// A widget that shows a picture, sharp at scale factors 1 and 2.
///
/// Without ``slices``, the picture has its own size.
///
/// Like UIKit's image view, and unlike GtkImage, it can contain other widgets, at fixed positions.
@MainActor open class ImageView: Fixed {
  /// The displayed picture, or nil to show no picture.
  ///
  /// Setting nil doesn't change the widget's size.
  public var picture: Picture? {
    didSet { showPicture() }
  }

  /// The parts of the picture to draw and their destinations in the widget, or nil to draw the
  /// whole picture at its own size.
  ///
  /// Use slices if the widget and the picture differ in size. Their coordinates are points at
  /// the usual text size.
  public var slices: [ImageSlice]? {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view.
  ///
  /// - Parameter accessibleName: The name that screen readers announce for the picture.
  public init(_ picture: Picture?, accessibleName: String) {
    self.picture = picture
    super.init()
    setAccessibleRole(.image)
    self.accessibleName = accessibleName
    // In a larger space, the widget is centered and not stretched.
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
