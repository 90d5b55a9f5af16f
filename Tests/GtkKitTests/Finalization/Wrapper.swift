@testable import GtkKit

/// The functions that create a widget of one class and set its handlers.
@MainActor struct Wrapper {
  /// Creates a widget with its usual content.
  let make: @MainActor () throws -> Widget

  private let addHandlers: @MainActor (Widget, Token) -> Void

  /// - Parameter addHandlers: Sets every handler of the class to a closure that captures the token
  ///   and the widget, strongly unless the class forbids it.
  init<Wrapped: Widget>(
    _ make: @escaping @MainActor () throws -> Wrapped,
    addHandlers: @escaping @MainActor (Wrapped, Token) -> Void = { _, _ in }
  ) {
    self.make = make
    self.addHandlers = { widget, token in
      if let widget = widget as? Wrapped { addHandlers(widget, token) }
    }
  }

  /// Creates a widget whose handlers, including that of a signal, retain the token.
  func make(capturing token: Token) throws -> Widget {
    let widget = try make()
    addHandlers(widget, token)
    Signal.connect(widget.pointer, "destroy") { _ = (widget, token) }
    return widget
  }
}
