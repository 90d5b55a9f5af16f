import ControlModel

/// A widget with places or sizes of its own, in points of the usual text size, that it brings to the
/// size that the desktop wants.
@MainActor public protocol TextScalable: AnyObject {
  /// How much larger everything is than told; the usual size at first.
  var textScale: TextScale { get set }
}
