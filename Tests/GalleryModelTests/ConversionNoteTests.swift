import GalleryModel
import Testing

@Suite("The “From UIKit to GTK” note of a page")
struct ConversionNoteTests {
  /// A table row of WriteUps.md, with the note of the page.
  struct Demo: Sendable, CustomTestStringConvertible {
    let name: String
    let notes: [ConversionNote]
    /// The identifiers in the row that are this project's own, or the same in both.
    var ours: Set<String> = []

    var testDescription: String { name }
  }

  // The Buttons page has the original's identifiers, so its note does not repeat them.
  private static let demos = [
    Demo(name: "Flipper", notes: FlipperDemo.conversion),
    Demo(name: "Mystery grid", notes: MysteryGridDemo.conversion, ours: ["Surprise"]),
    Demo(name: "Round buttons", notes: RoundButtonsDemo.conversion),
    Demo(
      name: "Interface elements", notes: InterfaceElementsDemo.conversion,
      ours: ["InterfaceElements", "ColorType", "LabelType"]),
    Demo(
      name: "Contacts", notes: ContactsDemo.conversion, ours: ["Contact", "ContactView"]),
  ]

  @Test(
    "A note has each identifier of the original that WriteUps.md lists for its page.",
    arguments: demos)
  func identifiers(demo: Demo) throws {
    let rows = MarkdownTables(article: "WriteUps.md").rows
    let row = try #require(rows.first { $0.first == demo.name })
    let identifiers = Set(MarkdownTables.code(in: row[1]))
    let originals = Set(demo.notes.flatMap { Self.words(of: $0.original) })
    for identifier in identifiers.subtracting(demo.ours) {
      #expect(originals.isSuperset(of: Self.words(of: identifier)), "\(identifier)")
    }
    #expect(identifiers.count > demo.ours.count)
    let ours = Set(demo.notes.flatMap { Self.words(of: $0.ours) })
    #expect(ours.isSuperset(of: demo.ours))
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }

  // A "|" marks a possible line break.
  @Test(
    "A line of code can break after an argument label and before a member.",
    arguments: [
      "", "title", "setTitle:|forState:", "addTarget(_:|action:|for:)", "Flip|.toggle(at:)",
      "resetMe(using:)", "Theme|.shared|.color(.headline)", "MCContact: name, eMail", "1.5 s",
      "...",
      "a.", ":|a",
    ])
  func lineBreaks(_ marked: String) {
    let code = marked.filter { $0 != "|" }
    let expected = marked.split(separator: "|").joined(separator: "\u{200b}")
    #expect(ConversionNote.breakable(code) == expected)
  }
}
