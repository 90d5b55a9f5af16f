import ControlModel

/// Where the tokens of a recipients field and its entry stand: in rows that wrap, from the left.
///
/// The frames are for left-to-right locales; a container that mirrors turns them round.
public struct TokenLayout: Hashable, Sendable {
  /// The room between two tokens, and between two rows, in points.
  public static let spacing = 6.0

  /// The height of a row, in points.
  public static let rowHeight = ContactToken.height

  /// The frames of the tokens, in the order of their widths.
  public let tokenFrames: [Rectangle]

  /// The frame of the entry: the rest of the last row, or a row of its own.
  public let entryFrame: Rectangle

  /// Lays out tokens and an entry.
  ///
  /// - Parameters:
  ///   - tokenWidths: The widths of the tokens, in points; one that is wider than the row is cut
  ///     to it. NaN, and a width below that of a token's ends, count as ``ContactToken/padding``.
  ///   - width: The width that there is, in points; one that is negative or not finite counts as 0.
  ///   - minimumEntryWidth: What the entry needs, in points, to stay in the last token's row.
  ///   - scale: How much larger than usual all but the widths is.
  public init(
    tokenWidths: [Double], width: Double, minimumEntryWidth: Double, scale: TextScale = .usual
  ) {
    let width = width.isFinite ? max(width, 0) : 0
    let padding = scale.length(ContactToken.padding).rounded(.down)
    let rowHeight = scale.length(Self.rowHeight).rounded(.down)
    let spacing = scale.length(Self.spacing).rounded(.down)
    func wrap(_ next: inout Point) {
      next = Point(x: 0, y: next.y + rowHeight + spacing)
    }
    var next = Point.zero
    var frames: [Rectangle] = []
    for tokenWidth in tokenWidths {
      // Of NaN and a number the maximum is the first argument.
      let tokenWidth = min(max(padding, tokenWidth), width)
      if next.x + tokenWidth > width { wrap(&next) }
      frames.append(
        Rectangle(origin: next, size: Size(width: tokenWidth, height: rowHeight)))
      next.x += tokenWidth + spacing
    }
    if !frames.isEmpty, next.x + minimumEntryWidth > width { wrap(&next) }
    tokenFrames = frames
    entryFrame = Rectangle(
      origin: next, size: Size(width: width - next.x, height: rowHeight))
  }

  /// The height of all rows and the room between them, in points.
  public var height: Double { entryFrame.maxY }
}
