/// An sRGB color with an opacity.
///
/// Components are clamped to 0…1. This is a deliberate difference from UIKit, whose components have
/// an extended range since iOS 10 (UIKitRules.md R30). NaN becomes 0.
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
  /// Every combination of byte values is valid.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// Creates an opaque color from a 24-bit number such as `0x2d3c3f`.
  ///
  /// Bits 16 to 23 are red, 8 to 15 green, and 0 to 7 blue (WriteUps.md 5.1).
  ///
  /// - Throws: ``ColorError/moreThan24Bits(_:)`` if a higher bit is set. Higher bits are often
  ///   meant as an alpha component, which must not be lost silently.
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

extension Color {
  /// UIKit's black: gray level 0.
  public static let black = Color(white: 0)

  /// UIKit's dark gray: gray level 1/3, `#555555`.
  public static let darkGray = Color(white: 1.0 / 3)

  /// UIKit's gray: gray level 1/2, `#808080`.
  public static let gray = Color(white: 0.5)

  /// UIKit's light gray: gray level 2/3, `#aaaaaa`.
  ///
  /// This is a part of UIKit's API that the gallery itself doesn't use.
  public static let lightGray = Color(white: 2.0 / 3)

  /// UIKit's white: gray level 1.
  public static let white = Color(white: 1)

  /// UIKit's brown: `#996633`.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// UIKit's clear color: black with an alpha of 0.
  public static let clear = Color.black.withAlpha(0)
}

extension Color {
  /// Returns the color that results from painting this color over `backdrop`.
  ///
  /// As in cairo and GTK, the sRGB components are mixed directly and not in linear light.
  public func composited(over backdrop: Color) -> Color {
    Self.mix(self, weight: 1, backdrop, weight: 1 - alpha)
  }

  // Each color is weighted by its opacity, so that a transparent color adds no hue.
  private static func mix(
    _ first: Color, weight firstWeight: Double, _ second: Color, weight secondWeight: Double
  ) -> Color {
    let firstShare = first.alpha * firstWeight
    let secondShare = second.alpha * secondWeight
    let alpha = firstShare + secondShare
    guard alpha > 0 else { return .clear }
    return Color(
      red: (first.red * firstShare + second.red * secondShare) / alpha,
      green: (first.green * firstShare + second.green * secondShare) / alpha,
      blue: (first.blue * firstShare + second.blue * secondShare) / alpha,
      alpha: alpha)
  }
}

extension Color: Interpolatable {
  /// Returns the color at a fraction of the way from this color to `end`.
  ///
  /// A fraction outside 0…1 is clamped.
  ///
  /// Each color is weighted by its opacity, so that no gray appears between clear and white.
  public func interpolated(to end: Color, at fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return end }
    return Self.mix(self, weight: 1 - fraction, end, weight: fraction)
  }
}
