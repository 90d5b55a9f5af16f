import Testing

@testable import GalleryModel

@Suite struct ConversionNoteTests {
  /// A `|` stands for the place where a line may end.
  @Test(arguments: [
    "", "title", "setTitle:|forState:", "addTarget(_:|action:|for:)", "Flip|.toggle(at:)",
    "resetMe(using:)", "Theme|.shared|.colour(.headline)", "MCContact: name, eMail", "1.5 s", "...",
    "a.", ":|a",
  ])
  func aLineMayEndAfterAnArgumentsNameAndBeforeAMember(_ marked: String) {
    let code = marked.filter { $0 != "|" }
    let expected = marked.split(separator: "|").joined(separator: "\u{200b}")
    #expect(ConversionNote.breakable(code) == expected)
  }
}
