/// How one axis of a stretchable image is divided: a cap, the part that stretches, and the other cap.
///
/// All lengths are in points and not negative.
public struct SliceLengths: Hashable, Sendable {
  /// The left or the top cap.
  public let leading: Double

  /// The part that stretches.
  public let middle: Double

  /// The right or the bottom cap.
  public let trailing: Double

  /// Divides the length of an image at a cap (UIKitRules.md R24).
  ///
  /// One point stretches, and what is left over is the trailing cap. A cap of 0 lets the whole axis
  /// stretch. A fraction of the cap is dropped: a half pixel would be painted blurred.
  ///
  /// - Throws: `SliceLengthsError` for a length that is not positive and finite, or for a cap that
  ///   leaves no point to stretch.
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

  /// The sum of the three parts.
  public var total: Double { leading + middle + trailing }

  /// The lengths that the parts have on a target of a length.
  ///
  /// The caps keep theirs. UIKit leaves open what a target shorter than both gets; ours shrinks
  /// them in proportion. A target that is not positive and finite gives three zeros.
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
