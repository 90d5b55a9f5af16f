import CGtk

/// A call that the main loop makes once, later, unless it is cancelled.
///
/// Nobody has to keep the object; without it the call comes all the same.
@MainActor public final class DelayedCall {
  private var handler: (() -> Void)?
  private var source: guint = 0

  /// Calls the handler after a time.
  @discardableResult
  public static func after(seconds: Double, _ handler: @escaping () -> Void) -> DelayedCall {
    let milliseconds = (max(0, seconds) * 1000).rounded()
    return schedule(
      handler, afterMilliseconds: guint(exactly: milliseconds) ?? guint.max,
      priority: G_PRIORITY_DEFAULT)
  }

  /// Calls the handler as soon as GTK returns to the main loop, before it handles another event.
  @discardableResult
  public static func beforeOtherEvents(_ handler: @escaping () -> Void) -> DelayedCall {
    schedule(handler, afterMilliseconds: 0, priority: G_PRIORITY_HIGH)
  }

  /// Calls the handler once GTK has nothing else to do, its own idle work included.
  @discardableResult
  public static func whenIdle(_ handler: @escaping () -> Void) -> DelayedCall {
    schedule(handler, afterMilliseconds: 0, priority: G_PRIORITY_LOW)
  }

  private static func schedule(
    _ handler: @escaping () -> Void, afterMilliseconds milliseconds: guint, priority: gint
  ) -> DelayedCall {
    let call = DelayedCall(handler)
    call.source = g_timeout_add_full(
      priority, milliseconds, fire, Unmanaged.passRetained(call).toOpaque(), releaseBox)
    return call
  }

  private init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  /// Takes the call back; harmless once it was made.
  public func cancel() {
    guard handler != nil else { return }
    handler = nil
    g_source_remove(source)
  }

  private static let fire: @convention(c) (gpointer?) -> gboolean = { data in
    guard let data else { return 0 }
    let call = Unmanaged<DelayedCall>.fromOpaque(data).takeUnretainedValue()
    let handler = call.handler
    call.handler = nil
    handler?()
    return 0
  }
}
