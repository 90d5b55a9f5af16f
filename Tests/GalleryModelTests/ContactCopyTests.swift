import GalleryModel
import Testing

@Suite("The text of a copied contact")
struct ContactCopyTests {
  @Test(
    "A copy has no more quotation marks, brackets, and backslashes than it needs.",
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

  @Test("A name of two lines is copied as one line.")
  func lines() {
    let text = Contact(name: "Ann\nField", eMail: "a@b").recipientText
    #expect(text == "Ann Field <a@b>")
    #expect(RecipientsText(text).pieces.count == 1)
  }
}
