import GtkKit

extension WidgetNode {
  /// A description of the widget and its descendants, including GTK's internal ones, with one line
  /// each.
  ///
  /// A line is `TYPE .class.class X,Y WIDTHxHEIGHT`, indented by two spaces per level. The classes
  /// are in alphabetical order, and the frame is in points. Two programs that build the same tree
  /// produce the same text.
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
