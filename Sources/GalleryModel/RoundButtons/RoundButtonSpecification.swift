import ControlModel
import Theming

/// All that makes a round button but its target and action: the write-up's one initialiser as a
/// value (WriteUps.md 4.1).
public struct RoundButtonSpecification: Hashable, Sendable {
  /// The longest side that X11 and Wayland can hold, in points.
  private static let longestSide = 32_767.0

  /// Half the width and height of the button, and the radius of its corners, in points.
  public let radius: Double

  /// The title.
  public let title: String

  /// The colours of disc and title until a tap changes them.
  public let colors: RoundButtonColors

  /// The colour of the border, which no tap changes.
  public let borderColor: Color

  /// The width of the border, inside the circle, in points.
  public let borderWidth: Double

  /// The corner of the button's frame with the least x and y, in points.
  public let position: Point

  /// What the style sheet says of the button.
  public let style: RoundButtonStyle

  /// The class under which the style sheet draws the button.
  ///
  /// Buttons share it exactly when a style sheet would say the same of them: it is made from the
  /// texts of their radius, border and colours, but neither of their titles nor their positions.
  public let styleClass: StyleClass

  /// Makes the specification of a button, in the order of the write-up's parameters.
  ///
  /// - Throws: `RoundButtonError` for a radius that is not above 0, a border that is negative or
  ///   wider than the radius, or a figure that is not finite or larger than a screen.
  public init(
    radius: Double, title: String, titleColor: Color, backgroundColor: Color, borderColor: Color,
    borderWidth: Double, position: Point
  ) throws(RoundButtonError) {
    let largestRadius = (Self.longestSide / 2).rounded(.down)
    guard radius > 0, radius <= largestRadius else {
      throw .unusableRadius(radius, largest: largestRadius)
    }
    guard borderWidth >= 0, borderWidth <= radius else {
      throw .unusableBorderWidth(borderWidth, radius: radius)
    }
    guard position.x.magnitude <= Self.longestSide, position.y.magnitude <= Self.longestSide else {
      throw .unusablePosition(position, farthest: Self.longestSide)
    }
    self.radius = radius
    self.title = title
    colors = RoundButtonColors(background: backgroundColor, title: titleColor)
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.position = position
    style = RoundButtonStyle(
      radius: radius, borderWidth: borderWidth, border: borderColor,
      background: backgroundColor, title: titleColor)
    styleClass = Self.styleClass(of: style)
  }

  /// The button's frame, in points: a square around the circle.
  public var frame: Rectangle {
    Rectangle(origin: position, size: Size(width: 2 * radius, height: 2 * radius))
  }

  /// The radius of the corners, in points; it alone makes the button round.
  public var cornerRadius: Double { radius }

  /// Where a press is the button's, in its own coordinates; one in a corner of the square is not.
  public var hitArea: HitArea {
    .circle(center: Point(x: radius, y: radius), radius: radius)
  }

  private static func styleClass(of style: RoundButtonStyle) -> StyleClass {
    let texts =
      [style.radius, style.borderWidth].map(CssText.number)
      + [style.border, style.background, style.title].map(CssText.color)
    return StyleClass("round-" + texts.map(nameCharacters).joined(separator: "-"))
  }

  // Keeps apart what differs: a point becomes another character than the marks of a function.
  private static func nameCharacters(of text: String) -> String {
    let characters = text.utf8.compactMap { character -> UInt8? in
      switch character {
      case UInt8(ascii: "#"), UInt8(ascii: ")"): nil
      case UInt8(ascii: "("), UInt8(ascii: ","): UInt8(ascii: "-")
      case UInt8(ascii: "."): UInt8(ascii: "_")
      default: character
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
