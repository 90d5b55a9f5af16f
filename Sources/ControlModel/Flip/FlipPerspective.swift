/// How a side that is turned away from the viewer is drawn: its picture in upright strips.
///
/// A column at a distance u from the middle of the view is drawn at the scale
/// s = n / (d + u sin a) and at x = w/2 + u s cos a, where a is the tilt, w the width, d = 2.2 w
/// the distance of the eye, and n = d - w/2 |sin a|. Without n the near edge would grow to 1.29
/// times the view's height; with it, the view is drawn back so far that this edge has exactly
/// that height and nothing leaves the bounds. Without a tilt n is d, which is the true size.
public struct FlipPerspective: Hashable, Sendable {
  /// The distance of the eye, in widths of the view.
  private static let eyeDistance = 2.2

  /// The longest side that X11 and Wayland can hold, in points.
  private static let longestSide = 32_767.0

  /// One pixel of a display at 2x, in points; thinner strips show nothing more.
  private static let thinnestStrip = 0.5

  /// The size of the view, in points.
  public let size: Size

  /// How much of the picture a strip holds, in points; the last strip may hold less.
  public let stripWidth: Double

  /// Makes the perspective of a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points. One without an extent, or longer than a screen can
  ///     hold, has no strips.
  ///   - stripWidth: How much of the picture a strip holds, in points, 0.5 or more. Strips of 2
  ///     look smooth; those of 8 show as steps.
  public init(size: Size, stripWidth: Double = 2) {
    self.size = size
    // A comparison with NaN is false, which makes it the thinnest strip here.
    self.stripWidth =
      stripWidth > Self.thinnestStrip ? min(stripWidth, Self.longestSide) : Self.thinnestStrip
  }

  /// The strips of the visible side's picture, from its left to its right edge.
  ///
  /// Each is centred in height. The destination of one ends where that of the next begins. There
  /// are none where the view stands edge on, since a picture cannot be drawn at no width.
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
