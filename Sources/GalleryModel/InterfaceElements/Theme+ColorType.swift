import ControlModel
import Theming

extension Theme {
  /// The colour of a name.
  public func color(_ type: ColorType) -> Color {
    colors[type.role]
  }

  /// The original's `getColor`: the colour of a number, black for one that names no colour.
  public func color(rawValue: Int) -> Color {
    ColorType(rawValue: rawValue).map(color) ?? colors[.unnamed]
  }
}
