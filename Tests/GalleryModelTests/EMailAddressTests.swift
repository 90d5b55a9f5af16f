import GalleryModel
import Testing

@Suite("An email address")
struct EMailAddressTests {
  @Test(
    "A text with one @ between two valid parts is an address.",
    arguments: [
      "a@b", "ann.field@example.org", "ann+news@sub.example.org", "Ünal@exämple.de", "用户@例え.jp",
      "a@localhost", "o'neil@example.org", "o’neil@example.org", "a?b@c", "a,b@c", "a;b@c",
      "\"a:b,(c)\"@d", "\"a\\\"b\"@c", "ann@[192.0.2.1]", "ann@[IPv6:2001:db8::1]",
      "-_a!#$%&*+/=^`{|}~@b-c_d.e", "=?a?q?b?=@c", "\"a\"@b", "a@[b]",
    ])
  func addresses(text: String) throws {
    #expect(try EMailAddress(text).text == text)
  }

  @Test(
    "Any other text is rejected, and the error has the position.",
    arguments: [
      ("", EMailAddressError.noAt), ("ann", .noAt), ("ann＠example.org", .noAt),
      ("a@b@c", .secondAt(position: 4)), ("@@", .secondAt(position: 2)),
      ("👩‍👩‍👧‍👦@@b", .secondAt(position: 3)),
      ("@b", .nothingBeforeAt), ("a@", .nothingAfterAt), ("@", .nothingBeforeAt),
      ("\u{200d}@b", .nothingBeforeAt), ("a@\u{ad}", .nothingAfterAt),
      (" a@b", .whiteSpace(position: 1)), ("a@b ", .whiteSpace(position: 4)),
      ("a@b\n", .whiteSpace(position: 4)), ("a\u{a0}@b", .whiteSpace(position: 2)),
      ("a@\u{200b}b", .whiteSpace(position: 3)), ("a@b\u{feff}", .whiteSpace(position: 4)),
      ("a\u{7}@b", .controlCharacter(position: 2)), ("a@b\u{0}", .controlCharacter(position: 4)),
      ("a@b\u{7f}c", .controlCharacter(position: 4)),
      ("a@\u{202e}b", .controlCharacter(position: 3)),
      ("a<b@c", .misplacedCharacter("<", position: 2)),
      ("a>b@c", .misplacedCharacter(">", position: 2)),
      ("a＜b@c", .misplacedCharacter("＜", position: 2)),
      ("a:b@c", .misplacedCharacter(":", position: 2)),
      ("a@b:c", .misplacedCharacter(":", position: 4)),
      ("\"@b", .misplacedCharacter("\"", position: 1)),
      ("\"\"@b", .misplacedCharacter("\"", position: 1)),
      ("\"a\"b\"@c", .misplacedCharacter("\"", position: 1)),
      ("\"\"b\"@c", .misplacedCharacter("\"", position: 1)),
      ("\"ab@c", .misplacedCharacter("\"", position: 1)),
      ("ab\"@c", .misplacedCharacter("\"", position: 3)),
      ("\"a\\\"@c", .misplacedCharacter("\"", position: 1)),
      ("\"a<b\"@c", .misplacedCharacter("<", position: 3)),
      ("a“b@c", .misplacedCharacter("“", position: 2)),
      ("a@b”", .misplacedCharacter("”", position: 4)),
      ("a」c@b", .misplacedCharacter("」", position: 2)),
      ("a』c@b", .misplacedCharacter("』", position: 2)),
      ("a@b,", .misplacedCharacter(",", position: 4)),
      ("a@b；c", .misplacedCharacter("；", position: 4)),
      (",a@b", .misplacedCharacter(",", position: 1)),
      ("'a@b", .misplacedCharacter("'", position: 1)),
      ("a@b}", .misplacedCharacter("}", position: 4)),
      ("a@b'", .misplacedCharacter("'", position: 4)),
      ("‘a@b", .misplacedCharacter("‘", position: 1)),
      ("’a@b", .misplacedCharacter("’", position: 1)),
      ("a@b’c", .misplacedCharacter("’", position: 4)),
      ("a@b?c", .misplacedCharacter("?", position: 4)),
      ("[a@b]", .misplacedCharacter("[", position: 1)),
      ("a@[b", .misplacedCharacter("[", position: 3)),
      ("a@[b]c", .misplacedCharacter("[", position: 3)),
      ("a@[]", .misplacedCharacter("[", position: 3)),
      ("a\\b@c", .misplacedCharacter("\\", position: 2)),
      ("a@[b<c]", .misplacedCharacter("<", position: 5)),
      ("a@b*", .misplacedCharacter("*", position: 4)),
      ("a@b&c", .misplacedCharacter("&", position: 4)),
      ("a@b+c", .misplacedCharacter("+", position: 4)),
      ("a@b|", .misplacedCharacter("|", position: 4)),
      ("\u{fffc}a@b", .misplacedCharacter("\u{fffc}", position: 1)),
      ("a@\u{fffd}", .misplacedCharacter("\u{fffd}", position: 3)),
      ("a@b-", .hyphenAtEnd), ("a@-", .hyphenAtEnd),
    ])
  func rejectedAddresses(text: String, error: EMailAddressError) {
    #expect(throws: error) { try EMailAddress(text) }
  }

  @Test(
    "An invisible character in an address is rejected.",
    arguments: [
      0xad...0xad, 0x34f...0x34f, 0x61c...0x61c, 0x115f...0x1160, 0x17b4...0x17b5, 0x180b...0x180f,
      0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0x2800...0x2800, 0x3164...0x3164,
      0xfe00...0xfe0f, 0xfeff...0xfeff, 0xffa0...0xffa0, 0xfff0...0xfff8, 0x13441...0x13442,
      0x1bca0...0x1bca3, 0x1d159...0x1d159, 0x1d173...0x1d17a, 0xe0000...0xe0fff,
    ] as [ClosedRange<UInt32>])
  func invisibleCharacters(values: ClosedRange<UInt32>) throws {
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      for text in ["an\(scalar)n@example.org", "ann@exam\(scalar)ple.org"] {
        var form = ContactForm()
        form.eMail = text
        #expect(throws: ContactFormError.self, "\(value)") { try form.contact() }
        let pieces = RecipientsText(text).pieces
        #expect(pieces.map(\.text) == [text], "\(value)")
        #expect((try? pieces[0].contact.get()) == nil, "\(value)")
      }
    }
    let scalar = try #require(Unicode.Scalar(values.lowerBound))
    #expect(throws: EMailAddressError.self) { try EMailAddress("a\(scalar)@b") }
  }
}
