import GalleryModel
import Testing

@Suite("The number of a page on the keyboard")
struct PageNumberTests {
  @Test(
    "A key that types a digit means that digit.",
    arguments: [
      ("US", ["2", "@"], 2), ("French", ["é", "2", "~", "ɛ"], 2), ("Czech", ["ě", "2", "@"], 2),
      ("Lithuanian", ["č", "Č", "2", "@"], 2), ("Persian", ["۲", "@", "2"], 2),
      ("keypad", [nil, "6"], 6), ("US", ["9", "("], 9),
    ] as [(String, [Unicode.Scalar?], Int)])
  func digits(layout: String, levels: [Unicode.Scalar?], digit: Int) {
    #expect(PageNumber.digit(onKeyThatTypes: levels) == digit, "\(layout)")
  }

  @Test(
    "Any other key means no digit.",
    arguments: [
      ("no character", []), ("arrow", [nil, nil]), ("zero", ["0", ")"]),
      ("French zero", ["à", "0"]),
      ("letter", ["m", "M", "1"]), ("sign", ["-", "_"]), ("power", ["²", "~"]),
      ("fraction", ["½", "§"]), ("number", ["十"]),
    ] as [(String, [Unicode.Scalar?])])
  func otherKeys(name: String, levels: [Unicode.Scalar?]) {
    #expect(PageNumber.digit(onKeyThatTypes: levels) == nil, "\(name)")
  }

  @Test("The page numbers start at 1.")
  func pages() {
    #expect((1...Page.allCases.count).map(Page.numbered) == Page.allCases)
    for number in [0, -1, Int.min + 1, Page.allCases.count + 1] {
      #expect(Page.numbered(number) == nil)
    }
  }
}
