import ControlModel
import GalleryModel
import Testing

// The frames are in points. Other tests give the reasons.
@Suite("The frames on the stages")
struct DemoFrameTests {
  @Test("The samples of the Buttons page have their frames.")
  func buttons() throws {
    #expect(ButtonsDemo.canvas == Size(width: 320, height: 386))
    #expect(ButtonSample.sixStates.frame == Rectangle(x: 30, y: 82, width: 260, height: 40))
    let places: [(ButtonType, frame: Rectangle, caption: Rectangle)] = [
      (
        .custom, Rectangle(x: 30, y: 144, width: 120, height: 40),
        Rectangle(x: 30, y: 186, width: 120, height: 18)
      ),
      (
        .roundedRect, Rectangle(x: 170, y: 144, width: 120, height: 40),
        Rectangle(x: 170, y: 186, width: 120, height: 18)
      ),
      (
        .detailDisclosure, Rectangle(x: 68, y: 224, width: 44, height: 44),
        Rectangle(x: 30, y: 268, width: 120, height: 18)
      ),
      (
        .contactAdd, Rectangle(x: 170, y: 226, width: 120, height: 40),
        Rectangle(x: 170, y: 268, width: 120, height: 18)
      ),
      (
        .infoLight, Rectangle(x: 68, y: 306, width: 44, height: 44),
        Rectangle(x: 30, y: 350, width: 120, height: 18)
      ),
      (
        .infoDark, Rectangle(x: 208, y: 306, width: 44, height: 44),
        Rectangle(x: 170, y: 350, width: 120, height: 18)
      ),
    ]
    #expect(places.count == ButtonType.allCases.count)
    for (type, frame, caption) in places {
      let sample = try #require(ButtonTypeSample.all.first { $0.type == type })
      #expect(sample.frame == frame, "\(type)")
      #expect(sample.captionFrame == caption, "\(type)")
    }
  }

  @Test(
    "The parts of the weather card have their frames.",
    arguments: [
      (WeatherCardFrames.place, Rectangle(x: 12, y: 24, width: 296, height: 32)),
      (WeatherCardFrames.condition, Rectangle(x: 12, y: 56, width: 296, height: 20)),
      (WeatherCardFrames.picture, Rectangle(x: 112, y: 90, width: 96, height: 96)),
      (WeatherCardFrames.temperature, Rectangle(x: 12, y: 200, width: 296, height: 94)),
      (WeatherCardFrames.range, Rectangle(x: 12, y: 295, width: 296, height: 22)),
      (WeatherCardFrames.notice, Rectangle(x: 18, y: 450, width: 200, height: 18)),
      (WeatherCardFrames.heading, Rectangle(x: 18, y: 16, width: 284, height: 28)),
      (WeatherCardFrames.unit, Rectangle(x: 28, y: 76, width: 264, height: 36)),
      (WeatherCardFrames.cities, Rectangle(x: 28, y: 128, width: 264, height: 256)),
      (WeatherCardFrames.citiesNotice, Rectangle(x: 28, y: 392, width: 264, height: 18)),
      (WeatherCardFrames.done, Rectangle(x: 220, y: 430, width: 88, height: 40)),
    ])
  func weatherCard(frame: Rectangle, place: Rectangle) {
    #expect(frame == place)
  }

  @Test("The stages have the same margin.")
  func margins() {
    #expect(ContactsDemo.stageMargin == 24)
    #expect(FlipperDemo.stageMargin == 24)
    #expect(MysteryGridDemo.stageMargin == 24)
    #expect(WeatherCardFrames.choiceSpacing == 8)
  }

  // The name of a style class has the radius, the border width, and the three colors.
  @Test("The round buttons have their positions, sizes, and colors.")
  func roundButtons() throws {
    let samples = [
      "Leaf 130 14 round-36-3-2e9e5b-0d4a2a-ffffff", "Sea 232 6 round-44-6-2f92d0-fff6e2-12355e",
      "Coral Reef 0 130 round-60-4-e8604c-6b161f-fff6e2",
      "Go 150 166 round-24-2-a578e0-452074-ffffff",
      "Harbor 228 144 round-46-2-2f92d0-12355e-ffffff",
      "Meadow Saffron 0 305 round-30-3-a578e0-fff6e2-452074",
      "Woodland 90 280 round-55-8-2e9e5b-fff6e2-0d4a2a",
      "Vineyard 230 290 round-45-1-e8604c-6b161f-ffffff",
    ]
    let others = try RoundButtonsDemo.others()
    #expect(
      others.map { "\($0.title) \(Int($0.position.x)) \(Int($0.position.y)) \($0.styleClass.name)" }
        == samples)
    #expect(RoundButtonsDemo.canvas == Size(width: 320, height: 390))
    #expect(InterfaceElementsDemo.handMadeFrame == Rectangle(x: 0, y: 0, width: 320, height: 20))
  }
}
