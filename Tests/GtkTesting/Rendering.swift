import CGtk

/// The pixels of a widget as GTK currently draws it, at the scale factor of its screen.
nonisolated package struct Rendering: Equatable, Sendable {
  /// The pixels, premultiplied ARGB, row by row.
  package let pixels: [UInt32]

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// Draws a widget that is on the screen, with its descendants.
  package init(of widget: UnsafeMutablePointer<GtkWidget>) {
    layOut(gtk_widget_get_toplevel(widget))
    let scale = gtk_widget_get_scale_factor(widget)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(widget) * scale,
      gtk_widget_get_allocated_height(widget) * scale)
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    let context = cairo_create(surface)
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    self.init(surface: surface)
  }

  /// Reads a PNG from the resources, in the form that cairo draws.
  package init?(resource path: String, scale: Int32) {
    guard let pixbuf = gdk_pixbuf_new_from_resource(path, nil) else { return nil }
    defer { g_object_unref(gpointer(pixbuf)) }
    let surface = gdk_cairo_surface_create_from_pixbuf(pixbuf, scale, nil)
    defer { cairo_surface_destroy(surface) }
    self.init(surface: surface)
  }

  /// Copies the pixels of an image surface.
  ///
  /// The caller still owns the surface.
  package init(surface: OpaquePointer?) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    if let data = cairo_image_surface_get_data(surface) {
      for row in 0..<height {
        for column in 0..<width {
          let offset = row * stride + column * 4
          pixels.append(UnsafeRawPointer(data).load(fromByteOffset: offset, as: UInt32.self))
        }
      }
    }
    self.pixels = pixels
  }

  private init(pixels: [UInt32], width: Int) {
    self.pixels = pixels
    self.width = width
    height = width > 0 ? pixels.count / width : 0
  }

  /// Returns the part inside a rectangle of pixels, limited to the pixels that exist.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Rendering {
    let columns = max(0, x)..<min(self.width, x + width)
    let rows = max(0, y)..<min(self.height, y + height)
    let part = rows.flatMap { row in
      pixels[row * self.width + columns.lowerBound..<row * self.width + columns.upperBound]
    }
    return Rendering(pixels: part, width: columns.count)
  }
}

/// Lays out a window now instead of with the next frame.
///
/// GTK does not draw widgets that wait for their layout, and logs a critical warning for them.
nonisolated private func layOut(_ window: UnsafeMutablePointer<GtkWidget>?) {
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(window, &allocation)
  gtk_widget_get_preferred_size(window, nil, nil)
  gtk_widget_size_allocate(window, &allocation)
}
