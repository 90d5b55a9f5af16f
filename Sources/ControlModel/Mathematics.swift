import Glibc

/// The C library's mathematics that the controls need, kept in one place because nothing else here
/// may import it.
enum Mathematics {
  /// The sine of an angle in degrees.
  static func sine(degrees angle: Double) -> Double {
    sin(angle * .pi / 180)
  }

  /// The cosine of an angle in degrees.
  static func cosine(degrees angle: Double) -> Double {
    cos(angle * .pi / 180)
  }
}
