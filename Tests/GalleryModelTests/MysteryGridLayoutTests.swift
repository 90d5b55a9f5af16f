import ControlModel
import GalleryModel
import Testing

@Suite("The layout of the mystery grid")
struct MysteryGridLayoutTests {
  private static let layout = MysteryGridLayout.standard

  @Test("The buttons are in the write-up's rows and columns.")
  func standardGrid() {
    let corners = [12.0, 98, 184, 270, 356].flatMap { y in
      [20.0, 120, 220].map { x in Point(x: x, y: y) }
    }
    #expect(Self.layout.numberOfButtons == 15)
    let frames = (0..<15).map { Self.layout.frame(of: $0) }
    #expect(frames.map(\.origin) == corners)
    #expect(frames.allSatisfy { $0.size == Size(width: 80, height: 80) })
  }

  @Test("The labels and the stage have the write-up's frames.")
  func labelsAndStage() {
    #expect(Self.layout.stageSize == Size(width: 320, height: 568))
    #expect(Self.layout.scoreFrame == Rectangle(x: 20, y: 448, width: 280, height: 48))
    #expect(Self.layout.foundFrame == Rectangle(x: 20, y: 508, width: 280, height: 48))
  }

  @Test(
    "Grids of other sizes have the same distances.",
    arguments: [(1, 1), (1, 3), (10, 15), (30, 50), (100, 100), (1, 300), (10_000, 1)])
  func otherGrids(rows: Int, columns: Int) throws {
    let layout = try MysteryGridLayout(rows: rows, columns: columns)
    let last = layout.frame(of: layout.numberOfButtons - 1)
    #expect(layout.numberOfButtons == rows * columns)
    #expect(last.minX == 20 + 100 * Double(columns - 1))
    #expect(last.minY == 12 + 86 * Double(rows - 1))
    #expect(layout.stageSize.width == max(320, last.maxX + 20))
    #expect(layout.stageSize.height == layout.foundFrame.maxY + 12)
    #expect(layout.scoreFrame.minY == last.maxY + 12)
    #expect(layout.foundFrame.minY == layout.scoreFrame.maxY + 12)
  }

  @Test(
    "Each button is in one band, in reading order and at its frame.",
    arguments: [
      (5, 3, 1), (1, 1, 1), (33, 3, 1), (34, 3, 2), (100, 100, 100), (10, 99, 10), (1, 300, 1),
      (33, 300, 33), (10_000, 1, 100),
    ])
  func bands(rows: Int, columns: Int, count: Int) throws {
    let layout = try MysteryGridLayout(rows: rows, columns: columns)
    let bands = layout.bands
    #expect(bands.count == count)
    #expect(bands.flatMap(\.indices) == Array(0..<layout.numberOfButtons))
    for band in bands {
      #expect(band.indices.count <= max(100, columns))
      #expect(band.frame.minX == 0 && band.frame.width == layout.stageSize.width)
      #expect(band.frame.minY == layout.frame(of: band.indices.lowerBound).minY - 6)
      #expect(band.frame.maxY == layout.frame(of: band.indices.upperBound - 1).maxY + 6)
      for index in band.indices {
        let origin = layout.origin(of: index, in: band)
        #expect(origin.x + band.frame.minX == layout.frame(of: index).minX)
        #expect(origin.y + band.frame.minY == layout.frame(of: index).minY)
      }
    }
  }

  // The smallest stage has one row and is lower than the picture.
  @Test(
    "The background fills the stage, with unchanged edges.",
    arguments: [(1, 1), (2, 3), (4, 3), (5, 3), (6, 4), (10_000, 1)])
  func background(rows: Int, columns: Int) throws {
    let layout = try MysteryGridLayout(rows: rows, columns: columns)
    let slices = layout.backgroundSlices
    let picture = MysteryGridLayout.standard.stageSize
    let (source, destination) = (slices.map(\.source), slices.map(\.destination))
    #expect(source.map { $0.width * $0.height }.reduce(0, +) == picture.width * picture.height)
    #expect(
      destination.map { $0.width * $0.height }.reduce(0, +)
        == layout.stageSize.width * layout.stageSize.height)
    let corner = Size(width: 12, height: 12)
    for (from, to) in zip(source, destination)
    where from.minY < corner.height || from.maxY > picture.height - corner.height {
      #expect(from.height == to.height && to.height >= corner.height, "\(from)")
      #expect(from.minX > corner.width || from.minX == to.minX)
      #expect(picture.width - from.maxX == layout.stageSize.width - to.maxX || from.maxX < 300)
    }
  }

  // The panel of 128 points at the bottom and the corners of 12 points do not change.
  @Test("The background of a low grid shrinks between its corners and its panel.")
  func lowGrid() throws {
    let slices = try MysteryGridLayout(rows: 1, columns: 4).backgroundSlices
    let left = slices.filter { $0.source.minX == 0 }
    #expect(
      left.map { [$0.source.minY, $0.source.height] } == [
        [0, 12], [12, 427], [439, 1], [440, 128],
      ])
    #expect(
      left.map { [$0.destination.minY, $0.destination.height] }
        == [[0, 12], [12, 83], [95, 1], [96, 128]])
    let top = slices.filter { $0.source.minY == 0 }
    #expect(top.map { [$0.source.minX, $0.source.width] } == [[0, 160], [160, 1], [161, 159]])
    #expect(
      top.map { [$0.destination.minX, $0.destination.width] }
        == [[0, 160], [160, 101], [261, 159]])
    #expect(slices.count == 12)
  }

  @Test(
    "A grid with no button or too many buttons is rejected.",
    arguments: [
      (0, 3), (3, 0), (-1, -15), (101, 100), (10_001, 1), (1, 301), (.max, .max), (.min, 1),
      (.max, 1), (.max, 2), (1, .max), (2, .max), (.min, .min),
    ])
  func unusableLayout(rows: Int, columns: Int) {
    #expect(
      throws: MysteryGridError.unusableLayout(rows: rows, columns: columns)
    ) {
      try MysteryGridLayout(rows: rows, columns: columns)
    }
  }

  @Test(
    "An arrow key moves the focus to the adjacent button.",
    arguments: [
      (0, GridDirection.left, nil), (0, .up, nil), (0, .right, 1), (0, .down, 3),
      (2, .right, nil), (3, .left, nil), (7, .left, 6), (7, .right, 8), (7, .up, 4), (7, .down, 10),
      (14, .right, nil), (14, .down, nil), (14, .left, 13), (14, .up, 11), (12, .left, nil),
    ] as [(Int, GridDirection, Int?)])
  func arrowKeys(
    index: Int, direction: GridDirection, neighbor: Int?
  ) {
    #expect(Self.layout.neighbor(of: index, toward: direction) == neighbor)
  }

  @Test(
    "An arrow key and its opposite return to the same button.", arguments: 0..<15,
    GridDirection.allCases)
  func oppositeArrowKeys(index: Int, direction: GridDirection) {
    guard let there = Self.layout.neighbor(of: index, toward: direction) else { return }
    let opposite: GridDirection =
      switch direction {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    #expect(Self.layout.neighbor(of: there, toward: opposite) == index)
  }
}
