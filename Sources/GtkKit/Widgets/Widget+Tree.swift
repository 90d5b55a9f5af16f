import CGtk

extension Widget {
  /// A description of the widget and its descendants, including GTK's internal ones, with one line
  /// each.
  ///
  /// A line is `TYPE .class.class X,Y WIDTHxHEIGHT`, indented by two spaces per level. The classes
  /// are in alphabetical order, and the allocation is in points. Two programs that build the same
  /// tree produce the same text.
  public var treeDescription: String {
    var lines: [String] = []
    Widget.describe(pointer, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func describe(
    _ widget: UnsafeMutablePointer<GtkWidget>, depth: Int, into lines: inout [String]
  ) {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(widget, &allocation)
    let classes = styleClasses(of: widget).map { ".\($0)" }.joined()
    let words = [
      String(cString: cgtk_type_name(widget)), classes,
      "\(allocation.x),\(allocation.y)", "\(allocation.width)x\(allocation.height)",
    ]
    let indentation = String(repeating: "  ", count: depth)
    lines.append(indentation + words.filter { !$0.isEmpty }.joined(separator: " "))
    for child in allChildren(of: widget) { describe(child, depth: depth + 1, into: &lines) }
  }

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
