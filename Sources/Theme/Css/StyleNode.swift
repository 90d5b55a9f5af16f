/// The CSS names of the GTK widgets that a style sheet speaks of.
public enum StyleNode: String, CaseIterable, Hashable, Sendable {
  /// A `GtkLabel`, for example the title inside a button.
  case label
}
