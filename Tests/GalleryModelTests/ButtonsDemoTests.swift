import ControlModel
import GalleryModel
import Testing

@Suite("The samples of the Buttons page")
struct ButtonsDemoTests {
  @Test(
    "The write-up's two buttons have its frames and titles.",
    arguments: [
      (ButtonSample.standard, "Standard", Rectangle(x: 30, y: 30, width: 120, height: 40)),
      (.pretty, "Custom", Rectangle(x: 170, y: 30, width: 120, height: 40)),
    ])
  func frames(
    sample: ButtonSample, title: String, frame: Rectangle
  ) {
    #expect(sample.title == title)
    #expect(sample.frame == frame)
  }

  @Test("The write-up's two buttons log its sentences.")
  func messages() {
    #expect(ButtonSample.standard.message == "Standard button pressed.")
    #expect(ButtonSample.pretty.message == "Pretty button pressed.")
    #expect(ButtonSample.sixStates.message == nil)
  }

  @Test("A screen reader announces each press, and the buttons that the switches affect.")
  func announcements() {
    #expect(
      ButtonSample.allCases.map(\.announcement) == [
        "Standard button pressed.", "Pretty button pressed.", "Six States button pressed.",
      ])
    #expect(ButtonsDemo.switchesName == "Acts on Standard, Custom and Six States")
  }

  @Test("Each button type is shown once, at a different position.")
  func types() {
    #expect(Set(ButtonTypeSample.all.map(\.type)) == Set(ButtonType.allCases))
    #expect(Set(ButtonTypeSample.all.map(\.frame.origin)).count == ButtonType.allCases.count)
  }

  @Test("The caption is the Swift name of the type.", arguments: ButtonType.allCases)
  func caption(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).caption == "\(type)")
  }

  @Test(
    "The round types have a hit area of 44 points.",
    arguments: [ButtonType.detailDisclosure, .infoLight, .infoDark])
  func roundTypes(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).frame.size == Size(width: 44, height: 44))
  }

  @Test("The frames on the canvas do not overlap and do not leave it.")
  func separateFrames() {
    let frames =
      ButtonSample.allCases.map(\.frame) + ButtonTypeSample.all.map(\.frame)
      + ButtonTypeSample.all.map(\.captionFrame)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 30 && frame.maxX <= ButtonsDemo.canvas.width - 30)
      #expect(frame.minY >= 30 && frame.maxY <= ButtonsDemo.canvas.height - 12)
      for other in frames[(index + 1)...] {
        let apart =
          frame.maxX <= other.minX || other.maxX <= frame.minX || frame.maxY <= other.minY
          || other.maxY <= frame.minY
        #expect(apart, "\(frame) meets \(other)")
      }
    }
  }

  @Test(
    "The two info buttons open the Flipper page.",
    arguments: [
      ButtonType.infoLight, .infoDark,
    ])
  func infoButtons(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).outcome == .opens(.flipper))
  }

  @Test("The title of a sample is its accessible name.", arguments: ButtonTypeSample.all)
  func accessibleName(sample: ButtonTypeSample) {
    if let title = sample.title { #expect(title == sample.name) }
  }

  @Test("Contact add opens the form on the Contacts page.")
  func contactAdd() {
    let outcome = ButtonTypeSample(type: .contactAdd).outcome
    #expect(outcome == .addsContact && outcome.destination == .contacts)
  }

  @Test(
    "A type that opens no page explains itself.",
    arguments: [
      (ButtonType.custom, "Client (\u{2068}UIButtonTypeCustom\u{2069})"),
      (.roundedRect, "Rounded (\u{2068}UIButtonTypeRoundedRect\u{2069})"),
      (.detailDisclosure, "Detail Disclosure (\u{2068}UIButtonTypeDetailDisclosure\u{2069})"),
    ])
  func explanation(type: ButtonType, title: String) {
    guard case .explains(let explanation) = ButtonTypeSample(type: type).outcome else {
      Issue.record("\(type) has no explanation")
      return
    }
    #expect(explanation.title == title && explanation.text == type.summary)
    #expect(ButtonTypeSample(type: type).outcome.destination == nil)
  }
}
