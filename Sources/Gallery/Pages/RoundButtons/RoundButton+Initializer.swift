import ControlModel
import GalleryModel

extension RoundButton {
  /// Creates a complete button in one call (WriteUps.md 4.1).
  ///
  /// The call must provide every property. As in the original, this is a convenience initializer,
  /// because an extension can't declare a designated initializer.
  ///
  /// - Parameters:
  ///   - radius: Half the width and height, and the radius of the corners, in points.
  ///   - title: The title, which is truncated if it doesn't fit into the circle.
  ///   - titleColor: The color of the title until a tap changes it.
  ///   - target: The object whose method is called. The button doesn't retain it.
  ///   - selector: The method of `target` that is called on touch-down.
  ///   - backgroundColor: The color of the disc until a tap changes it.
  ///   - borderColor: The color of the border.
  ///   - borderWidth: The width of the border, inside the circle, in points.
  ///   - position: The upper-left corner of the frame, in points.
  /// - Throws: `RoundButtonError` if the radius, the border width, or the position can't be used.
  convenience init<Target: AnyObject>(
    withRadius radius: Double, title: String, titleColor: Color, target: Target,
    selector: Selector<Target, Button>, backgroundColor: Color, borderColor: Color,
    borderWidth: Double, position: Point
  ) throws(RoundButtonError) {
    self.init(
      try RoundButtonSpecification(
        radius: radius, title: title, titleColor: titleColor, backgroundColor: backgroundColor,
        borderColor: borderColor, borderWidth: borderWidth, position: position),
      target: target, selector: selector)
  }

  /// Creates a button with the values of `specification`.
  ///
  /// - Parameters:
  ///   - specification: The values of the button.
  ///   - target: The object whose method is called. The button doesn't retain it.
  ///   - selector: The method of `target` that is called on touch-down.
  convenience init<Target: AnyObject>(
    _ specification: RoundButtonSpecification, target: Target, selector: Selector<Target, Button>
  ) {
    self.init(specification)
    addTarget(target, action: selector, for: .touchDown)
  }
}
