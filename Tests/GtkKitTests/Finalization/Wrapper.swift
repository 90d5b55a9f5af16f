@testable import GtkKit

/// How to make a widget of one class, and how to give it handlers.
@MainActor struct Wrapper {
  /// Makes a widget with what it usually contains.
  let make: @MainActor () throws -> Widget

  private let addHandlers: @MainActor (Widget, Token) -> Void

  /// - Parameter addHandlers: sets every handler that the class has to a closure which captures the
  ///   widget, strongly unless the class forbids it, and the token.
  init<Wrapped: Widget>(
    _ make: @escaping @MainActor () throws -> Wrapped,
    addHandlers: @escaping @MainActor (Wrapped, Token) -> Void = { _, _ in }
  ) {
    self.make = make
    self.addHandlers = { widget, token in
      if let widget = widget as? Wrapped { addHandlers(widget, token) }
    }
  }

  /// Makes a widget whose handlers, and that of a signal, keep the token.
  func make(capturing token: Token) throws -> Widget {
    let widget = try make()
    addHandlers(widget, token)
    Signal.connect(widget.pointer, "destroy") { _ = (widget, token) }
    return widget
  }
}
