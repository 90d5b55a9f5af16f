import ControlModel
import Testing

@Suite("A stretchable image")
struct StretchableImageTests {
  private static let size = Size(width: 25, height: 25)

  private func image(leftCap: Double, topCap: Double) throws(StretchableImageError)
    -> StretchableImage
  {
    try StretchableImage(name: "standard", size: Self.size, leftCap: leftCap, topCap: topCap)
  }

  @Test("Nine slices fill the target, row by row from the origin.")
  func nine() throws {
    let slices = try image(leftCap: 12, topCap: 12.5).slices(for: Size(width: 120, height: 40))
    let columns = [(0.0, 12.0, 0.0, 12.0), (12, 1, 12, 96), (13, 12, 108, 12)]
    let rows = [(0.0, 12.0, 0.0, 12.0), (12, 1, 12, 16), (13, 12, 28, 12)]
    let expected = rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          source: Rectangle(x: column.0, y: row.0, width: column.1, height: row.1),
          destination: Rectangle(x: column.2, y: row.2, width: column.3, height: row.3))
      }
    }
    #expect(slices == expected)
  }

  @Test("An image with a cap of 0 stretches over the whole axis, in fewer slices.")
  func wholeAxis() throws {
    let target = Size(width: 100, height: 50)
    let whole = try image(leftCap: 0, topCap: 0).slices(for: target)
    #expect(
      whole == [
        ImageSlice(
          source: Rectangle(origin: .zero, size: Self.size),
          destination: Rectangle(origin: .zero, size: target))
      ])
    #expect(try image(leftCap: 12, topCap: 0).slices(for: target).count == 3)
  }

  @Test("A target smaller than the caps is filled by the four corners.")
  func small() throws {
    let slices = try image(leftCap: 12, topCap: 12).slices(for: Size(width: 12, height: 6))
    #expect(
      slices.map(\.destination) == [
        Rectangle(x: 0, y: 0, width: 6, height: 3), Rectangle(x: 6, y: 0, width: 6, height: 3),
        Rectangle(x: 0, y: 3, width: 6, height: 3), Rectangle(x: 6, y: 3, width: 6, height: 3),
      ])
  }

  @Test("A target without an area has no slices.")
  func empty() throws {
    #expect(try image(leftCap: 12, topCap: 12).slices(for: Size(width: 0, height: 40)).isEmpty)
  }

  @Test("An unusable cap or size is rejected, and the error names the picture, axis and limits.")
  func unusableCapOrSize() {
    #expect(
      throws: StretchableImageError.horizontal("standard", .unusableCap(30, largest: 24))
    ) { try image(leftCap: 30, topCap: 12) }
    #expect(
      throws: StretchableImageError.vertical("standard", .unusableCap(-1, largest: 24))
    ) { try image(leftCap: 12, topCap: -1) }
    #expect(throws: StretchableImageError.vertical("flat", .unusableLength(0))) {
      try StretchableImage(
        name: "flat", size: Size(width: 25, height: 0), leftCap: 12, topCap: 0)
    }
    #expect(
      StretchableImageError.horizontal("standard", .unusableCap(30, largest: 24)).clause
        == "the picture \(quoted: "standard") cannot be stretched horizontally: a cap of 30 points is invalid; a cap must be from 0 to 24 points"
    )
    #expect(
      StretchableImageError.vertical("flat", .unusableLength(0)).clause
        == "the picture \(quoted: "flat") cannot be stretched vertically: a length of 0 points is invalid; a length must be finite and more than 0 points"
    )
  }
}
