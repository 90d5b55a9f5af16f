import CGtk

/// A Swift closure as the callback of a GIO asynchronous call, which calls it once on the main
/// loop.
enum GAsyncCallback {
  typealias Handler = @MainActor (_ result: OpaquePointer?) -> Void

  /// Retains a handler until the call completes.
  ///
  /// Pass the result as the user data of ``callback``.
  static func retained(_ handler: @escaping Handler) -> gpointer {
    HandlerBox<Handler>.retained(handler)
  }

  /// Calls the handler with the result, and releases the handler.
  ///
  /// The handler must call the matching `_finish` function.
  static let callback: GAsyncReadyCallback = { _, result, box in
    guard let box else { return }
    HandlerBox<Handler>.handler(in: box)(result)
    releaseBox(box)
  }
}
