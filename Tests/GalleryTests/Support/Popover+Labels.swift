import CGtk
import GtkTesting

@testable import GtkKit

extension Popover {
  /// The texts of its labels, from top to bottom.
  @MainActor var labelTexts: [String] {
    widgets(in: pointer).filter { String(cString: cgtk_type_name($0)) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(cgtk_label($0))) }
  }
}
