import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The regions of a picture in which contrast is judged")
struct PictureRegionTests {
  @Test(
    "A label on a picture is inside the region of its contrast pair.",
    arguments: [
      ("label weatherPlace on the card's sky", WeatherCardFrames.place),
      ("label weatherCondition on the card's sky", WeatherCardFrames.condition),
      ("label weatherCondition on the card's sky", WeatherCardFrames.range),
      ("label weatherTemperature on the card's sky", WeatherCardFrames.temperature),
      ("label weatherNotice on the card's hill", WeatherCardFrames.notice),
      ("label settingsHeading on the card's head", WeatherCardFrames.heading),
      ("label settingsNotice on the card's panel", WeatherCardFrames.citiesNotice),
      ("choice, normal: border on the card's panel", WeatherCardFrames.unit),
      ("choice, normal: border on the card's panel", WeatherCardFrames.cities),
      ("label mysteryGrid on the mystery grid's upper line", MysteryGridLayout.standard.scoreFrame),
      ("label mysteryGrid on the mystery grid's lower line", MysteryGridLayout.standard.foundFrame),
    ])
  func labels(pair: String, frame: Rectangle) throws {
    for name in ThemeName.allCases {
      #expect(try area(of: pair, in: name.theme).contains(frame), "\(name)")
    }
  }

  @Test(
    "A focus ring on a picture is inside the region of its contrast pair.",
    arguments: ThemeName.allCases)
  func focusRings(name: ThemeName) throws {
    let grid = MysteryGridLayout.standard
    let rings: [(pair: String, role: ButtonRole, frames: [Rectangle])] = [
      ("focus ring on the card's corner", .infoDark, [FlipperDemo.infoButtonHitFrame]),
      (
        "focus ring on the card's panel", .choice,
        [WeatherCardFrames.unit, WeatherCardFrames.cities]
      ),
      ("focus ring on the card's foot", .roundedRect, [WeatherCardFrames.done]),
      (
        "focus ring on the mystery grid", .mysteryCovered,
        (0..<grid.numberOfButtons).map(grid.frame(of:))
      ),
    ]
    for (pair, role, frames) in rings {
      let area = try area(of: pair, in: name.theme)
      let reach = -(name.theme.buttons[role].focusRingOffset + name.theme.focusRingWidth)
      for frame in frames {
        let ring = frame.inset(by: EdgeInsets(all: reach))
        #expect(area.contains(ring), "\(pair): \(ring)")
      }
    }
  }

  @Test(
    "The contrast of the Done button is judged on the foot of the card.",
    arguments: ThemeName.allCases)
  func doneButton(name: ThemeName) throws {
    let pairs = name.theme.contrastPairs(on: .gallery).filter { $0.name.hasPrefix("done: ") }
    #expect(pairs.map(\.kind) == [.graphics])
    let pair = try #require(pairs.first)
    #expect(pair.name.hasSuffix(" on the card's foot"))
    #expect(try area(of: pair.name, in: name.theme).contains(WeatherCardFrames.done))
  }

  private func area(of name: String, in theme: Theme) throws -> Rectangle {
    let pair = try #require(theme.contrastPairs(on: .gallery).first { $0.name == name }, "\(name)")
    guard case .picture(let ground) = pair.ground else { throw NoPicture(name: name) }
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
