/// How the progress of an animation follows from the part of its duration that has passed.
///
/// It is a cubic Bézier curve from (0, 0) to (1, 1) with two control points, as in Core Animation
/// and CSS: x is the time, y the progress.
public struct TimingCurve: Hashable, Sendable {
  /// The same speed throughout.
  public static let linear = TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))

  /// Slow at the start (UIKitRules.md R22).
  public static let easeIn = TimingCurve(Point(x: 0.42, y: 0), Point(x: 1, y: 1))

  /// Slow at the end (UIKitRules.md R22).
  public static let easeOut = TimingCurve(Point(x: 0, y: 0), Point(x: 0.58, y: 1))

  /// Slow at both ends, UIKit's default (UIKitRules.md R22).
  public static let easeInOut = TimingCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

  private let first: Point
  private let second: Point

  // Not public: with an x outside 0…1 a time would have more than one progress.
  private init(_ first: Point, _ second: Point) {
    self.first = first
    self.second = second
  }

  /// The progress at a part of the duration, accurate to 1e-9; a time outside 0…1 is clamped.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // With both control points on the diagonal the curve is a line. This value is exact, while the
    // search below only comes near.
    guard first.x != first.y || second.x != second.y else { return time }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  // Halving needs some thirty cheap steps but, unlike Newton's method, cannot leave a flat stretch
  // of the curve in the wrong direction.
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

  // One axis of the curve, whose ends are 0 and 1.
  private static func coordinate(
    _ first: Double, _ second: Double, at parameter: Double
  ) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
