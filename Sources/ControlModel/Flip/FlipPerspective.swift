/// A perspective drawing of a tilted side of a view, made from vertical strips of the side's
/// picture.
///
/// A column at the horizontal distance u from the center of the view is drawn at the scale s = n /
/// (d + u sin a) and at the position x = w/2 + u s cos a. In these formulas:
///
/// - a is the tilt, and w is the width of the view.
/// - d = 2.2 w is the distance between the eye and the view.
/// - n = d - w/2 |sin a| makes the near edge exactly as tall as the view, so that nothing is
///   outside the bounds. With d instead of n, the near edge would be up to 1.29 times as tall.
///
/// Without a tilt, n equals d, and the picture isn't scaled.
public struct FlipPerspective: Hashable, Sendable {
  /// The distance between the eye and the view, as a multiple of the view's width.
  private static let eyeDistance = 2.2

  private static let longestSide = Double(ScreenLimits.maximumLength)

  /// The minimum width of a strip, in points: one pixel at 2x.
  ///
  /// Thinner strips add no visible detail.
  private static let thinnestStrip = 0.5

  /// The size of the view, in points.
  public let size: Size

  /// The width of a strip's part of the picture, in points.
  ///
  /// The last strip may be narrower.
  public let stripWidth: Double

  /// Creates the perspective of a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points. There are no strips if the width or height is zero,
  ///     negative, or above 32,767 points.
  ///   - stripWidth: The width of a strip's part of the picture, in points, clamped to 0.5…32,767.
  ///     Strips of 2 points look smooth. Strips of 8 points are visible as steps.
  public init(size: Size, stripWidth: Double = 2) {
    self.size = size
    // A comparison with NaN is false, so NaN becomes the minimum width here.
    self.stripWidth =
      stripWidth > Self.thinnestStrip ? min(stripWidth, Self.longestSide) : Self.thinnestStrip
  }

  /// Returns the strips of the visible side's picture, from left to right.
  ///
  /// Each strip is centered vertically, and ends where the next strip begins. If the view is
  /// edge-on, there are no strips, because the picture has no width.
  public func strips(at pose: FlipPose) -> [ImageSlice] {
    let lengths = 0.0...Self.longestSide
    guard lengths.contains(size.width), lengths.contains(size.height) else { return [] }
    let cosine = Mathematics.cosine(degrees: pose.tilt)
    guard size.width > 0, size.height > 0, cosine > 1e-6 else { return [] }

    let sine = Mathematics.sine(degrees: pose.tilt)
    let middle = size.width / 2
    let distance = Self.eyeDistance * size.width
    let nearest = distance - middle * sine.magnitude
    func scale(at x: Double) -> Double { nearest / (distance + (x - middle) * sine) }
    func projected(_ x: Double) -> Double { middle + (x - middle) * scale(at: x) * cosine }

    let count = Int((size.width / stripWidth).rounded(.up))
    return (0..<count).map { index in
      let left = Double(index) * stripWidth
      let right = min(left + stripWidth, size.width)
      let height = size.height * scale(at: (left + right) / 2)
      return ImageSlice(
        source: Rectangle(x: left, y: 0, width: right - left, height: size.height),
        destination: Rectangle(
          x: projected(left), y: (size.height - height) / 2,
          width: projected(right) - projected(left), height: height))
    }
  }
}
