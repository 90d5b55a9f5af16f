/// The desktop's text size relative to the usual size, which determines the scale of a whole stage.
///
/// The stage is the part of a page that shows the demo. The write-ups, the articles that the demos
/// are based on, give its lengths at the usual size. At any other size, frames are rounded to whole
/// points in such a way that adjacent frames don't overlap and squares remain square.
public struct TextScale: Hashable, Sendable {
  /// The scale at which the lengths of the write-ups don't change.
  public static let usual = TextScale(1)

  /// The valid scales, in hundredths: the sizes that desktops offer, with some margin.
  private static let range = 50.0...400.0

  private let hundredths: Double

  /// Creates a scale from a factor, which is clamped to 0.5…4 and rounded to hundredths.
  ///
  /// NaN counts as 1.
  public init(_ factor: Double) {
    let wanted = factor.isNaN ? 100 : factor * 100
    hundredths = min(max(wanted, Self.range.lowerBound), Self.range.upperBound).rounded()
  }

  /// The factor, which is 1 at the usual size.
  public var factor: Double { hundredths / 100 }

  /// Whether the factor is 1, so that lengths don't change.
  public var isUsual: Bool { hundredths == 100 }

  /// Returns the scaled length, which is not rounded.
  public func length(_ length: Double) -> Double {
    isUsual ? length : length * hundredths / 100
  }

  /// Returns the scaled thickness of a line.
  ///
  /// The thickness is rounded down to whole points, so that the line isn't blurred, but is at least
  /// 1 point. A width of less than 1 point doesn't change. A negative width is scaled like a
  /// positive one and remains negative.
  public func line(_ width: Double) -> Double {
    guard !isUsual, width.magnitude >= 1 else { return width }
    let thickness = max(1, length(width.magnitude).rounded(.down))
    return width < 0 ? -thickness : thickness
  }

  /// Returns the scaled size, rounded down to whole points.
  ///
  /// At the usual scale, the size doesn't change.
  public func size(_ size: Size) -> Size {
    guard !isUsual else { return size }
    return Size(
      width: length(size.width).rounded(.down), height: length(size.height).rounded(.down))
  }

  /// Returns the scaled frame, in whole points.
  ///
  /// The origin is rounded to the nearest whole point and the size is rounded down, so that
  /// adjacent frames in the write-ups don't overlap on the screen. At the usual scale, the frame
  /// doesn't change.
  public func frame(_ frame: Rectangle) -> Rectangle {
    guard !isUsual else { return frame }
    let origin = Point(
      x: (length(frame.minX) + 0.5).rounded(.down), y: (length(frame.minY) + 0.5).rounded(.down))
    return Rectangle(origin: origin, size: size(frame.size))
  }

  /// Returns the scaled rectangle without rounding, for a part of a picture.
  public func exact(_ rectangle: Rectangle) -> Rectangle {
    Rectangle(
      x: length(rectangle.minX), y: length(rectangle.minY), width: length(rectangle.width),
      height: length(rectangle.height))
  }

  /// Returns the scaled hit area of a control.
  ///
  /// A rectangle is rounded as in ``frame(_:)``. A circle isn't rounded.
  public func area(_ area: HitArea) -> HitArea {
    switch area {
    case .rectangle(let rectangle): .rectangle(frame(rectangle))
    case .circle(let center, let radius):
      .circle(center: Point(x: length(center.x), y: length(center.y)), radius: length(radius))
    }
  }
}
