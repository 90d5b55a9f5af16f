import ControlModel
import Theming

extension Theme {
  /// Returns the color with the given name.
  public func color(_ type: ColorType) -> Color {
    colors[type.role]
  }

  /// Returns the color with the given number, or black if there is none.
  ///
  /// This is the original's `getColor`.
  public func color(rawValue: Int) -> Color {
    ColorType(rawValue: rawValue).map(color) ?? colors[.unnamed]
  }
}
