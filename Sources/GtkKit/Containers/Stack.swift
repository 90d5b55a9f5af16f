import CGtk

/// A container that shows one of its children at a time, without a transition.
///
/// The stack is as large as its largest child, so nothing around it moves when the child changes.
@MainActor public final class Stack: Container {
  /// Creates an empty stack.
  ///
  /// The first child that you add is shown.
  public init() {
    super.init(gtk_stack_new())
    gtk_stack_set_transition_type(stack, GTK_STACK_TRANSITION_TYPE_NONE)
  }

  /// Adds a child with a unique name.
  public func add(_ child: Widget, name: String) {
    adopt(child) { gtk_stack_add_named(stack, $0, name) }
  }

  /// The name of the visible child, or nil if the stack is empty.
  ///
  /// Setting nil, or a name that no child has, does nothing. If the focus was in the stack, GTK
  /// moves the focus to a widget of the new child that need not be its first, so set the focus
  /// after the change.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(stack).map { String(cString: $0) } }
    set {
      guard let newValue, let child = gtk_stack_get_child_by_name(stack, newValue),
        child != gtk_stack_get_visible_child(stack)
      else { return }
      closePopovers()
      gtk_stack_set_visible_child(stack, child)
    }
  }

  /// Closes the popovers that point to a widget in the stack, so that each returns the focus to the
  /// current child.
  ///
  /// Without this method, GTK would hide an open popover together with the child, and no widget
  /// would have the focus.
  private func closePopovers() {
    OpenPopovers.close(inWindowOf: pointer, pointingInto: pointer)
  }

  private var stack: UnsafeMutablePointer<GtkStack> { cgtk_stack(pointer) }
}
