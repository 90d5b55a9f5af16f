/// A colour of the sRGB space with its opacity.
///
/// A component lies in 0…1. One outside is clamped, unlike UIKit's extended range since iOS 10
/// (UIKitRules.md R30, where ours differs on purpose); one that is not a number counts as 0.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public let red: Double

  /// The green component, 0…1.
  public let green: Double

  /// The blue component, 0…1.
  public let blue: Double

  /// The opacity, from 0 (not seen) to 1 (hides what is under it).
  public let alpha: Double

  /// Makes a colour from its components, each clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Makes a grey whose three components are `white`, each clamped to 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from bytes, which name every colour of 24 bits and so cannot fail.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// Makes an opaque colour from a 24-bit number such as `0x2d3c3f`.
  ///
  /// Red is bits 16 to 23, green 8 to 15, blue 0 to 7 (WriteUps.md 5.1).
  ///
  /// - Throws: `ColorError.moreThan24Bits` if a higher bit is set; it is often an alpha that would
  ///   otherwise be dropped in silence.
  public init(rgb: UInt32) throws(ColorError) {
    guard rgb <= 0xff_ffff else { throw .moreThan24Bits(rgb) }
    self.init(
      bytes: UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb))
  }

  /// The components as whole numbers 0…255, rounded to the nearest.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (
      UInt8((red * 255).rounded()), UInt8((green * 255).rounded()), UInt8((blue * 255).rounded()),
      UInt8((alpha * 255).rounded())
    )
  }

  /// The same colour with another opacity, clamped to 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  // A comparison with NaN is false, which sends it to 0 here.
  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}
