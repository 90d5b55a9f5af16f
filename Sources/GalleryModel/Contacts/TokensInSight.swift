import ControlModel

/// The selection of the tokens that need a view in a long recipients field.
///
/// A short list has a view for each contact. A long one has views only for the visible tokens, for
/// those around the focus, and for those at both ends, so that Tab, the arrow keys, Home, and
/// Backspace always find the next view.
public enum TokensInSight {
  /// The maximum length of a list that has a view for each contact.
  public static let shortListCount = 300

  /// The number of tokens with a view on each side of the focus, and at each end.
  public static let marginCount = 60

  /// The height above and below the visible part where tokens have a view, in points.
  public static let marginHeight = 600.0

  /// Returns the indices of the tokens that need a view, in ascending order.
  ///
  /// - Parameters:
  ///   - frames: The frames of all tokens, in their order, from top to bottom.
  ///   - visiblePart: The visible part of the field, or nil if it's not known yet.
  ///   - focusedIndex: The index of the token that has the focus, or nil.
  public static func indices(
    of frames: [Rectangle], in visiblePart: Rectangle?, focusedIndex: Int?
  ) -> [Int] {
    guard frames.count > shortListCount else { return Array(frames.indices) }
    var ranges = [0..<marginCount, frames.count - marginCount..<frames.count]
    if let focusedIndex, frames.indices.contains(focusedIndex) {
      ranges.append(focusedIndex - marginCount..<focusedIndex + marginCount + 1)
    }
    if let visiblePart {
      let start = firstIndex(in: frames, reaching: visiblePart.minY - marginHeight)
      let end = firstIndex(in: frames, reaching: visiblePart.maxY + marginHeight)
      ranges.append(start..<max(start, end))
    }
    return Set(ranges.joined()).filter(frames.indices.contains).sorted()
  }

  /// Returns the index of the first frame whose lower edge is below a height, by binary search.
  private static func firstIndex(in frames: [Rectangle], reaching y: Double) -> Int {
    var range = frames.startIndex..<frames.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        frames[middle].maxY > y
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
