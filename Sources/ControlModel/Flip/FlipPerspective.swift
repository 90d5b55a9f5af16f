/// The perspective drawing of a tilted side of a view, as vertical strips of the side's picture.
///
/// A column at a distance u from the center of the view is drawn at the scale s = n / (d + u sin a)
/// and at x = w/2 + u s cos a. Here a is the tilt, w is the width, d = 2.2 w is the distance of the
/// eye, and n = d - w/2 |sin a|. With d in place of n, the near edge would grow to 1.29 times the
/// height of the view. The factor n moves the view back until the near edge has exactly the height
/// of the view, so nothing is outside the bounds. Without a tilt, n equals d, and the picture has
/// its own size.
public struct FlipPerspective: Hashable, Sendable {
  /// The distance of the eye, as a multiple of the width of the view.
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
  ///   - size: The size of the view, in points. An empty size has no strips, and neither does one
  ///     with a side above 32,767 points.
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
  /// Each strip is centered vertically, and its destination ends where that of the next strip
  /// begins. If the view is edge-on, there are no strips, because the picture would have no width.
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
