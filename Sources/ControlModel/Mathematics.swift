import Glibc

/// The mathematical functions of the C library that this module needs.
///
/// They are all in this file, because no other file of the module may import the C library.
enum Mathematics {
  /// Returns the sine of an angle in degrees.
  static func sine(degrees angle: Double) -> Double {
    sin(angle * .pi / 180)
  }

  /// Returns the cosine of an angle in degrees.
  static func cosine(degrees angle: Double) -> Double {
    cos(angle * .pi / 180)
  }
}
