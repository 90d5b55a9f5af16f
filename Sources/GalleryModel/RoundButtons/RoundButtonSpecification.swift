import ControlModel
import Theming

/// The complete description of a round button, except its target and action.
///
/// Its values are the parameters of the write-up's initializer (WriteUps.md 4.1).
public struct RoundButtonSpecification: Hashable, Sendable {
  private static let longestSide = Double(ScreenLimits.maximumLength)

  /// The title.
  public let title: String

  /// The upper left corner of the button's frame, in points.
  public let position: Point

  /// The size and the colors of the button, as the style sheet uses them.
  public let style: RoundButtonStyle

  /// The style class for the button's rule in the style sheet.
  ///
  /// The name of the class contains the radius, the border, and the colors, but neither the title
  /// nor the position. Two buttons share a class if and only if their rules are equal.
  public let styleClass: StyleClass

  /// Creates the specification of a button, with the write-up's parameters in their order.
  ///
  /// - Throws: `RoundButtonError` if the radius isn't above 0, if the border width is negative or
  ///   more than the radius, or if a value isn't finite or is larger than a screen allows.
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
    self.title = title
    self.position = position
    style = RoundButtonStyle(
      radius: radius, borderWidth: borderWidth, border: borderColor,
      background: backgroundColor, title: titleColor)
    styleClass = Self.styleClass(of: style)
  }

  /// Half the width and height of the button, which is also the radius of its corners, in points.
  public var radius: Double { style.radius }

  /// The colors of the circle and the title before the first tap.
  public var colors: RoundButtonColors {
    RoundButtonColors(background: style.background, title: style.title)
  }

  /// The color of the border, which a tap doesn't change.
  public var borderColor: Color { style.border }

  /// The width of the border, inside the circle, in points.
  public var borderWidth: Double { style.borderWidth }

  /// The button's frame, in points: a square around the circle.
  public var frame: Rectangle {
    Rectangle(origin: position, size: Size(width: 2 * radius, height: 2 * radius))
  }

  /// The radius of the corners, in points.
  ///
  /// Because it's half the width and height, the button is round.
  public var cornerRadius: Double { radius }

  /// The area in which the button responds to presses, in the button's own coordinates.
  ///
  /// The corners of the button's frame aren't part of this area.
  public var hitArea: HitArea {
    .circle(center: Point(x: radius, y: radius), radius: radius)
  }

  private static func styleClass(of style: RoundButtonStyle) -> StyleClass {
    let texts =
      [style.radius, style.borderWidth].map(CssText.number)
      + [style.border, style.background, style.title].map(CssText.color)
    return StyleClass("round-" + texts.map(nameCharacters).joined(separator: "-"))
  }

  // Different values must have different names. Therefore, a decimal point becomes an underscore,
  // and no other character does.
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

/// An error in the values of a round button.
public enum RoundButtonError: Problem, Hashable {
  /// The radius is zero, negative, not finite, or more than `largest`.
  case unusableRadius(Double, largest: Double)

  /// The border width is negative, not finite, or more than the radius.
  case unusableBorderWidth(Double, radius: Double)

  /// A coordinate of the position isn't finite, or its magnitude is more than `farthest`.
  case unusablePosition(Point, farthest: Double)
}

extension RoundButtonError {
  /// A clause that describes the invalid value.
  public var summary: Clause {
    switch self {
    case .unusableRadius(let radius, _): "a radius of \(radius) points is invalid"
    case .unusableBorderWidth(let width, _): "a border width of \(width) points is invalid"
    case .unusablePosition(let position, _):
      "the position (\(position.x), \(position.y)) is invalid"
    }
  }

  /// A clause that describes the valid values.
  public var remedy: Clause? {
    switch self {
    case .unusableRadius(_, let largest):
      "a radius must be more than 0 and at most \(largest) points"
    case .unusableBorderWidth(_, let radius):
      "a border width must be from 0 to the radius, \(radius) points"
    case .unusablePosition(_, let farthest):
      "coordinates must be from \(-farthest) to \(farthest) points"
    }
  }
}
