import ControlModel
import GtkTesting

extension Rendering {
  /// The colour of an opaque pixel as `#rrggbb`.
  func hexText(x: Int, y: Int) -> String {
    let pixel = pixels[y * width + x]
    return Color(
      bytes: UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)
    ).hexText
  }
}
