import ControlModel

extension MysteryGridLayout {
  /// The size of the background picture, which fills the original's view, in points (WriteUps.md
  /// 3.4).
  private static let picture = standard.stageSize

  /// The height of the panel behind the labels, at the bottom of the picture, in points.
  private static let footHeight = 128.0

  /// The height of the round corners at the top of the picture, in points.
  private static let cornerHeight = 12.0

  /// The parts of the background picture and their places on the stage, in points.
  ///
  /// The original's grid shows the picture unchanged. In a larger grid, the one-point-high row
  /// above the panel and the one-point-wide column in the middle are stretched, so that the panel
  /// stays behind the labels. In a shorter grid, the part between the corners and the panel is
  /// compressed. The corners are never stretched.
  public var backgroundSlices: [ImageSlice] {
    let picture = Self.picture
    let (foot, corner) = (Self.footHeight, Self.cornerHeight)
    let (left, right) = (picture.width / 2, picture.width / 2 - 1)
    let body = picture.height - foot - corner - 1
    let room = stageSize.height - foot - corner
    let shownBody = min(body, room - 1)
    return ImageSlice.grid(
      columns: SlicedAxis(
        source: [left, 1, right], destination: [left, stageSize.width - left - right, right]),
      rows: SlicedAxis(
        source: [corner, body, 1, foot],
        destination: [corner, shownBody, room - shownBody, foot]))
  }
}
