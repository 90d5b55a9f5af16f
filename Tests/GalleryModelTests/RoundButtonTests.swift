import ControlModel
import GalleryModel
import Testing
import Theming

@Suite struct RoundButtonTests {
  private static let gray = RoundButtonColors(background: .gray, title: .white)
  private static let white = RoundButtonColors(background: .white, title: .gray)

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

  @Test func theExampleIsTheDocuments() throws {
    #expect(try RoundButtonsDemo.example(in: .classic) == Self.specification())
  }

  @Test func theExampleFollowsTheTheme() throws {
    var theme = Theme.classic
    theme.colors[.roundBackground] = .brown
    theme.colors[.roundTitle] = .black
    let colors = RoundButtonColors(background: .brown, title: .black)
    #expect(try RoundButtonsDemo.example(in: theme).colors == colors)
    #expect(RoundButtonsDemo.restingColors(in: theme) == colors)
  }

  @Test(arguments: ThemeName.allCases)
  func onlyTheExampleStartsInTheColorsOfATappedButton(name: ThemeName) throws {
    let resting = RoundButtonsDemo.restingColors(in: name.theme)
    for sample in try RoundButtonsDemo.others() {
      #expect(sample.colors.background != resting.background, "\(sample.title)")
      #expect(sample.colors.background != resting.inverted.background, "\(sample.title)")
    }
  }

  @Test func theFrameIsASquareAroundTheCircle() throws {
    let button = try Self.specification(radius: 24.5, position: Point(x: 10, y: 20))
    #expect(button.frame == Rectangle(x: 10, y: 20, width: 49, height: 49))
    #expect(button.cornerRadius == 24.5)
    #expect(button.style.radius == 24.5)
  }

  @Test(arguments: [
    (Point(x: 50, y: 50), true), (Point(x: 50, y: 1), true), (Point(x: 15, y: 15), true),
    (Point(x: 14, y: 14), false), (Point(x: 1, y: 1), false), (Point(x: 99, y: 99), false),
  ])
  func onlyTheCircleTakesPresses(point: Point, isInside: Bool) throws {
    #expect(try Self.specification().hitArea.contains(point) == isInside)
  }

