import ControlModel

/// The rule that decides which tokens of a long recipients field need a view.
///
/// In a short list, each contact has a view. In a long list, only three groups of tokens have
/// views: the visible ones, those around the focused one, and those at both ends of the list.
/// Therefore, Tab, the arrow keys, Home, and Backspace always find the next view.
public enum TokensWithViews {
  /// The maximum number of contacts in a list where each contact has a view.
  public static let shortListCount = 300

  /// The number of tokens with a view on each side of the focused one, and at each end of the list.
  public static let marginCount = 60

  /// The distance above and below the visible part within which tokens have a view, in points.
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

  /// Returns the index of the first frame whose bottom edge is below `y`, by binary search.
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
