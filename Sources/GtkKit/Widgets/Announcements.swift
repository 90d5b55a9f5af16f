import CGtk

/// What screen readers are told to speak, beside what has the focus.
///
/// They speak a notification when it appears. Each text is the name of one that is on no screen: a
/// label of the page would be spoken again whenever its page comes back. ATK also has a signal for a
/// text alone, "announcement", which Orca does not listen to before version 45.
enum Announcements {
  /// How many are kept: a screen reader asks for the name some moments after it was told.
  private static let limit = 8

  private static var latest: [Label] = []

  /// The last texts, the newest at the end.
  static var texts: [String] { latest.map(\.text) }

  /// What assistive technology is told of the newest.
  static var newest: UnsafeMutablePointer<AtkObject>? { latest.last?.accessible }

  /// Has a text spoken as news of a window.
  static func speak(_ text: String, in window: UnsafeMutablePointer<GtkWidget>) {
    let label = Label(text)
    label.setAccessibleRole(.notification)
    atk_object_set_parent(label.accessible, gtk_widget_get_accessible(window))
    latest = latest.suffix(limit - 1) + [label]
    label.reportAppearance()
  }
}
