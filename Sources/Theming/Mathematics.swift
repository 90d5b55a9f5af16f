import Glibc

/// The C library's mathematics that the theme needs, kept in one place because nothing else here
/// may import it.
enum Mathematics {
  /// Raises a base to a power, as C's `pow` does.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }
}
