import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("A picture behind a title")
struct PictureBackdropTests {
  private static let half = Color(white: 0.5)

  @Test(
    "A pixel is adjusted, then drawn on the stage, then covered by the overlay.",
    arguments: [
      (.none, .clear, .white, .white),
      (.none, Color(white: 0, alpha: 0.5), .white, half),
      (.none, .clear, Color(white: 1, alpha: 0.5), half),
      (.none, .clear, .clear, .black),
      (.darkened(0.5), .clear, .white, half),
      (.darkened(0.5), .clear, .clear, .black),
      (.halfOpacity, .clear, .white, half),
      (.halfOpacity, Color(white: 1, alpha: 0.5), .white, Color(white: 0.75)),
    ] as [(ImageAdjustment, Color, Color, Color)])
  func shown(adjustment: ImageAdjustment, overlay: Color, pixel: Color, expected: Color) throws {
    let shown = try backdrop(adjustment, overlay).shown(pixel, on: .black)
    #expect(shown == expected)
  }

  @Test("The contrast of a title on a picture depends only on the pixel behind it.")
  func ratio() throws {
    let pairs = Theme.light.contrastPairs(on: .gallery)
    let title = try #require(
      pairs.first {
        $0.identifier.subject == .part(.title, of: .role(.pretty, in: .highlighted))
      })
    #expect(title.ratio(onPixel: .black) == 21)
    #expect(title.ratio(onPixel: .white) == 1)
    let label = try #require(pairs.first { $0.identifier.subject == .label(.text) })
    #expect(label.ratio(onPixel: .black) == label.ratio)
  }

  private func backdrop(_ adjustment: ImageAdjustment, _ overlay: Color) throws -> PictureBackdrop {
    let size = Size(width: 25, height: 25)
    return PictureBackdrop(
      image: try StretchableImage(name: "any", size: size, leftCap: 12, topCap: 12),
      adjustment: adjustment, overlay: overlay, size: size,
      textArea: Rectangle(origin: .zero, size: size)
    )
  }
}
