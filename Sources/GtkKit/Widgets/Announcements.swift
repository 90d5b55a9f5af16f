import CGtk

/// What screen readers are told to speak, beside what has the focus.
///
/// They speak a notification when it appears. Each text is the name of one that is on no screen: a
/// label of the page would be spoken again whenever its page comes back. ATK also has a signal for a
/// text alone, "announcement", which Orca does not listen to before version 45.
enum Announcements {
  /// How many are kept: a screen reader asks for the name some moments after it was told.
  private static let limit = 8

  private typealias Announcement = (window: UnsafeMutablePointer<GtkWidget>, label: Label)

  private static var latest: [Announcement] = []

  /// The windows that have said something, whose announcements go with them.
  private static var windows: Set<UnsafeMutablePointer<GtkWidget>> = []

  /// The last texts, the newest at the end.
  static var texts: [String] { latest.map(\.label.text) }

  /// What assistive technology is told of the newest.
  static var newest: UnsafeMutablePointer<AtkObject>? { latest.last?.label.accessible }

  /// Has a text spoken as news of a window.
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
