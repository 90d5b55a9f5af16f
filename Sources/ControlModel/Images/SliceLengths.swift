/// The division of one axis of a stretchable image into a cap, a part that stretches, and another
/// cap.
///
/// All lengths are in points, and none is negative.
public struct SliceLengths: Hashable, Sendable {
  /// The length of the left or top cap.
  public let leading: Double

  /// The length of the part that stretches.
  public let middle: Double

  /// The length of the right or bottom cap.
  public let trailing: Double

  /// Creates the division of an image's length with a leading cap (UIKitRules.md R24).
  ///
  /// The cap is rounded down to whole points. Otherwise, its edge could lie inside a pixel and look
  /// blurred. One point after the cap stretches, and the rest is the trailing cap. If the rounded
  /// cap is 0, the whole axis stretches.
  ///
  /// - Throws: ``SliceLengthsError`` if the length is not positive and finite, or if the cap is
  ///   negative, not finite, or leaves no point to stretch.
  public init(imageLength: Double, cap: Double) throws(SliceLengthsError) {
    guard imageLength > 0, imageLength.isFinite else { throw .unusableLength(imageLength) }
    let largest = max(0, (imageLength - 1).rounded(.down))
    let leading = cap.rounded(.down)
    guard cap >= 0, leading <= largest else { throw .unusableCap(cap, largest: largest) }
    if leading == 0 {
      self.init(leading: 0, middle: imageLength, trailing: 0)
    } else {
      self.init(leading: leading, middle: 1, trailing: imageLength - leading - 1)
    }
  }

  private init(leading: Double, middle: Double, trailing: Double) {
    self.leading = leading
    self.middle = middle
    self.trailing = trailing
  }

  /// The three parts, in order.
  var parts: [Double] { [leading, middle, trailing] }

  /// The sum of the three parts.
  public var total: Double { leading + middle + trailing }

  /// Returns the lengths of the parts on a target of the given length.
  ///
  /// - If the target is long enough for both caps, they don't change.
  /// - If the target is shorter, the caps shrink in proportion. UIKit doesn't define the result in
  ///   this case (UIKitRules.md R26).
  /// - If the length of the target isn't positive and finite, all lengths are 0.
  public func stretched(to targetLength: Double) -> SliceLengths {
    guard targetLength > 0, targetLength.isFinite else {
      return SliceLengths(leading: 0, middle: 0, trailing: 0)
    }
    let caps = leading + trailing
    guard targetLength < caps else {
      return SliceLengths(leading: leading, middle: targetLength - caps, trailing: trailing)
    }
    let shrunk = targetLength * leading / caps
    return SliceLengths(leading: shrunk, middle: 0, trailing: targetLength - shrunk)
  }
}

/// The reason that an axis of an image can't be divided at a cap.
public enum SliceLengthsError: Problem, Hashable {
  /// The length of the image is zero, negative, or not finite.
  case unusableLength(Double)

  /// The cap is negative, not finite, or larger than `largest`, the maximum that leaves a point to
  /// stretch.
  case unusableCap(Double, largest: Double)
}

extension SliceLengthsError {
  /// A clause that describes the invalid value.
  public var summary: Clause {
    switch self {
    case .unusableLength(let length): "a length of \(length) points is invalid"
    case .unusableCap(let cap, _): "a cap of \(cap) points is invalid"
    }
  }

  /// A clause that describes the valid values.
  public var remedy: Clause? {
    switch self {
    case .unusableLength: "a length must be finite and more than 0 points"
    case .unusableCap(_, let largest): "a cap must be from 0 to \(largest) points"
    }
  }
}
