import CGtk

/// The Swift end of GIO's asynchronous calls, each of which answers once on the main loop.
enum GAsyncCallback {
  typealias Handler = @MainActor (_ result: OpaquePointer?) -> Void

  /// Keeps a handler until the answer comes; goes with ``callback`` as its user data.
  static func retained(_ handler: @escaping Handler) -> gpointer {
    HandlerBox<Handler>.retained(handler)
  }

  /// Calls the handler with the result, which it finishes, and lets it go.
  static let callback: GAsyncReadyCallback = { _, result, box in
    guard let box else { return }
    HandlerBox<Handler>.handler(in: box)(result)
    releaseBox(box)
  }
}