  @Test(arguments: [0, -1, -.infinity, .infinity, .nan, 16_383.5])
  func aRadiusThatMakesNoCircleIsRefused(radius: Double) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(radius: radius)
    }
    guard case .unusableRadius(let refused, let largest) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((refused == radius || radius.isNaN) && largest == 16_383)
  }

  @Test(arguments: [-1, -0.001, -.infinity, .infinity, .nan, 50.5])
  func aBorderThatCannotBeDrawnIsRefused(width: Double) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(borderWidth: width)
    }
    guard case .unusableBorderWidth(let refused, let radius) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((refused == width || width.isNaN) && radius == 50)
  }

  @Test(arguments: [
    Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: -40_000, y: 0),
  ])
  func aPositionBeyondEveryScreenIsRefused(position: Point) throws {
    let error = try #require(throws: RoundButtonError.self) {
      try Self.specification(position: position)
    }
    guard case .unusablePosition = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func theFarthestPositionsAreTakenAndNoneBeyond() throws {
    let corner = Point(x: 32_767, y: -32_767)
    #expect(try Self.specification(position: corner).position == corner)
    for position in [Point(x: 32_768, y: 0), Point(x: 0, y: -32_768)] {
      #expect(throws: RoundButtonError.unusablePosition(position, farthest: 32_767)) {
        try Self.specification(position: position)
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (0.5, 0.5), (16_383, 12), (50, 50)])
  func theExtremesThatCanBeDrawnAreTaken(radius: Double, borderWidth: Double) throws {
    let button = try Self.specification(radius: radius, borderWidth: borderWidth)
    #expect((button.radius, button.borderWidth) == (radius, borderWidth))
  }

  @Test(arguments: [
    (
      RoundButtonError.unusableRadius(-1, largest: 16_383),
      "The radius is -1.0 points, which must be more than 0 and at most 16383.0."
    ),
    (
      .unusableBorderWidth(.nan, radius: 50),
      "The border is nan points wide, which must be at least 0 and at most the radius, 50.0."
    ),
    (
      .unusablePosition(Point(x: .infinity, y: 2), farthest: 32_767),
      "The position is (inf, 2.0), whose coordinates must lie between -32767.0 and 32767.0 points."
    ),
  ])
  func aRefusalSaysWhatWouldBeRight(error: RoundButtonError, sentence: String) {
    #expect(error.description == sentence)
  }

  // MARK: Style class

  @Test func buttonsThatLookAlikeShareAClass() throws {
    let first = try Self.specification()
    let second = try Self.specification(title: "Another", position: Point(x: 90, y: 9))
    #expect(first.styleClass == second.styleClass)
    #expect(first.styleClass.name == "round-50-1-808080-808080-ffffff")
  }

  @Test func buttonsThatDifferInOneFigureDoNot() throws {
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

  @Test func aClassIsAPlainNameInASelector() throws {
    let classes = try [
      Self.specification(radius: 0.25, borderColor: .clear, borderWidth: 0.125),
      Self.specification(background: Color.brown.withAlpha(0.333)),
    ].map(\.styleClass)
    #expect(classes.map(\.text) == classes.map { "." + $0.name })
  }

  // MARK: Tap

  @Test(arguments: [
    (gray, white), (white, gray),
    (RoundButtonColors(background: .gray, title: .black), white),
    (RoundButtonColors(background: .brown, title: .white), gray),
    (RoundButtonColors(background: .clear, title: .gray), gray),
  ])
  func aTapTurnsGrayWhiteAndAllElseGray(before: RoundButtonColors, after: RoundButtonColors) {
    #expect(before.toggled(resting: Self.gray) == after)
  }

  @Test func aScreenReaderHearsTheNameOfTheColor() {
    #expect(Self.gray.accessibleDescription(resting: Self.gray) == "Gray")
    #expect(Self.white.accessibleDescription(resting: Self.gray) == "White")
    let own = RoundButtonColors(background: .brown, title: .white)
    #expect(own.accessibleDescription(resting: Self.gray) == "Brown")
    #expect(own.accessibleDescription(resting: own) == "Gray")
  }

  @Test func eachNameIsThatOfItsOwnColorAndOfNoOther() {
    for name in ColorName.allCases { #expect(ColorName(nearest: name.color) == name) }
    #expect(Set(ColorName.allCases.map(\.title)).count == ColorName.allCases.count)
    #expect(
      ColorName.allCases.map(\.color.hexText) == [
        "#000000", "#2f92d0", "#7b4a21", "#fff6e2", "#12355e", "#0d4a2a", "#6b161f", "#808080",
        "#2e9e5b", "#f08c1e", "#ffb6c8", "#452074", "#d82c2c", "#a578e0",
        "#ffffff", "#f6d732",
      ])
  }

  @Test(arguments: [
    (Color(bytes: 0xff, 0x20, 0x20), "Red"), (.brown, "Brown"),
    (Color(bytes: 0x40, 0x20, 0x70), "Purple"),
    (Color(white: 0.02), "Black"), (Color(bytes: 0xfe, 0xf4, 0xe0), "Cream"),
  ])
  func aColorIsCalledByTheNearestName(color: Color, title: String) {
    #expect(ColorName(nearest: color).title == title)
  }

  @Test func theSamplesAreCalledByTheirColors() throws {
    let names = try RoundButtonsDemo.all(in: .classic).map {
      $0.colors.accessibleDescription(resting: RoundButtonsDemo.restingColors(in: .classic))
    }
    #expect(
      names == [
        "Gray", "Dark green", "Cream", "Dark red", "Purple", "Dark blue", "Cream", "Cream",
        "Dark red",
      ])
  }

  @Test func anotherThemeTakesOnlyItsOwnShadesAlong() {
    let black = RoundButtonColors(background: .black, title: .brown)
    #expect(Self.gray.replacing(resting: Self.gray, with: black) == black)
    #expect(Self.white.replacing(resting: Self.gray, with: black) == black.inverted)
    let own = RoundButtonColors(background: .brown, title: .white)
    #expect(own.replacing(resting: Self.gray, with: black) == own)
  }

  @Test func aTapTakesThreeQuartersOfASecondAndLandsOnTheExactColours() {
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 100)
    #expect(shown.modelValue == Self.white)
    #expect(shown.presentationValue(at: 100) == Self.gray)
    let middle = shown.presentationValue(at: 100.375)
    #expect((middle.background.red - 0.75).magnitude < 1e-6)
    #expect((middle.title.red - 0.75).magnitude < 1e-6)
    shown.advance(to: 100.749)
    #expect(shown.isAnimating)
    shown.advance(to: 100.75)
    #expect(!shown.isAnimating)
    #expect(shown.presentationValue(at: 100.75) == Self.white)
  }

  @Test(arguments: 0...15)
  func aTapInTheMiddleTurnsRoundFromTheColoursShown(twentieths: Int) {
    let time = Double(twentieths) / 20
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 0)
    let before = shown.presentationValue(at: time)
    shown.toggle(resting: Self.gray, at: time)
    #expect(shown.modelValue == Self.gray)
    #expect(shown.presentationValue(at: time) == before)
    #expect(shown.presentationValue(at: time + 0.75) == Self.gray)
  }

  @Test func withoutAnimationsATapShowsAtOnce() {
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 0)
    shown.toggle(resting: Self.gray, at: 0.3, animated: false)
    #expect(!shown.isAnimating)
    #expect(shown.presentationValue(at: 0.3) == Self.gray)
  }

  @Test(arguments: 0..<9)
  func anyNumberOfTapsEndsOnTheColourOfTheirParity(taps: Int) {
    let shown = Animator(Self.gray)
    for tap in 0..<taps { shown.toggle(resting: Self.gray, at: Double(tap) * 0.31) }
    shown.advance(to: 100)
    #expect(shown.presentationValue(at: 100) == (taps % 2 == 0 ? Self.gray : Self.white))
  }

  // MARK: Row

  @Test func theRowShowsSeveralRadiiBordersAndColours() throws {
    let others = try RoundButtonsDemo.others()
    #expect(others.count >= 6)
    #expect(Set(others.map(\.radius)).count == others.count)
    #expect(others.map(\.radius).min() == 24)
    #expect(others.map(\.radius).max() == 60)
    #expect(Set(others.map(\.borderWidth)).count >= 5)
    #expect(Set(others.map(\.colors)).count >= 5)
    #expect(Set(others.map(\.title)).count == others.count)
  }

  @Test func theButtonsFillTheCanvasEvenlyInRows() throws {
    let all = try RoundButtonsDemo.all(in: .classic)
    #expect(try all.first == RoundButtonsDemo.example(in: .classic))
    let rows = stride(from: 0, to: all.count, by: 3).map { all[$0..<min($0 + 3, all.count)] }
    var top = 0.0
    for row in rows {
      let frames = row.map(\.frame)
      #expect(Set(frames.map(\.midY)).count == 1)
      #expect(frames.first?.minX == 0)
      #expect(frames.last?.maxX == RoundButtonsDemo.canvas.width)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minX - $0.maxX == 30 })
      #expect(frames.map(\.minY).min() == top)
      top = (frames.map(\.maxY).max() ?? 0) + 30
    }
    #expect(top - 30 == RoundButtonsDemo.canvas.height)
  }

  @Test func theRowIsReadAndSeenOnLightAndOnDark() throws {
    for button in try RoundButtonsDemo.others() {
      let title = Contrast.ratio(of: button.colors.title, on: button.colors.background)
      #expect(title >= 7, "\(button.title): \(title)")
      for stage in [Color.white, Theme.classic.colors[.background], .black] {
        let border = Contrast.ratio(of: button.borderColor, on: stage)
        #expect(border >= Contrast.minimumForGraphics, "\(button.title) on \(stage): \(border)")
      }
    }
  }

  @Test func theNoteNamesTheOriginalsIdentifiers() {
    let originals = RoundButtonsDemo.conversion.map(\.original).joined(separator: " ")
    let initializer =
      "init(withRadius:title:titleColor:target:selector:backgroundColor:borderColor:borderWidth:"
      + "position:)"
    for identifier in [initializer, "buttonTapped"] {
      #expect(originals.contains(identifier), "\(identifier)")
    }
  }
}
