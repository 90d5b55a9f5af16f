import GtkKit

extension WidgetNode {
  /// A description with one line for the widget and one for each descendant, including GTK's
  /// internal widgets.
  ///
  /// A line is `TYPE .class.class X,Y WIDTHxHEIGHT`, indented by two spaces per level. The style
  /// classes are in alphabetical order, and are omitted if the widget has none. The position and
  /// the size are in points. Two programs that build equal trees have equal descriptions.
  var treeDescription: String {
    lines(depth: 0).joined(separator: "\n")
  }

  private func lines(depth: Int) -> [String] {
    let classes = styleClasses.map { ".\($0)" }.joined()
    let words = [
      typeName, classes, "\(frame.x),\(frame.y)", "\(frame.width)x\(frame.height)",
    ]
    let indentation = String(repeating: "  ", count: depth)
    let line = indentation + words.filter { !$0.isEmpty }.joined(separator: " ")
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
