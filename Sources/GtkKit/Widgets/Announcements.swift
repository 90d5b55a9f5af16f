import CGtk

/// Messages that screen readers speak, wherever the focus is.
///
/// A screen reader speaks a notification when the notification appears. Here, a notification is a
/// label that is not in any window, because a label on a page would be spoken again whenever the
/// page reappears. ATK also has a signal for a message without a widget, "announcement", but
/// versions of Orca before 45 ignore it.
enum Announcements {
  /// The number of announcements to retain.
  ///
  /// A screen reader requests the text of an announcement some time after the announcement, and the
  /// label must still exist then.
  private static let limit = 8

  private typealias Announcement = (window: UnsafeMutablePointer<GtkWidget>, label: Label)

  private static var latest: [Announcement] = []

  /// The windows that have made announcements.
  ///
  /// When one of them is destroyed, its announcements are released.
  private static var windows: Set<UnsafeMutablePointer<GtkWidget>> = []

  /// The messages of the latest announcements, oldest first.
  static var texts: [String] { latest.map(\.label.text) }

  /// The accessible object of the newest announcement.
  static var newest: UnsafeMutablePointer<AtkObject>? { latest.last?.label.accessible }

  /// Announces `text` as a notification of `window`.
  static func speak(_ text: String, in window: UnsafeMutablePointer<GtkWidget>) {
    let label = Label(text)
    label.setAccessibleRole(.notification)
    atk_object_set_parent(label.accessible, gtk_widget_get_accessible(window))
    latest = latest.suffix(limit - 1) + [(window, label)]
    if windows.insert(window).inserted {
      Signal.connect(window, "destroy") { forget(window) }
    }
    label.reportAppearance()
  }

  private static func forget(_ window: UnsafeMutablePointer<GtkWidget>) {
    latest.removeAll { $0.window == window }
    windows.remove(window)
  }
}
