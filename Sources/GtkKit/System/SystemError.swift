import CGtk
import Glibc

/// What the operating system said about the call that failed last.
enum SystemError {
  /// The reason in words, in the locale's language.
  static var reason: String { String(cString: g_strerror(errno)) }
}
