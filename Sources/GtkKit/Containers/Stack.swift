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
      closePopover()
      gtk_stack_set_visible_child(stack, child)
    }
  }

  /// Closes a bubble of the child that goes, which gives the focus back to what it points to.
  ///
  /// GTK hides it with the child, and leaves the focus nowhere.
  private func closePopover() {
    // An open bubble keeps the pointer to itself.
    guard let grabbing = gtk_grab_get_current(),
      let popover = gtk_widget_get_ancestor(grabbing, gtk_popover_get_type()),
      let anchor = gtk_popover_get_relative_to(cgtk_popover(popover)),
      gtk_widget_is_ancestor(anchor, pointer) != 0
    else { return }
    gtk_popover_popdown(cgtk_popover(popover))
  }

  private var stack: UnsafeMutablePointer<GtkStack> { cgtk_stack(pointer) }
}
