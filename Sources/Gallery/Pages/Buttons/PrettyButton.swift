import ControlModel
import Theming

/// The write-up's button subclass: a stretchable picture for the normal and the highlighted state,
/// two title colors and a bold font of 15 points.
///
/// The initializer sets all of it, so that every instance looks the same without further setup.
/// That is the purpose of the subclass.
final class PrettyButton: Button {
  /// Creates a pretty button with a size in points.
  init(size: Size) {
    super.init(role: .pretty, size: size)
  }
}
