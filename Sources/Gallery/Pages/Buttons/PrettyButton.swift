import ControlModel
import Theming

/// The document's subclass: a stretchable picture for normal and highlighted, two title colours
/// and a bold font of 15 points.
///
/// All of it comes with the initialiser, so that every instance looks the same with no further
/// set-up: that is the point of the subclass.
final class PrettyButton: Button {
  /// A pretty button of a size in points.
  init(size: Size) {
    super.init(role: .pretty, size: size)
  }
}
