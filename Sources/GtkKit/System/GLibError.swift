import CGtk
import Glibc

/// An error from a GLib function, copied from its `GError`.
struct GLibError {
  let domain: GQuark
  let code: Int
  /// The message without a final period, which only some of GLib's messages have.
  let message: String

  /// Creates a copy of an error that the caller owns, and frees the original.
  init(owned error: UnsafeMutablePointer<GError>?) {
    domain = error?.pointee.domain ?? 0
    code = error.map { Int($0.pointee.code) } ?? 0
    let text = error.map { String(cString: $0.pointee.message) } ?? "the reason is unknown"
    message = text.hasSuffix(".") ? String(text.dropLast()) : text
    if let error { g_error_free(error) }
  }
}

/// The error of the last failed system call.
enum SystemError {
  /// The description of `errno`, in the locale's language.
  static var reason: String { String(cString: g_strerror(errno)) }
}
