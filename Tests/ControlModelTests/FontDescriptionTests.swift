import ControlModel
import Testing

@Suite("A font description")
struct FontDescriptionTests {
  @Test("A font is regular and upright by default.")
  func defaults() {
    let font = FontDescription(families: ["Helvetica"], size: 12)
    #expect(font.weight == .regular)
    #expect(font.slant == .upright)
  }
}
