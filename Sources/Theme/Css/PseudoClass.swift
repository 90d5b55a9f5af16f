/// The widget states that a style sheet may ask for.
///
/// GTK 3 reads a name that it does not know, such as `:focus-visible`, without an error and matches
/// it wrongly; an enum keeps such names out. The order of the cases is the order in the text.
public enum PseudoClass: String, CaseIterable, Hashable, Sendable {
  /// The pointer is over the widget: GTK's addition, UIKit on a touch screen has none.
  case hover

  /// The widget is pressed: UIKit's *highlighted*.
  case active

  /// The widget is insensitive: UIKit's *disabled*.
  case disabled

  /// The widget is checked: UIKit's *selected*.
  case checked
}
