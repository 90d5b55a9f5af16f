import CGtk

/// Children in one place, of which one is seen; they change places at once.
///
/// The stack is as large as its largest child, so that nothing around it moves at a change.
@MainActor public final class Stack: Container {
  /// Makes an empty stack; its first child will be the one that is seen.
  public init() {
    super.init(gtk_stack_new())
    gtk_stack_set_transition_type(stack, GTK_STACK_TRANSITION_TYPE_NONE)
  }

  /// Adds a child under a name of its own.
  public func add(_ child: Widget, name: String) {
    adopt(child) { gtk_stack_add_named(stack, $0, name) }
  }

  /// The name of the child that is seen, nil in an empty stack.
  ///
  /// A name that no child has changes nothing. GTK moves a focus that was in the stack to the
  /// *last* widget of the child that comes: grab the focus after the change.
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

  /// Closes a popover of the child that goes, which gives the focus back to what it points to.
  ///
  /// GTK hides it with the child, and leaves the focus nowhere.
  private func closePopovers() {
    OpenPopovers.close(inWindowOf: pointer, pointingInto: pointer)
  }

  private var stack: UnsafeMutablePointer<GtkStack> { cgtk_stack(pointer) }
}
