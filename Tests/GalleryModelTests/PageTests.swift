import GalleryModel
import Testing

@Suite struct PageTests {
  @Test(arguments: Page.allCases)
  func everyPageIsFoundByItsIdentifier(page: Page) throws {
    #expect(try Page.named(page.identifier) == page)
  }

  @Test(arguments: Page.allCases)
  func everyPageHasATitleAndOneSentence(page: Page) {
    #expect(!page.title.isEmpty)
    #expect(page.summary.hasSuffix(".") && page.summary.filter { $0 == "." }.count == 1)
  }

  @Test(arguments: ["", "Buttons", "contact", "buttons ", "--page"])
  func whatIsNotAnIdentifierIsRefused(text: String) {
    #expect(throws: UnknownPage(identifier: text)) { try Page.named(text) }
  }

  @Test func theRefusalNamesTheNearMatches() {
    #expect(
      UnknownPage(identifier: "buttns").description
        == "there is no page '\u{2068}buttns\u{2069}'; did you mean '\u{2068}buttons\u{2069}'?")
    #expect(
      UnknownPage(identifier: "zebra").description
        == "there is no page '\u{2068}zebra\u{2069}'; --list shows every page")
  }
}
