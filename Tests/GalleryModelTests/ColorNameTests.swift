import ControlModel
import GalleryModel
import Testing

@Suite("The name of a color")
struct ColorNameTests {
  @Test("Each color name is the nearest to its own color.")
  func names() {
    for name in ColorName.allCases { #expect(ColorName(nearest: name.color) == name) }
    #expect(Set(ColorName.allCases.map(\.title)).count == ColorName.allCases.count)
    #expect(
      ColorName.allCases.map(\.color.hexText) == [
        "#000000", "#2f92d0", "#7b4a21", "#fff6e2", "#12355e", "#0d4a2a", "#6b161f", "#808080",
        "#2e9e5b", "#f08c1e", "#ffb6c8", "#452074", "#d82c2c", "#a578e0",
        "#ffffff", "#f6d732",
      ])
  }

  @Test(
    "A color has the nearest name.",
    arguments: [
      (Color(bytes: 0xff, 0x20, 0x20), "Red"), (.brown, "Brown"),
      (Color(bytes: 0x40, 0x20, 0x70), "Purple"),
      (Color(white: 0.02), "Black"), (Color(bytes: 0xfe, 0xf4, 0xe0), "Cream"),
    ])
  func nearestName(color: Color, title: String) {
    #expect(ColorName(nearest: color).title == title)
  }
}
