import CGtk
import ControlModel
import GtkTesting

@testable import GtkKit

/// The look that a label has in GTK as a result of the style sheet.
struct LabelLook: Equatable {
  /// The families, separated by commas.
  let families: String

  /// The size of the font, in points.
  let fontSize: Double

  /// Whether the font is bold.
  let isBold: Bool

  /// The color of the text, in the form `#rrggbb`.
  let color: String
}

extension GtkKit.Label {
  /// Reads the current look of a label.
  @MainActor var look: LabelLook {
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(pointer))
    let context = gtk_widget_get_style_context(pointer)
    var color = GdkRGBA()
    // An inch has 72 points in Pango, and 96 pixels in CSS.
    let pixelsOfPangoPoint = gdk_screen_get_resolution(gdk_screen_get_default()) / 72
    gtk_style_context_get_color(context, gtk_style_context_get_state(context), &color)
    return LabelLook(
      families: pango_font_description_get_family(font).map { String(cString: $0) } ?? "",
      fontSize: Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        * pixelsOfPangoPoint,
      isBold: pango_font_description_get_weight(font) == PANGO_WEIGHT_BOLD,
      color: Color(red: color.red, green: color.green, blue: color.blue).hexText)
  }

  /// The width of the text in its font, in points.
  @MainActor var textWidth: Double {
    var width: gint = 0
    let layout = gtk_widget_create_pango_layout(pointer, text)
    defer { layout.map { g_object_unref(gpointer($0)) } }
    pango_layout_get_pixel_size(layout, &width, nil)
    return Double(width)
  }

  /// The requested width, in points.
  @MainActor var requestedWidth: Double {
    var width: gint = 0
    gtk_widget_get_size_request(pointer, &width, nil)
    return Double(width)
  }

  /// The gray levels, from 0 to 255, of the pixels that text and shadow cover almost completely.
  ///
  /// The background of the label does not show through these pixels.
  @MainActor var grayLevels: Set<UInt32> {
    Set(Rendering(of: pointer).pixels.filter { $0 >> 24 > 250 }.map { $0 & 255 })
  }
}
