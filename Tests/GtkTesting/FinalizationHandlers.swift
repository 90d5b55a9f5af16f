import CGtk

/// Calls a handler when GObject frees an object: the only moment that proves no leak.
///
/// A destroy notify of the object's data runs then; a weak reference would be told at a widget's
/// destruction already and hide a leak.
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

/// What the object data holds.
private final class FinalizationHandlers {
  var handlers: [() -> Void]

  init(_ handler: @escaping () -> Void) {
    handlers = [handler]
  }
}
