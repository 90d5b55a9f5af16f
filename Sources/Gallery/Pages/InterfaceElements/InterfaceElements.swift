import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's `ISInterfaceElements`, which provides the theme's colors and labels by name.
///
/// Code such as `InterfaceElements.getLabel(.headline)` contains no font, font size, or color. The
/// theme can therefore change the label's look without a change of that code.
enum InterfaceElements {
  /// Returns the color with the given name.
  static func getColor(_ type: ColorType) -> Color {
    AppTheme.shared.theme.color(type)
  }

  /// Returns the color with the given number in the original, or black if the number is unknown.
  static func getColor(rawValue: Int) -> Color {
    AppTheme.shared.theme.color(rawValue: rawValue)
  }

  /// Returns an empty label in the theme's style for the given name.
  ///
  /// If `size` is zero, the label is as large as the text that it receives later.
  static func getLabel(_ type: LabelType, size: Size = .zero) -> StageLabel {
    StageLabel("", role: type.role, size: size)
  }
}
