import CGtk

/// A widget with children, whose Swift objects it keeps alive as a UIKit view keeps its subviews.
///
/// GTK keeps the C widgets in any case; without this a Swift subclass, and the handlers that
/// capture it weakly, would be gone while its widget is still on the screen.
@MainActor open class Container: Widget {
  /// The children that were added, in the order of adding.
  public private(set) var children: [Widget] = []

  override init(_ widget: UnsafeMutablePointer<GtkWidget>, isVisible: Bool = true) {
    super.init(widget, isVisible: isVisible)
    forgetRemovedChildren(of: widget)
    Signal.connect(widget, "destroy") { [weak self] in self?.children = [] }
  }

  /// Takes a child out; one that nobody else keeps is gone then.
  ///
  /// A child of another container is left where it is.
  public func remove(_ child: Widget) {
    guard children.contains(where: { $0 === child }),
      let parent = gtk_widget_get_parent(child.pointer)
    else { return }
    gtk_container_remove(cgtk_container(parent), child.pointer)
    // A cell or a viewport that GTK put between the two would stay behind empty.
    if parent != pointer { gtk_widget_destroy(parent) }
  }

  /// Adds a child by `add`, and keeps its Swift object until GTK lets the widget go.
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
