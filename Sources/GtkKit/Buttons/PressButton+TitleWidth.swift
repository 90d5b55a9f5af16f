import CGtk

/// The font properties that determine a title's width.
///
/// A string has the same width in two equal fonts.
public struct TitleFont: Hashable, Sendable {
  fileprivate let description: String
  fileprivate let resolution: Double
  fileprivate let options: UInt
  fileprivate let fontMapSerial: UInt32
}

extension PressButton {
  /// Returns the width that `text` has as the button's title, in points.
  ///
  /// The button's actual title doesn't change. If the button has no title, and so no label, the
  /// button's own font is used. Call this method when the button is in a window and has its style
  /// classes, because style rules that depend on them don't apply earlier.
  public func titleWidth(of text: String) -> Double {
    titleWidths(of: [text])[0]
  }

  /// Returns the widths of several strings as the title, under the same conditions as
  /// ``titleWidth(of:)``.
  public func titleWidths(of texts: [String]) -> [Double] {
    let layout = gtk_widget_create_pango_layout(titleWidget, nil)
    defer { g_object_unref(gpointer(layout)) }
    return texts.map { text in
      var width: gint = 0
      pango_layout_set_text(layout, text, -1)
      pango_layout_get_size(layout, &width, nil)
      return Double(width) / Double(PANGO_SCALE)
    }
  }

  /// The title's font, which is valid under the same conditions as ``titleWidth(of:)``.
  public var titleFont: TitleFont {
    let context = gtk_widget_get_pango_context(titleWidget)
    let description = pango_font_description_to_string(
      pango_context_get_font_description(context))
    defer { g_free(description) }
    return TitleFont(
      description: description.map { String(cString: $0) } ?? "",
      resolution: pango_cairo_context_get_resolution(context),
      options: pango_cairo_context_get_font_options(context).map { cairo_font_options_hash($0) }
        ?? 0,
      fontMapSerial: pango_font_map_get_serial(pango_context_get_font_map(context)))
  }

  private var titleWidget: UnsafeMutablePointer<GtkWidget> {
    gtk_bin_get_child(cgtk_bin(pointer)) ?? pointer
  }
}

extension PressButton {
  /// Whether the displayed title is truncated because the button is too narrow.
  ///
  /// This property is false if there is no title, or if the button has not been laid out yet.
  public var isTitleTruncated: Bool {
    guard let label = gtk_bin_get_child(cgtk_bin(pointer)) else { return false }
    return pango_layout_is_ellipsized(gtk_label_get_layout(cgtk_label(label))) != 0
  }
}
