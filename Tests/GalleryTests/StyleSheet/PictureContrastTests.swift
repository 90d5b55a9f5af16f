import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests the contrast of texts and lines on pictures with the worst pixel that can be under them.
final class PictureContrastTests: XCTestCase {
  func testTextsAndLinesOnPicturesContrastWithTheWorstPixel() throws {
    try onMain {
      openGallery()
      let promises: [(name: ThemeName, minimumForText: Double)] = [
        (.light, Contrast.minimumForText), (.dark, Contrast.minimumForText),
        (.highContrast, Contrast.minimumForEnhancedText),
      ]
      for (name, minimumForText) in promises {
        for (pair, ratio) in try worstRatios(in: name.theme) {
          let minimum = pair.kind == .text ? minimumForText : pair.kind.minimumRatio
          XCTAssertGreaterThanOrEqual(ratio, minimum, "\(name): \(pair.name)")
        }
      }
    }
  }

  func testClassicListsItsPairsOnPicturesUnderTheLimits() throws {
    try onMain {
      openGallery()
      let below = try worstRatios(in: .classic).filter { $0.ratio < $0.pair.kind.minimumRatio }
      XCTAssertEqual(
        below.map { "\($0.pair.name) \(Contrast.text(of: $0.ratio))" },
        Theme.classic.pictureShortfalls.map { "\($0.name) \(Contrast.text(of: $0.ratio))" })
    }
  }

  func testTheMysteryGridsLabelsAreReadableInEveryTheme() throws {
    try onMain {
      openGallery()
      let cases: [(name: ThemeName, minimum: Double)] = [
        (.classic, 4.69), (.light, 6.5), (.dark, 12.1), (.highContrast, 12.1),
      ]
      for (name, minimum) in cases {
        let labels = try worstRatios(in: name.theme).filter {
          $0.pair.identifier.subject == .label(.mysteryGrid)
        }
        XCTAssertEqual(labels.count, 2)
        for (pair, ratio) in labels {
          XCTAssertGreaterThanOrEqual(ratio, minimum, "\(name): \(pair.name)")
        }
      }
    }
  }
}

/// Returns the pairs on pictures, each with its ratio on the worst pixel.
@MainActor private func worstRatios(
  in theme: Theme
) throws -> [(pair: ContrastPair, ratio: Double)] {
  try theme.contrastPairs(on: .gallery).compactMap { pair -> (pair: ContrastPair, ratio: Double)? in
    guard case .picture(let ground) = pair.ground else { return nil }
    return (pair, try XCTUnwrap(pixels(of: ground).map(pair.ratio(onPixel:)).min()))
  }
}

/// Returns the distinct colors of the picture's pixels that are visible in the text area.
@MainActor private func pixels(of ground: PictureBackdrop) throws -> Set<Color> {
  let path = "\(Pictures.resourceRoot)/pictures/\(ground.image.name)@2x.png"
  let picture = try XCTUnwrap(Rendering(resource: path, scale: 2), path)
  var pixels: Set<UInt32> = []
  for slice in ground.image.slices(for: ground.size) {
    guard let part = slice.source(under: ground.textArea) else { continue }
    let left = Int((part.minX * 2).rounded(.down))
    let top = Int((part.minY * 2).rounded(.down))
    pixels.formUnion(
      picture.cropped(
        x: left, y: top, width: Int((part.maxX * 2).rounded(.up)) - left,
        height: Int((part.maxY * 2).rounded(.up)) - top
      ).pixels)
  }
  return Set(pixels.map(Color.init(premultiplied:)))
}

extension ImageSlice {
  /// Returns the part of the picture that is visible in an area of the painting, or nil.
  fileprivate func source(under area: Rectangle) -> Rectangle? {
    let left = max(area.minX, destination.minX)
    let right = min(area.maxX, destination.maxX)
    let top = max(area.minY, destination.minY)
    let bottom = min(area.maxY, destination.maxY)
    guard left < right, top < bottom else { return nil }
    let horizontal = source.width / destination.width
    let vertical = source.height / destination.height
    return Rectangle(
      x: source.minX + (left - destination.minX) * horizontal,
      y: source.minY + (top - destination.minY) * vertical,
      width: (right - left) * horizontal, height: (bottom - top) * vertical)
  }
}

extension Color {
  /// Returns the color of a pixel in cairo's format: alpha first, the others premultiplied with it.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    func component(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(pixel >> shift & 0xff) / 255 / alpha : 0
    }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
