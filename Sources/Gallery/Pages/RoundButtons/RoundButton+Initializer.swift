import ControlModel
import GalleryModel

extension RoundButton {
  /// The document's initialiser: one call makes a complete button, and no property is forgotten.
  ///
  /// It is a convenience initialiser because an extension may not declare a designated one; it
  /// calls one of the same class.
  ///
  /// - Parameters:
  ///   - radius: Half the width and height, and the radius of the corners, in points.
  ///   - title: The title, which is cut where the circle has no room for it.
  ///   - titleColor: The colour of the title until a tap changes it.
  ///   - target: Whom a press tells; it is not kept alive.
  ///   - selector: The target's method that is called on touch-down.
  ///   - backgroundColor: The colour of the disc until a tap changes it.
  ///   - borderColor: The colour of the border.
  ///   - borderWidth: The width of the border, inside the circle, in points.
  ///   - position: The upper left corner of the frame, in points.
  /// - Throws: `RoundButtonError` for figures that make no circle.
  convenience init<Target: AnyObject>(
    withRadius radius: Double, title: String, titleColor: Color, target: Target,
    selector: Selector<Target, Button>, backgroundColor: Color, borderColor: Color,
    borderWidth: Double, position: Point
  ) throws(RoundButtonError) {
    self.init(
      try RoundButtonSpecification(
        radius: radius, title: title, titleColor: titleColor, backgroundColor: backgroundColor,
        borderColor: borderColor, borderWidth: borderWidth, position: position))
    addTarget(target, action: selector, for: .touchDown)
  }
}
