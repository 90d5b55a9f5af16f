/// What makes presses of buttons whole: by the pointer, and by the keys.
public enum PressInput {
  /// Puts it in front of GTK for the rest of the process's life; a second call is harmless.
  ///
  /// It must be called after the display has been opened. The first ``PressButton`` does so, but GTK's
  /// other buttons do not.
  public static func install() {
    ButtonKeys.install()
    PointerPressFilter.install()
  }
}
