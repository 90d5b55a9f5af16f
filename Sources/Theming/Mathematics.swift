import Glibc

/// The mathematical functions of the C library that the theme needs.
///
/// They are all in this file, because no other file of the module may import the C library.
enum Mathematics {
  /// Returns a base raised to a power, as C's `pow` does.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }
}
