/// A picture in which only one column and one row stretch, so that its corners don't change.
///
/// ```swift
/// let image = try StretchableImage(
///   name: "standard", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
/// let slices = image.slices(for: Size(width: 120, height: 40))
/// slices.count           // 9: four corners, four edges, and the center
/// slices[4].source       // x 12, y 12, width 1, height 1
/// slices[4].destination  // x 12, y 12, width 96, height 16
/// ```
///
/// The picture is divided as in UIKit's `stretchableImage(withLeftCapWidth:topCapHeight:)`: the
/// column after the left cap and the row after the top cap stretch. If a cap is 0, its whole axis
/// stretches. If the target is too small for both caps of an axis, the caps shrink (UIKitRules.md
/// R24 and R26).
///
/// All lengths are in points. In a picture at 2x scale, the column that stretches is two pixels
/// wide, and the row that stretches is two pixels high.
public struct StretchableImage: Hashable, Sendable {
  /// The name of the picture.
  public let name: ImageName

  /// The size of the picture, in points.
  public let size: Size

  /// The division of the width.
  ///
  /// The leading part is the left cap.
  public let columns: SliceLengths

  /// The division of the height.
  ///
  /// The leading part is the top cap.
  public let rows: SliceLengths

  /// Creates a stretchable image from a picture and its caps, in points.
  ///
  /// - Throws: ``StretchableImageError`` if a cap is negative, not finite, or leaves no point to
  ///   stretch, or if the size is not positive and finite.
  public init(
    name: ImageName, size: Size, leftCap: Double, topCap: Double
  ) throws(StretchableImageError) {
    do {
      columns = try SliceLengths(imageLength: size.width, cap: leftCap)
    } catch {
      throw .horizontal(name, error)
    }
    do {
      rows = try SliceLengths(imageLength: size.height, cap: topCap)
    } catch {
      throw .vertical(name, error)
    }
    self.name = name
    self.size = size
  }

  /// Returns the slices that fill a target of the given size, row by row and from left to right.
  ///
  /// The origin of the target is (0, 0).
  ///
  /// There are at most nine slices, because those with an empty source or destination are omitted.
  public func slices(for targetSize: Size) -> [ImageSlice] {
    ImageSlice.grid(
      columns: SlicedAxis(
        source: columns.parts, destination: columns.stretched(to: targetSize.width).parts),
      rows: SlicedAxis(
        source: rows.parts, destination: rows.stretched(to: targetSize.height).parts))
  }
}

/// The reason that a picture can't be stretched with the given size and caps.
public enum StretchableImageError: Problem, Hashable {
  /// The width is invalid, or the left cap is invalid for the width.
  case horizontal(ImageName, SliceLengthsError)

  /// The height is invalid, or the top cap is invalid for the height.
  case vertical(ImageName, SliceLengthsError)
}

extension StretchableImageError {
  /// A clause that describes the picture, the axis, and the invalid value.
  public var summary: Clause {
    switch self {
    case .horizontal(let name, let reason):
      "the picture \(quoted: name.rawValue) cannot be stretched horizontally: \(reason.summary)"
    case .vertical(let name, let reason):
      "the picture \(quoted: name.rawValue) cannot be stretched vertically: \(reason.summary)"
    }
  }

  /// A clause that describes the valid values.
  public var remedy: Clause? {
    switch self {
    case .horizontal(_, let reason), .vertical(_, let reason): reason.remedy
    }
  }
}

extension StretchableImage {
  /// Returns the slices of the scaled picture that fill a target of the given size on the screen.
  ///
  /// The caps are scaled by the same factor as the picture, so that the corners match those of
  /// other scaled views.
  public func slices(for targetSize: Size, scale: TextScale) -> [ImageSlice] {
    guard !scale.isUsual else { return slices(for: targetSize) }
    let size = Size(
      width: targetSize.width / scale.factor, height: targetSize.height / scale.factor)
    return slices(for: size).map { $0.scaled(by: scale) }
  }
}
