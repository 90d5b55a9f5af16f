import CGtk

/// The direction of text, which also determines the order of widgets in a row.
public enum TextDirection: Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft

  /// The direction of every widget whose own direction is not set.
  ///
  /// GTK derives the initial direction from the locale when GTK is initialized.
  @MainActor public static var standard: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) }
    set { gtk_widget_set_default_direction(newValue.gtk) }
  }

  var gtk: GtkTextDirection {
    switch self {
    case .leftToRight: GTK_TEXT_DIR_LTR
    case .rightToLeft: GTK_TEXT_DIR_RTL
    }
  }

  init(_ gtk: GtkTextDirection) {
    self = gtk == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}
