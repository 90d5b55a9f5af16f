import ControlModel

/// The frames of the tokens and the entry of a recipients field, in rows that wrap.
///
/// The frames are for left-to-right locales. A container can mirror them for right-to-left ones.
public struct TokenLayout: Hashable, Sendable {
  /// The space between two tokens, and between two rows, in points.
  public static let spacing = 6.0

  /// The height of a row, in points.
  public static let rowHeight = ContactToken.height

  /// The frames of the tokens, in their order.
  public let tokenFrames: [Rectangle]

  /// The frame of the entry: the rest of the last row, or a new row.
  public let entryFrame: Rectangle

  /// Creates the layout of tokens and an entry.
  ///
  /// - Parameters:
  ///   - tokenWidths: The widths of the tokens, in points. A token that is wider than the row is
  ///     reduced to the row's width. NaN, and a width below ``ContactToken/padding``, count as the
  ///     padding.
  ///   - width: The available width, in points. A negative or infinite width, or NaN, counts as 0.
  ///   - minimumEntryWidth: The minimum width of the entry in the last token's row, in points.
  ///   - scale: The text scale, which multiplies the row height, the spacing, and the padding.
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
      // If its second argument is NaN, `max` returns the first.
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

  /// The height of all rows, including the space between them, in points.
  public var height: Double { entryFrame.maxY }
}
