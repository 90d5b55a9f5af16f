import ControlModel

/// A widget whose positions or sizes are set in points of the usual text size, and which scales
/// them to the desktop's text size.
@MainActor public protocol TextScalable: AnyObject {
  /// The scale of the widget's positions and sizes. It is the usual scale at first.
  var textScale: TextScale { get set }
}
