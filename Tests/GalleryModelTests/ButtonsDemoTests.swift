import ControlModel
import GalleryModel
import Testing
import Theming

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
    #expect(ButtonTypeSample.all.map(\.type) == ButtonType.allCases)
    #expect(Set(ButtonTypeSample.all.map(\.frame.origin)).count == ButtonType.allCases.count)
  }

  @Test("Each button type has UIKit's name and a summary of its use.")
  func identifiersAndSummaries() {
    #expect(
      ButtonTypeSample.all.map(\.identifier) == [
        "UIButtonTypeCustom", "UIButtonTypeRoundedRect", "UIButtonTypeDetailDisclosure",
        "UIButtonTypeInfoLight", "UIButtonTypeInfoDark", "UIButtonTypeContactAdd",
      ])
    #expect(Set(ButtonTypeSample.all.map(\.summary)).count == ButtonType.allCases.count)
    #expect(ButtonTypeSample.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test("The role of each sample has the sample's type.", arguments: ThemeName.allCases)
  func roles(name: ThemeName) {
    for sample in ButtonTypeSample.all {
      #expect(name.theme.buttons[sample.role].type == sample.type)
    }
  }

  @Test("The caption is the Swift name of the type.", arguments: ButtonType.allCases)
  func caption(type: ButtonType) throws {
    #expect(try sample(of: type).caption == "\(type)")
  }

  @Test(
    "The round types have a hit area of 44 points.",
    arguments: [ButtonType.detailDisclosure, .infoLight, .infoDark])
  func roundTypes(type: ButtonType) throws {
    #expect(try sample(of: type).frame.size == Size(width: 44, height: 44))
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
  func infoButtons(type: ButtonType) throws {
    #expect(try sample(of: type).outcome == .opens(.flipper))
  }

  @Test("The title of a sample is its accessible name.", arguments: ButtonTypeSample.all)
  func accessibleName(sample: ButtonTypeSample) {
    if let title = sample.title { #expect(title == sample.name) }
  }

  @Test("Contact add opens the form on the Contacts page.")
  func contactAdd() throws {
    let outcome = try sample(of: .contactAdd).outcome
    #expect(outcome == .addsContact && outcome.destination == .contacts)
  }

  @Test(
    "A type that opens no page explains itself.",
    arguments: [
      (ButtonType.custom, "Client (\u{2068}UIButtonTypeCustom\u{2069})"),
      (.roundedRect, "Rounded (\u{2068}UIButtonTypeRoundedRect\u{2069})"),
      (.detailDisclosure, "Detail Disclosure (\u{2068}UIButtonTypeDetailDisclosure\u{2069})"),
    ])
  func explanation(type: ButtonType, title: String) throws {
    guard case .explains(let explanation) = try sample(of: type).outcome else {
      Issue.record("\(type) has no explanation")
      return
    }
    #expect(explanation.title == title)
    #expect(try explanation.text == sample(of: type).summary)
    #expect(try sample(of: type).outcome.destination == nil)
  }

  private func sample(of type: ButtonType) throws -> ButtonTypeSample {
    try #require(ButtonTypeSample.all.first { $0.type == type })
  }
}
