import ControlModel
import Theming

/// The original's button subclass, with stretchable pictures for the normal and the highlighted
/// state, two title colors, and a bold font of 15 points.
///
/// The purpose of the subclass is that its initializer selects all these values, which the theme
/// defines, so that every instance looks the same without further setup.
final class PrettyButton: Button {
  /// Creates a pretty button with a size in points.
  init(size: Size) {
    super.init(role: .pretty, size: size)
  }
}
