import ControlModel
import GtkTesting

extension Rendering {
  /// Returns the color of an opaque pixel, in the form `#rrggbb`.
  func hexText(x: Int, y: Int) -> String {
    let pixel = pixels[y * width + x]
    return Color(
      bytes: UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)
    ).hexText
  }
}
