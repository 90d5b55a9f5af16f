import CGtk

/// A single call that the main loop makes later, unless you cancel it.
///
/// The call is made even if no one retains the object. Retain the object only if you may cancel the
/// call.
@MainActor public final class DelayedCall {
  private var handler: (() -> Void)?
  private var source: guint = 0

  /// Calls `handler` after a delay, in seconds.
  @discardableResult
  public static func after(seconds: Double, _ handler: @escaping () -> Void) -> DelayedCall {
    let milliseconds = (max(0, seconds) * 1000).rounded()
    return schedule(
      handler, afterMilliseconds: guint(exactly: milliseconds) ?? guint.max,
      priority: G_PRIORITY_DEFAULT)
  }

  /// Calls `handler` as soon as control returns to the main loop, before GTK handles another event.
  @discardableResult
  public static func beforeOtherEvents(_ handler: @escaping () -> Void) -> DelayedCall {
    schedule(handler, afterMilliseconds: 0, priority: G_PRIORITY_HIGH)
  }

  /// Calls `handler` once GTK is idle, after GTK's own idle callbacks.
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

  /// Cancels the call.
  ///
  /// Does nothing if the call was already made or canceled.
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
