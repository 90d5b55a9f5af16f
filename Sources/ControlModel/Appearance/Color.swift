/// An sRGB color with an opacity.
///
/// Components are clamped to 0…1, unlike in UIKit, which has an extended range since iOS 10
/// (UIKitRules.md R30, a deliberate difference). A component that is not a number becomes 0.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public let red: Double

  /// The green component, 0…1.
  public let green: Double

  /// The blue component, 0…1.
  public let blue: Double

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: Double

  /// Creates a color from its components, each clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a gray from its level and its opacity, both clamped to 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from bytes.
  ///
  /// Every combination of bytes is valid.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// Creates an opaque color from a 24-bit number such as `0x2d3c3f`.
  ///
  /// Bits 16 to 23 are red, 8 to 15 green, and 0 to 7 blue (WriteUps.md 5.1).
  ///
  /// - Throws: ``ColorError/moreThan24Bits(_:)`` if a higher bit is set. Higher bits are often an
  ///   alpha component, which would otherwise be lost silently.
  public init(rgb: UInt32) throws(ColorError) {
    guard rgb <= 0xff_ffff else { throw .moreThan24Bits(rgb) }
    self.init(
      bytes: UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb))
  }

  /// The components as bytes, rounded to the nearest integer.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (
      UInt8((red * 255).rounded()), UInt8((green * 255).rounded()), UInt8((blue * 255).rounded()),
      UInt8((alpha * 255).rounded())
    )
  }

  /// Returns the color with another opacity, which is clamped to 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  // A comparison with NaN is false, so NaN becomes 0 here.
  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}
