import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's `ISInterfaceElements`, which provides colors and labels by name from the theme.
///
/// Code that calls `InterfaceElements.getLabel(.headline)` mentions no font, number or color, so
/// that a change of the theme updates the label without a change of that code.
enum InterfaceElements {
  /// Returns the color with the given name.
  static func getColor(_ type: ColorType) -> Color {
    AppTheme.shared.theme.color(type)
  }

  /// Returns the color with one of the original's numbers, or black for an unknown number.
  static func getColor(rawValue: Int) -> Color {
    AppTheme.shared.theme.color(rawValue: rawValue)
  }

  /// Returns an empty label with the given name.
  ///
  /// It has the given size in points, or the size of its text.
  static func getLabel(_ type: LabelType, size: Size = .zero) -> StageLabel {
    StageLabel("", role: type.role, size: size)
  }
}
