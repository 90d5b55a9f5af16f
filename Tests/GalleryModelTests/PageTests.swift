import ControlModel
import GalleryModel
import Testing

@Suite("A page of the gallery")
struct PageTests {
  @Test("Each page is found by its identifier.", arguments: Page.allCases)
  func identifiers(page: Page) throws {
    #expect(try Page.named(page.identifier) == page)
  }

  @Test("Each page has a title and a summary of one sentence.", arguments: Page.allCases)
  func titles(page: Page) {
    #expect(!page.title.isEmpty)
    #expect(page.summary.hasSuffix(".") && page.summary.filter { $0 == "." }.count == 1)
  }

  @Test(
    "A text that is not an identifier is rejected.",
    arguments: ["", "Buttons", "contact", "buttons ", "--page"])
  func unknownIdentifiers(text: String) {
    let error = #expect(throws: UnknownIdentifier.self) { try Page.named(text) }
    #expect(error?.identifier == text && error?.kind == "page")
  }

  @Test(
    "The error of an unknown identifier suggests similar ones.",
    arguments: [
      ("buttns", "there is no page 'buttns'; try 'buttons'"),
      ("zebra", "there is no page 'zebra'"),
    ])
  func suggestions(identifier: String, message: String) {
    let error = #expect(throws: UnknownIdentifier.self) { try Page.named(identifier) }
    #expect(error?.text(in: .commandLine).withoutIsolates == message)
  }
}
