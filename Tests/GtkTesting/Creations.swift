import CGtk

/// Counts the widgets that are created from now on, by any code, and those that are freed.
///
/// A widget is counted when it is first shown or added to a container.
package final class Creations {
  /// The number of widgets that were created.
  package var count: Int { finalizations.expected }

  /// The number of widgets that still exist, by type.
  ///
  /// Tooltips are not included, because GTK reuses their window until the program ends.
  package var remaining: [String: Int] {
    var remaining = finalizations.remaining
    for window in toplevelWindows() where typeName(window) == "GtkTooltipWindow" {
      for widget in widgets(in: window) where isCounted(widget) {
        remaining[typeName(widget), default: 0] -= 1
      }
    }
    return remaining.filter { $0.value != 0 }
  }

  private let finalizations = Finalizations()
  private var hooks: [(signal: guint, hook: gulong)] = []
  private static let mark = "gtk-testing-creation"

  /// Starts counting.
  package init() {
    // Signals have identifiers only once a widget exists.
    g_type_class_unref(g_type_class_ref(gtk_widget_get_type()))
    for name in ["show", "parent-set"] {
      let signal = g_signal_lookup(name, gtk_widget_get_type())
      let hook = g_signal_add_emission_hook(
        signal, 0,
        { _, count, values, creations in
          guard count > 0, let values, let creations, let object = g_value_get_object(values) else {
            return 1
          }
          Unmanaged<Creations>.fromOpaque(creations).takeUnretainedValue().note(cgtk_widget(object))
          return 1
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
      hooks.append((signal, hook))
    }
  }

  /// Stops counting new widgets, but still observes the freeing of those that were counted.
  package func stop() {
    for (signal, hook) in hooks { g_signal_remove_emission_hook(signal, hook) }
    hooks = []
  }

  isolated deinit {
    stop()
  }

  private func note(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard !isCounted(widget) else { return }
    g_object_set_data(cgtk_object(widget), Self.mark, gpointer(widget))
    finalizations.count(widget)
  }

  private func isCounted(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_object_get_data(cgtk_object(widget), Self.mark) != nil
  }

  private func typeName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
    String(cString: cgtk_type_name(widget))
  }
}
