/// How large the desktop wants text, as a factor of its usual size: all of a stage grows with it.
///
/// The figures of the write-ups are those at the usual size. What is placed takes whole points, so
/// that places that share an edge do not overlap at any size, and a square stays one.
public struct TextScale: Hashable, Sendable {
  /// The size at which a point of the write-ups is one point of the screen.
  public static let usual = TextScale(1)

  /// The sizes that desktops offer, in hundredths, with some more room.
  private static let range = 50.0...400.0

  private let hundredths: Double

  /// Makes a scale from a factor, in hundredths from 0.5 to 4; what is no number counts as 1.
  public init(_ factor: Double) {
    let wanted = factor.isNaN ? 100 : factor * 100
    hundredths = min(max(wanted, Self.range.lowerBound), Self.range.upperBound).rounded()
  }

  /// The factor, which is 1 for the usual size.
  public var factor: Double { hundredths / 100 }

  /// Whether nothing changes.
  public var isUsual: Bool { hundredths == 100 }

  /// A length of the write-ups on the screen, with its fraction.
  public func length(_ length: Double) -> Double {
    isUsual ? length : length * hundredths / 100
  }

  /// The thickness of a line on the screen: whole points, or it would look blurred, and never none.
  public func line(_ width: Double) -> Double {
    guard !isUsual, width.magnitude >= 1 else { return width }
    let thickness = max(1, length(width.magnitude).rounded(.down))
    return width < 0 ? -thickness : thickness
  }

  /// A size on the screen, in whole points.
  public func size(_ size: Size) -> Size {
    guard !isUsual else { return size }
    return Size(
      width: length(size.width).rounded(.down), height: length(size.height).rounded(.down))
  }

  /// A frame on the screen, in whole points.
  ///
  /// The origin is rounded and the size rounded down, so that frames that touch in the write-ups do
  /// not overlap.
  public func frame(_ frame: Rectangle) -> Rectangle {
    guard !isUsual else { return frame }
    let origin = Point(
      x: (length(frame.minX) + 0.5).rounded(.down), y: (length(frame.minY) + 0.5).rounded(.down))
    return Rectangle(origin: origin, size: size(frame.size))
  }

  /// A rectangle with its fractions, as a part of a picture is.
  public func exact(_ rectangle: Rectangle) -> Rectangle {
    Rectangle(
      x: length(rectangle.minX), y: length(rectangle.minY), width: length(rectangle.width),
      height: length(rectangle.height))
  }

  /// The place of presses on the screen, for a control that has a size in whole points.
  public func area(_ area: HitArea) -> HitArea {
    switch area {
    case .rectangle(let rectangle): .rectangle(frame(rectangle))
    case .circle(let center, let radius):
      .circle(center: Point(x: length(center.x), y: length(center.y)), radius: length(radius))
    }
  }
}
