import CGtk

/// A reference-counted box that retains a Swift closure while a C handler may call it.
///
/// GObject or GLib owns the box. ``retained(_:)`` returns a pointer with one reference.
/// ``releaseHandlerBox`` or ``releaseBox`` releases that reference when the C handler is removed or
/// its object is finalized.
///
/// The class is nonisolated. Otherwise, each release would look up the main actor.
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

/// Releases a box of any closure type.
///
/// Pass this function as the destroy notification of a signal handler.
let releaseHandlerBox: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
  box, _ in
  guard let box else { return }
  Unmanaged<AnyObject>.fromOpaque(box).release()
}

/// Releases a box of any closure type.
///
/// Pass this function as the destroy notification of a GLib source or of object data.
let releaseBox: @convention(c) (gpointer?) -> Void = { box in
  guard let box else { return }
  Unmanaged<AnyObject>.fromOpaque(box).release()
}
