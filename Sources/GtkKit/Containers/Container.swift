import CGtk

/// A widget that retains the Swift objects of its children, as a UIKit view retains its subviews.
///
/// GTK retains the C widgets in any case. Without this class, a Swift subclass and the handlers
/// that capture it weakly would be released while the widget is still on the screen.
@MainActor open class Container: Widget {
  /// The children, in the order in which they were added.
  public private(set) var children: [Widget] = []

  override init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = true) {
    super.init(widget, isVisible: isVisible)
    forgetRemovedChildren(of: widget)
    Signal.connect(widget, "destroy") { [weak self] in self?.children = [] }
  }

  /// Removes a child, which is released if it has no other owner.
  ///
  /// A child of another container is not affected.
  public func remove(_ child: Widget) {
    guard children.contains(where: { $0 === child }),
      let parent = gtk_widget_get_parent(child.pointer)
    else { return }
    gtk_container_remove(cgtk_container(parent), child.pointer)
    // A cell or a viewport that GTK inserted between the two would remain, empty.
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
