import CGtk

/// Keeps a Swift closure alive for as long as a C handler may call it.
///
/// GObject owns the box: ``retained(_:)`` hands over one reference, and the destroy notify
/// ``releaseHandlerBox`` or ``releaseBox`` gives it back when the handler or its instance goes.
///
/// No actor isolates the class: a release would look for the main actor each time.
nonisolated final class HandlerBox<Handler> {
  let handler: Handler

  init(_ handler: Handler) {
    self.handler = handler
  }

  static func retained(_ handler: Handler) -> gpointer {
    Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
  }

  static func handler(in box: gpointer) -> Handler {
    Unmanaged<HandlerBox>.fromOpaque(box).takeUnretainedValue().handler
  }
}

/// Releases a box of any closure type: the destroy notify of signal handlers.
let releaseHandlerBox: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
  box, _ in
  guard let box else { return }
  Unmanaged<AnyObject>.fromOpaque(box).release()
}

/// Releases a box of any closure type: the destroy notify of GLib sources and object data.
let releaseBox: @convention(c) (gpointer?) -> Void = { box in
  guard let box else { return }
  Unmanaged<AnyObject>.fromOpaque(box).release()
}
