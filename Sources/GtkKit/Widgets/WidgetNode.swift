import CGtk

/// A GTK widget, whether or not a Swift object owns it.
///
/// A node gives access to GTK's internal widgets, such as a button's label.
package struct WidgetNode {
  private let pointer: UnsafeMutablePointer<GtkWidget>

  private init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
  }

  /// Creates the node of a widget.
  package init(_ widget: Widget) {
    self.init(widget.pointer)
  }

  /// The name of the widget's GTK class, such as `GtkButton`.
  package var typeName: String { String(cString: cgtk_type_name(pointer)) }

  /// The style classes, in alphabetical order.
  package var styleClasses: [String] { Widget.styleClasses(of: pointer) }

  /// The position and size in the GDK window that contains the widget, in points.
  package var frame: (x: Int, y: Int, width: Int, height: Int) {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(pointer, &allocation)
    return (
      Int(allocation.x), Int(allocation.y), Int(allocation.width), Int(allocation.height)
    )
  }

  /// The children, including GTK's internal ones.
  package var children: [WidgetNode] { Widget.allChildren(of: pointer).map { WidgetNode($0) } }
}

extension Widget {
  /// Returns all children, including internal ones, such as a button's label or a bar's close
  /// button.
  static func allChildren(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    typealias Children = [UnsafeMutablePointer<GtkWidget>]
    guard cgtk_is_container(widget) != 0 else { return [] }
    var children: Children = []
    withUnsafeMutablePointer(to: &children) { collected in
      gtk_container_forall(
        cgtk_container(widget),
        { child, data in
          guard let child, let data else { return }
          data.assumingMemoryBound(to: Children.self).pointee.append(child)
        }, collected)
    }
    return children
  }
}
