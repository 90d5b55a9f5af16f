/// The CSS names of the GTK widgets that a style sheet speaks of.
public enum StyleNode: String, CaseIterable, Hashable, Sendable {
  /// A `GtkButton`, also a toggle or radio button that shows no indicator.
  case button

  /// A `GtkEntry`, which types a line of text.
  case entry

  /// A `GtkLabel`, for example the title inside a button.
  case label

  /// The selected text of an entry.
  case selection
}
