import CGtk

/// A call that the main loop makes once, later, unless it is canceled.
///
/// The call is made even if no one retains the object. Retain it only to cancel the call.
@MainActor public final class DelayedCall {
  private var handler: (() -> Void)?
  private var source: guint = 0

  /// Calls the handler after a delay, in seconds.
  @discardableResult
  public static func after(seconds: Double, _ handler: @escaping () -> Void) -> DelayedCall {
    let milliseconds = (max(0, seconds) * 1000).rounded()
    return schedule(
      handler, afterMilliseconds: guint(exactly: milliseconds) ?? guint.max,
      priority: G_PRIORITY_DEFAULT)
  }

  /// Calls the handler as soon as GTK returns to the main loop, before GTK handles another event.
  @discardableResult
  public static func beforeOtherEvents(_ handler: @escaping () -> Void) -> DelayedCall {
    schedule(handler, afterMilliseconds: 0, priority: G_PRIORITY_HIGH)
  }

  /// Calls the handler once GTK is idle, after GTK's own idle callbacks.
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
  /// Does nothing if the call was already made.
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
