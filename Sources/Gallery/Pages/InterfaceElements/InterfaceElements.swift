import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's `ISInterfaceElements`, which provides the theme's colors and labels by name.
///
/// Code such as `InterfaceElements.getLabel(.headline)` contains no font, size, or color. A change
/// of the theme therefore updates the label without a change of that code.
enum InterfaceElements {
  /// Returns the color with the given name.
  static func getColor(_ type: ColorType) -> Color {
    AppTheme.shared.theme.color(type)
  }

  /// Returns the color with the given number in the original, or black if the number is unknown.
  static func getColor(rawValue: Int) -> Color {
    AppTheme.shared.theme.color(rawValue: rawValue)
  }

  /// Returns an empty label with the given name.
  ///
  /// If `size` is zero, the label is as large as its text.
  static func getLabel(_ type: LabelType, size: Size = .zero) -> StageLabel {
    StageLabel("", role: type.role, size: size)
  }
}
