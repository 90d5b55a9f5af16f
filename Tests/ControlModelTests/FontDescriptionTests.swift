import ControlModel
import Testing

@Suite("Font description")
struct FontDescriptionTests {
  @Test("A font is regular and upright unless told otherwise")
  func defaults() {
    let font = FontDescription(families: ["Helvetica"], size: 12)
    #expect(font.weight == .regular)
    #expect(font.slant == .upright)
  }
}
