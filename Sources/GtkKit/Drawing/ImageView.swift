import CGtk
import Controls

/// A picture at its own size, crisp at scale factor 1 and 2.
@MainActor open class ImageView: Widget {
  /// The picture that is shown.
  public var picture: Picture {
    didSet { showPicture() }
  }

  /// Makes a view with the name that a screen reader says for the picture.
  public init(_ picture: Picture, accessibleName: String) {
    self.picture = picture
    super.init(gtk_drawing_area_new())
    // A window of its own would take the pointer from what lies beneath.
    gtk_widget_set_has_window(pointer, 0)
    setAccessibleRole(.image)
    self.accessibleName = accessibleName
    // In a wider place the picture stays itself, in the middle.
    horizontalAlignment = .center
    verticalAlignment = .center
    showPicture()
    Signal.connectDraw(pointer) { [weak self] in self?.draw(in: $0) ?? false }
  }

  private func showPicture() {
    setSizeRequest(width: Int(picture.size.width), height: Int(picture.size.height))
    setNeedsDisplay()
  }

  private func draw(in context: OpaquePointer) -> Bool {
    DrawingContext(context, scaleFactor: scaleFactor).draw(picture, at: .zero)
    return false
  }
}
