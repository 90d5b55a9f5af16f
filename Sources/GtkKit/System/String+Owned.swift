import CGtk

extension String {
  /// Takes over a text that GLib allocated for the caller, and frees it.
  init?(owned text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}
