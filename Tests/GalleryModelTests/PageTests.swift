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
    #expect(throws: UnknownPage(identifier: text)) { try Page.named(text) }
  }

  @Test("The error of an unknown identifier has suggestions.")
  func suggestions() {
    #expect(
      UnknownPage(identifier: "buttns").description
        == "there is no page '\u{2068}buttns\u{2069}'; did you mean '\u{2068}buttons\u{2069}'?")
    #expect(
      UnknownPage(identifier: "zebra").description
        == "there is no page '\u{2068}zebra\u{2069}'; --list shows every page")
  }
}
