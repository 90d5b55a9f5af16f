import CGtk

/// A bridge that lets a Swift closure receive the result of an asynchronous GIO call.
///
/// GIO calls the closure once, on the main loop.
enum GAsyncCallback {
  typealias Handler = @MainActor (_ result: OpaquePointer?) -> Void

  /// Retains `handler` until the asynchronous call completes.
  ///
  /// Pass the return value to GIO as the user data of ``callback``.
  static func retained(_ handler: @escaping Handler) -> gpointer {
    HandlerBox<Handler>.retained(handler)
  }

  /// Calls the retained handler with the result, and releases the handler.
  ///
  /// If the asynchronous call has a `_finish` function, the handler must call that function.
  static let callback: GAsyncReadyCallback = { _, result, box in
    guard let box else { return }
    HandlerBox<Handler>.handler(in: box)(result)
    releaseBox(box)
  }
}
