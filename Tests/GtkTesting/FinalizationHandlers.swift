import CGtk

/// Calls a handler when GObject frees an object, which is the only proof that it does not leak.
///
/// The destroy notification of the object's data is called at that moment. A weak reference would
/// be cleared as soon as a widget is destroyed, and would hide a leak.
package func onFinalize(_ object: gpointer, _ handler: @escaping () -> Void) {
  let key = "gtk-testing-finalization"
  if let note = g_object_get_data(cgtk_object(object), key) {
    Unmanaged<FinalizationHandlers>.fromOpaque(note).takeUnretainedValue().handlers.append(handler)
    return
  }
  g_object_set_data_full(
    cgtk_object(object), key, Unmanaged.passRetained(FinalizationHandlers(handler)).toOpaque(),
    { note in
      guard let note else { return }
      for handler in Unmanaged<FinalizationHandlers>.fromOpaque(note).takeRetainedValue().handlers {
        handler()
      }
    })
}

/// The handlers of an object, stored in its object data.
private final class FinalizationHandlers {
  var handlers: [() -> Void]

  init(_ handler: @escaping () -> Void) {
    handlers = [handler]
  }
}
