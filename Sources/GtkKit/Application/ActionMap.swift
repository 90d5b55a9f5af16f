import CGtk

/// The actions of an application or of one of its windows.
struct ActionMap {
  let map: OpaquePointer
  /// The part of an action's full name before the dot: `app` or `win`.
  let scope: String
  let application: UnsafeMutablePointer<GtkApplication>

  func add(_ name: String, accelerators: [String], handler: @escaping @MainActor () -> Void) {
    guard let action = g_simple_action_new(name, nil) else { return }
    Signal.connectArgument(gpointer(action), "activate") { _ in handler() }
    addAndRelease(action)
    setAccelerators(accelerators, for: "\(scope).\(name)")
  }

  func add(_ choice: ChoiceAction) {
    g_action_map_add_action(map, cgtk_action(gpointer(choice.action)))
  }

  private func addAndRelease(_ action: OpaquePointer) {
    g_action_map_add_action(map, cgtk_action(gpointer(action)))
    g_object_unref(gpointer(action))
  }

  private func setAccelerators(_ accelerators: [String], for action: String) {
    guard !accelerators.isEmpty else { return }
    withTerminatedArray(of: accelerators) {
      gtk_application_set_accels_for_action(application, action, $0)
    }
  }
}
