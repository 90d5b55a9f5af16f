import CGtk

extension String {
  /// Creates a string from a text that GLib allocated for the caller, and frees the text.
  init?(owned text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}
