/// The filters that make presses of buttons complete, by the pointer and by keys.
public enum PressInput {
  /// Installs the filters before GTK's event handler for the life of the process.
  ///
  /// Call this method after the display has been opened. It is safe to call more than once. Every
  /// ``PressButton`` calls it, but GTK's other buttons don't.
  public static func install() {
    ButtonKeys.install()
    PointerPressFilter.install()
  }
}
