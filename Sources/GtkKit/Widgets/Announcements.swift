import CGtk

/// Texts that screen readers speak, independently of the focus.
///
/// A screen reader speaks a notification when it appears. Each text is the name of a label that is
/// on no screen, because a label of a page would be spoken again whenever the page reappears. ATK
/// also has a signal for a text alone, "announcement", but Orca ignores it before version 45.
enum Announcements {
  /// The number of announcements to retain.
  ///
  /// A screen reader requests the name some time after the notification.
  private static let limit = 8

  private typealias Announcement = (window: UnsafeMutablePointer<GtkWidget>, label: Label)

  private static var latest: [Announcement] = []

  /// The windows that have made announcements.
  ///
  /// The announcements are released with the window.
  private static var windows: Set<UnsafeMutablePointer<GtkWidget>> = []

  /// The texts of the latest announcements, with the newest at the end.
  static var texts: [String] { latest.map(\.label.text) }

  /// The accessible object of the newest announcement.
  static var newest: UnsafeMutablePointer<AtkObject>? { latest.last?.label.accessible }

  /// Announces a text as a notification of a window.
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
