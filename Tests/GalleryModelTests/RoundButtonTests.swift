import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("A round button")
struct RoundButtonTests {
  private static func specification(
    radius: Double = 50, title: String = "My Button", titleColor: Color = .white,
    background: Color = .gray, borderColor: Color = .gray, borderWidth: Double = 1,
    position: Point = .zero
  ) throws(RoundButtonError) -> RoundButtonSpecification {
    try RoundButtonSpecification(
      radius: radius, title: title, titleColor: titleColor, backgroundColor: background,
      borderColor: borderColor, borderWidth: borderWidth, position: position)
  }

  // MARK: Specification

  @Test("The example is the write-up's.")
  func example() throws {
    #expect(try RoundButtonsDemo.example(in: .classic) == Self.specification())
  }

  @Test("The frame is a square around the circle.")
  func frame() throws {
    let button = try Self.specification(radius: 24.5, position: Point(x: 10, y: 20))
    #expect(button.frame == Rectangle(x: 10, y: 20, width: 49, height: 49))
    #expect(button.cornerRadius == 24.5)
    #expect(button.style.radius == 24.5)
  }

  @Test(
    "Only the circle is in the hit area.",
    arguments: [
      (Point(x: 50, y: 50), true), (Point(x: 50, y: 1), true), (Point(x: 15, y: 15), true),
      (Point(x: 14, y: 14), false), (Point(x: 1, y: 1), false), (Point(x: 99, y: 99), false),
    ])
  func hitArea(point: Point, isInside: Bool) throws {
    #expect(try Self.specification().hitArea.contains(point) == isInside)
  }

  @Test(
    "A radius that makes no circle is rejected.",
    arguments: [0, -1, -.infinity, .infinity, .nan, 16_383.5])
  func unusableRadius(radius: Double) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(radius: radius)
    }
    guard case .unusableRadius(let rejected, let largest) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((rejected == radius || radius.isNaN) && largest == 16_383)
  }

  @Test(
    "A border that cannot be drawn is rejected.",
    arguments: [-1, -0.001, -.infinity, .infinity, .nan, 50.5])
  func unusableBorder(width: Double) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(borderWidth: width)
    }
    guard case .unusableBorderWidth(let rejected, let radius) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((rejected == width || width.isNaN) && radius == 50)
  }

  @Test(
    "A position outside every screen is rejected.",
    arguments: [
      Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: -40_000, y: 0),
    ])
  func unusablePosition(position: Point) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(position: position)
    }
    guard case .unusablePosition = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("The farthest positions are accepted, and none beyond.")
  func farthestPosition() throws {
    let corner = Point(x: 32_767, y: -32_767)
    #expect(try Self.specification(position: corner).position == corner)
    for position in [Point(x: 32_768, y: 0), Point(x: 0, y: -32_768)] {
      #expect(throws: RoundButtonError.unusablePosition(position, farthest: 32_767)) {
        try Self.specification(position: position)
      }
    }
  }

  @Test(
    "The smallest and the largest circles and borders are accepted.",
    arguments: [(0.5, 0.0), (0.5, 0.5), (16_383, 12), (50, 50)])
  func extremes(radius: Double, borderWidth: Double) throws {
    let button = try Self.specification(radius: radius, borderWidth: borderWidth)
    #expect((button.radius, button.borderWidth) == (radius, borderWidth))
  }

  @Test(
    "An error has the value and its limits.",
    arguments: [
      (
        RoundButtonError.unusableRadius(-1, largest: 16_383),
        "A radius of -1 points is invalid. A radius must be more than 0 and at most 16383 points."
      ),
      (
        .unusableBorderWidth(.nan, radius: 50),
        "A border width of nan points is invalid. A border width must be from 0 to the radius, 50 points."
      ),
      (
        .unusablePosition(Point(x: .infinity, y: 2), farthest: 32_767),
        "The position (inf, 2) is invalid. Coordinates must be from -32767 to 32767 points."
      ),
    ])
  func errors(error: RoundButtonError, sentence: String) {
    #expect(error.text(in: .window) == sentence)
  }

  // MARK: Style class

  @Test("Buttons with the same look share a style class.")
  func sharedClass() throws {
    let first = try Self.specification()
    let second = try Self.specification(title: "Another", position: Point(x: 90, y: 9))
    #expect(first.styleClass == second.styleClass)
    #expect(first.styleClass.name == "round-50-1-808080-808080-ffffff")
  }

  @Test("Buttons that differ in one value have different style classes.")
  func differentClasses() throws {
    let classes = try [
      Self.specification(), Self.specification(radius: 5.1), Self.specification(radius: 50.1),
      Self.specification(radius: 51), Self.specification(borderWidth: 0),
      Self.specification(borderWidth: 1.5), Self.specification(borderColor: .brown),
      Self.specification(background: .brown), Self.specification(titleColor: .brown),
      Self.specification(background: Color.gray.withAlpha(0.5)),
      Self.specification(background: Color.gray.withAlpha(0.501)),
      Self.specification(background: .clear),
    ].map(\.styleClass)
    #expect(Set(classes).count == classes.count)
  }

  @Test("The name of a style class needs no escaping in a selector.")
  func className() throws {
    let classes = try [
      Self.specification(radius: 0.25, borderColor: .clear, borderWidth: 0.125),
      Self.specification(background: Color.brown.withAlpha(0.333)),
    ].map(\.styleClass)
    #expect(classes.map(\.text) == classes.map { "." + $0.name })
  }
}
