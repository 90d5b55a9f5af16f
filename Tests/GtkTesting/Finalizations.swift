import CGtk

/// Counts widgets, and those of them that GObject has freed.
package final class Finalizations {
  /// The number of counted widgets.
  package private(set) var expected = 0

  /// The number of counted widgets that still exist, by type.
  package private(set) var remaining: [String: Int] = [:]

  /// Creates a counter without widgets.
  package init() {}

  /// Counts a widget and its current descendants.
  package func watch(_ root: UnsafeMutablePointer<GtkWidget>) {
    for widget in widgets(in: root) { count(widget) }
  }

  /// Counts a widget without its descendants.
  func count(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let type = String(cString: cgtk_type_name(widget))
    expected += 1
    remaining[type, default: 0] += 1
    onFinalize(widget) { [self] in
      remaining[type, default: 0] -= 1
      if remaining[type] == 0 { remaining[type] = nil }
    }
  }
}
