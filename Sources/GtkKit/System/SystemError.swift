import CGtk
import Glibc

/// The error of the last system call that failed.
enum SystemError {
  /// The description of `errno`, in the locale's language.
  static var reason: String { String(cString: g_strerror(errno)) }
}
