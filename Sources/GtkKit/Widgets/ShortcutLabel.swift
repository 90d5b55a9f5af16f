import CGtk

/// The keys of a shortcut, drawn as keys: GTK's own label for windows that list shortcuts.
@MainActor public final class ShortcutLabel: Widget {
  /// Shows accelerators as GTK writes them, such as `<Primary>q`; a space parts two that do the
  /// same, and `<Alt>1...9` is a range.
  public init(_ accelerators: String) {
    super.init(gtk_shortcut_label_new(accelerators))
  }
}
