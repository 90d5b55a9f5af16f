import CGtk

/// Counts which of the widgets that it was shown GObject has freed.
package final class Finalizations {
  /// How many widgets are counted.
  package private(set) var expected = 0

  /// The types of the widgets that are still there, with how many of each.
  package private(set) var remaining: [String: Int] = [:]

  /// Counts nothing yet.
  package init() {}

  /// Counts a widget and all that it contains now.
  package func watch(_ root: UnsafeMutablePointer<GtkWidget>) {
    for widget in widgets(in: root) { count(widget) }
  }

  /// Counts a widget without what it contains.
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
