import CGtk

/// The current appearance of a widget, encoded as a PNG in memory.
struct PNGImage {
  /// The bytes of the PNG file.
  private(set) var bytes: [UInt8] = []

  /// Draws `widget` and its descendants at the scale factor of its screen, and encodes the result.
  init(of widget: Widget) throws(WindowSnapshotError) {
    let scale = gtk_widget_get_scale_factor(widget.pointer)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(widget.pointer) * scale,
      gtk_widget_get_allocated_height(widget.pointer) * scale)
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    let context = cairo_create(surface)
    gtk_widget_draw(widget.pointer, context)
    let drawing = cairo_status(context)
    cairo_destroy(context)
    try PNGImage.check(drawing)

    try PNGImage.check(
      withUnsafeMutablePointer(to: &bytes) { bytes in
        cairo_surface_write_to_png_stream(
          surface,
          { bytes, data, count in
            guard let bytes, let data else { return CAIRO_STATUS_WRITE_ERROR }
            bytes.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          },
          bytes)
      })
  }

  private static func check(_ status: cairo_status_t) throws(WindowSnapshotError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notDrawn(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
