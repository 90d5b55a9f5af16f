import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The regions of a picture in which contrast is judged")
struct PictureRegionTests {
  @Test(
    "A label on a picture is inside the region of its contrast pair.",
    arguments: [
      (.label(.weatherPlace), "the sky of the weather card", WeatherCardFrames.place),
      (.label(.weatherCondition), "the sky of the weather card", WeatherCardFrames.condition),
      (.label(.weatherCondition), "the sky of the weather card", WeatherCardFrames.range),
      (.label(.weatherTemperature), "the sky of the weather card", WeatherCardFrames.temperature),
      (.label(.weatherNotice), "the hill of the weather card", WeatherCardFrames.notice),
      (.label(.settingsHeading), "the head of the weather card", WeatherCardFrames.heading),
      (.label(.settingsNotice), "the panel of the weather card", WeatherCardFrames.citiesNotice),
      (
        .part(.border, of: .role(.choice, in: .normal)), "the panel of the weather card",
        WeatherCardFrames.unit
      ),
      (
        .part(.border, of: .role(.choice, in: .normal)), "the panel of the weather card",
        WeatherCardFrames.cities
      ),
      (
        .label(.mysteryGrid), "the upper line of the mystery grid",
        MysteryGridLayout.standard.scoreFrame
      ),
      (
        .label(.mysteryGrid), "the lower line of the mystery grid",
        MysteryGridLayout.standard.foundFrame
      ),
    ] as [(ContrastSubject, String, Rectangle)])
  func labels(subject: ContrastSubject, region: String, frame: Rectangle) throws {
    for name in ThemeName.allCases {
      #expect(try area(of: subject, on: region, in: name.theme).contains(frame), "\(name)")
    }
  }

  @Test(
    "A focus ring on a picture is inside the region of its contrast pair.",
    arguments: ThemeName.allCases)
  func focusRings(name: ThemeName) throws {
    let grid = MysteryGridLayout.standard
    let rings: [(region: String, role: ButtonRole, frames: [Rectangle])] = [
      ("the corner of the weather card", .infoDark, [FlipperDemo.infoButtonHitFrame]),
      (
        "the panel of the weather card", .choice,
        [WeatherCardFrames.unit, WeatherCardFrames.cities]
      ),
      ("the foot of the weather card", .roundedRect, [WeatherCardFrames.done]),
      (
        "the mystery grid", .mysteryCovered,
        (0..<grid.numberOfButtons).map(grid.frame(of:))
      ),
    ]
    for (region, role, frames) in rings {
      let area = try area(of: .focusRing, on: region, in: name.theme)
      let reach = -(name.theme.buttons[role].focusRingOffset + name.theme.focusRingWidth)
      for frame in frames {
        let ring = frame.inset(by: EdgeInsets(all: reach))
        #expect(area.contains(ring), "\(region): \(ring)")
      }
    }
  }

  @Test(
    "The contrast of the Done button is judged on the foot of the card.",
    arguments: ThemeName.allCases)
  func doneButton(name: ThemeName) throws {
    let foot = "the foot of the weather card"
    let pairs = name.theme.contrastPairs(on: .gallery).filter { pair in
      guard case .part(_, .role(.roundedRect, .normal, false)) = pair.identifier.subject
      else { return false }
      return pair.identifier.place == .onRegion(foot)
    }
    #expect(pairs.map(\.kind) == [.graphics])
    let pair = try #require(pairs.first)
    let area = try area(of: pair.identifier.subject, on: foot, in: name.theme)
    #expect(area.contains(WeatherCardFrames.done))
  }

  private func area(
    of subject: ContrastSubject, on region: String, in theme: Theme
  ) throws -> Rectangle {
    let identifier = ContrastIdentifier(subject, .onRegion(region))
    let pair = try #require(
      theme.contrastPairs(on: .gallery).first { $0.identifier == identifier }, "\(identifier.name)")
    guard case .picture(let ground) = pair.ground else { throw NoPicture(name: pair.name) }
    return ground.textArea
  }

  private struct NoPicture: Error {
    let name: String
  }
}

extension Rectangle {
  fileprivate func contains(_ other: Rectangle) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
