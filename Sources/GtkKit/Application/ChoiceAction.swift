import CGtk

/// A window's action whose state is one of several strings, for the radio items of a menu.
///
/// The window retains the action and its handler, so you don't need to retain this object.
@MainActor public final class ChoiceAction {
  let action: OpaquePointer
  private let choices: [String]

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - whenChosen: Called after each choice in a menu, even if the choice is the current state.
  ///   - handler: Called with the new state if a menu changed it, but not if the program did. It is
  ///     called before `whenChosen`.
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
    // Any process on the bus can request a state, even a state that no menu offers.
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

  /// The current choice, which the menu marks.
  ///
  /// Setting this property calls no handler. Setting a value that is not among the choices has no
  /// effect.
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
