import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's `ISInterfaceElements`: colours and labels by name, from the one theme.
///
/// Whoever writes `InterfaceElements.getLabel(.headline)` names no font, no number and no colour,
/// and so a change of the theme reaches the label without a line being touched.
enum InterfaceElements {
  /// The colour of a name.
  static func getColor(_ type: ColorType) -> Color {
    AppTheme.shared.theme.color(type)
  }

  /// The colour of one of the original's numbers; black for a number that names none.
  static func getColor(rawValue: Int) -> Color {
    AppTheme.shared.theme.color(rawValue: rawValue)
  }

  /// An empty label of a name, as large as its text will be or as told in points.
  static func getLabel(_ type: LabelType, size: Size = .zero) -> StageLabel {
    StageLabel("", role: type.role, size: size)
  }
}
