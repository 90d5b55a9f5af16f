import ControlModel
import GalleryModel
import Testing

@Suite struct ButtonsDemoTests {
  @Test(arguments: [
    (ButtonSample.standard, "Standard", Rectangle(x: 30, y: 30, width: 120, height: 40)),
    (.pretty, "Custom", Rectangle(x: 170, y: 30, width: 120, height: 40)),
  ])
  func theDocumentsButtonsHaveItsFramesAndTitles(
    sample: ButtonSample, title: String, frame: Rectangle
  ) {
    #expect(sample.title == title)
    #expect(sample.frame == frame)
  }

  @Test func theDocumentsSentencesAreLogged() {
    #expect(ButtonSample.standard.message == "Standard button pressed.")
    #expect(ButtonSample.pretty.message == "Pretty button pressed.")
    #expect(ButtonSample.sixStates.message == nil)
  }

  @Test func aScreenReaderHearsOfEachPressAndWhatTheSwitchesActOn() {
    #expect(
      ButtonSample.allCases.map(\.announcement) == [
        "Standard button pressed.", "Pretty button pressed.", "Six States button pressed.",
      ])
    #expect(ButtonsDemo.switchesName == "Acts on Standard, Custom and Six States")
  }

  @Test func everyTypeIsShownOnceInAPlaceOfItsOwn() {
    #expect(Set(ButtonTypeSample.all.map(\.type)) == Set(ButtonType.allCases))
    #expect(Set(ButtonTypeSample.all.map(\.frame.origin)).count == ButtonType.allCases.count)
  }

  @Test(arguments: ButtonType.allCases)
  func theCaptionIsTheTypesNameInSwift(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).caption == "\(type)")
  }

  @Test(arguments: [ButtonType.detailDisclosure, .infoLight, .infoDark])
  func theRoundTypesHaveAHitAreaOf44Points(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).frame.size == Size(width: 44, height: 44))
  }

  @Test func nothingOnTheCanvasOverlapsOrLeavesIt() {
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

  @Test(arguments: [
    ButtonType.infoLight, .infoDark,
  ])
  func theInfoPairLeadsToTheFlipper(type: ButtonType) {
    #expect(ButtonTypeSample(type: type).outcome == .opens(.flipper))
  }

  @Test(arguments: ButtonTypeSample.all)
  func theTitleIsTheName(sample: ButtonTypeSample) {
    if let title = sample.title { #expect(title == sample.name) }
  }

  @Test func contactAddLeadsToTheFormOnTheContactsPage() {
    let outcome = ButtonTypeSample(type: .contactAdd).outcome
    #expect(outcome == .addsContact && outcome.destination == .contacts)
  }

  @Test(arguments: [
    (ButtonType.custom, "Client (\u{2068}UIButtonTypeCustom\u{2069})"),
    (.roundedRect, "Rounded (\u{2068}UIButtonTypeRoundedRect\u{2069})"),
    (.detailDisclosure, "Detail Disclosure (\u{2068}UIButtonTypeDetailDisclosure\u{2069})"),
  ])
  func aTypeThatOpensNoPageExplainsItself(type: ButtonType, title: String) {
    guard case .explains(let explanation) = ButtonTypeSample(type: type).outcome else {
      Issue.record("\(type) explains nothing")
      return
    }
    #expect(explanation.title == title && explanation.text == type.summary)
    #expect(ButtonTypeSample(type: type).outcome.destination == nil)
  }
}
