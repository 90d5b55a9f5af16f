import GalleryModel
import Testing

/// What a contact is copied as.
@Suite struct ContactCopyTests {
  @Test(
    "A copy has no more marks than it needs",
    arguments: [
      (" ", "\u{200b}", ""), ("Ann", "", "Ann"), ("", "a@b", "a@b"), ("Ann", "a@b", "Ann <a@b>"),
      ("", "a,b@c", "<a,b@c>"), ("Doe, Ann", "", "\"Doe, Ann\""), ("5\" Pipe", "", "5\" Pipe"),
      ("\"Ann\"", "a@b", #""\"Ann\"" <a@b>"#), ("Ann @home", "", "\"Ann @home\""),
      ("a@b", "", #""a\@b""#), ("Note: Ann", "", "Note: Ann"),
      ("Note: Ann", "a@b", "\"Note: Ann\" <a@b>"),
    ])
  func copies(name: String, eMail: String, text: String) {
    #expect(Contact(name: name, eMail: eMail).recipientText == text)
  }

  @Test func aNameOfTwoLinesIsCopiedInOne() {
    let text = Contact(name: "Ann\nField", eMail: "a@b").recipientText
    #expect(text == "Ann Field <a@b>")
    #expect(RecipientsText(text).pieces.count == 1)
  }
}
