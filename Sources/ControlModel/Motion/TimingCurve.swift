/// A curve that maps the elapsed fraction of an animation's duration to its progress.
///
/// It is a cubic Bézier curve from (0, 0) to (1, 1) with two control points, as in Core Animation
/// and CSS: x is the time, and y is the progress.
public struct TimingCurve: Hashable, Sendable {
  /// A constant speed.
  public static let linear = TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))

  /// A slow start (UIKitRules.md R22).
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public static let easeIn = TimingCurve(Point(x: 0.42, y: 0), Point(x: 1, y: 1))

  /// A slow end (UIKitRules.md R22).
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public static let easeOut = TimingCurve(Point(x: 0, y: 0), Point(x: 0.58, y: 1))

  /// A slow start and a slow end, UIKit's default (UIKitRules.md R22).
  public static let easeInOut = TimingCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

  private let first: Point
  private let second: Point

  // This initializer isn't public, because a control point with an x outside 0…1 can give one time
  // several progress values.
  private init(_ first: Point, _ second: Point) {
    self.first = first
    self.second = second
  }

  /// Returns the progress at `time`, a fraction of the duration, accurate to 1e-9.
  ///
  /// A time outside 0…1 is clamped.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // If both control points are on the diagonal, the curve is a line, and the progress is exactly
    // the time. The search below only approximates the progress.
    guard first.x != first.y || second.x != second.y else { return time }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  // Bisection needs about thirty cheap steps. Newton's method could diverge on a flat section of
  // the curve.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while high - low > 1e-10 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  // Returns one coordinate of the curve, which begins at 0 and ends at 1.
  private static func coordinate(
    _ first: Double, _ second: Double, at parameter: Double
  ) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
