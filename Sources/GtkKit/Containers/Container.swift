import CGtk

/// A widget that retains the Swift objects of its children, as a UIKit view retains its subviews.
///
/// GTK itself retains only the C widgets. Without this class, a child's Swift object could be
/// released while the child is still on the screen, and handlers that capture the object weakly
/// would stop working.
@MainActor open class Container: Widget {
  /// The children, in the order in which they were added.
  public private(set) var children: [Widget] = []

  override init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = true) {
    super.init(widget, isVisible: isVisible)
    forgetRemovedChildren(of: widget)
    Signal.connect(widget, "destroy") { [weak self] in self?.children = [] }
  }

  /// Removes `child`, which is released if it has no other owner.
  ///
  /// Does nothing if `child` is in another container.
  public func remove(_ child: Widget) {
    guard children.contains(where: { $0 === child }),
      let parent = gtk_widget_get_parent(child.pointer)
    else { return }
    gtk_container_remove(cgtk_container(parent), child.pointer)
    // Without this line, a cell or viewport that GTK inserted around the child would remain, empty.
    if parent != pointer { gtk_widget_destroy(parent) }
  }

  /// Adds a child by calling `add`, and retains its Swift object until GTK removes the widget.
  func adopt(_ child: Widget, add: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    children.append(child)
    add(child.pointer)
    if let parent = gtk_widget_get_parent(child.pointer), parent != pointer {
      forgetRemovedChildren(of: parent)
    }
  }

  private func forgetRemovedChildren(of parent: UnsafeMutablePointer<GtkWidget>) {
    guard cgtk_is_container(parent) != 0 else { return }
    Signal.connectArgument(parent, "remove") { [weak self] removed in
      self?.children.removeAll { gpointer($0.pointer) == removed }
    }
  }
}
