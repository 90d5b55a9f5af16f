import CGtk

/// An action of a window with one of several texts as its state: the radio items of a menu.
///
/// The window keeps the action and its handler; the object may go.
@MainActor public final class ChoiceAction {
  let action: OpaquePointer
  private let choices: [String]

  /// Makes an action whose state is one of its choices.
  ///
  /// The handler is called with the state when it was changed by a menu, not by the program, and
  /// after it the other one, which is called too when a menu chose what is in force.
  init(
    name: String, choices: [String], selected: String,
    whenChosen: (@MainActor () -> Void)? = nil, handler: @escaping @MainActor (String) -> Void
  ) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action: OpaquePointer = g_simple_action_new_stateful(
      name, type, g_variant_new_string(selected))
    self.action = action
    self.choices = choices
    // Anyone on the bus may ask for a state, also for one that no menu offers.
    Signal.connectArgument(gpointer(action), "change-state") { value in
      guard let value = value.flatMap({ g_variant_get_string(OpaquePointer($0), nil) }) else {
        return
      }
      let choice = String(cString: value)
      guard choices.contains(choice) else { return }
      if choice != state(of: action) {
        g_simple_action_set_state(action, g_variant_new_string(choice))
        handler(choice)
      }
      whenChosen?()
    }
  }

  isolated deinit {
    g_object_unref(gpointer(action))
  }

  /// The choice that the menu marks; setting it calls no handler, and one that is not offered
  /// changes nothing.
  public var selected: String {
    get { state(of: action) }
    set {
      guard choices.contains(newValue) else { return }
      g_simple_action_set_state(action, g_variant_new_string(newValue))
    }
  }
}

private func state(of action: OpaquePointer) -> String {
  guard let state = g_action_get_state(cgtk_action(gpointer(action))) else { return "" }
  defer { g_variant_unref(state) }
  return String(cString: g_variant_get_string(state, nil))
}
