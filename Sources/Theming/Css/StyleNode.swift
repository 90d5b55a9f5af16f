/// The CSS names of the GTK widgets that selectors can match.
public enum StyleNode: String, CaseIterable, Hashable, Sendable {
  /// A `GtkButton`, or a toggle or radio button without an indicator.
  case button

  /// A `GtkEntry`, a field for one line of text.
  case entry

  /// A `GtkLabel`, such as the title in a button.
  case label

  /// The selected text of an entry.
  case selection
}
