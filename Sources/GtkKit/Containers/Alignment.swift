import CGtk

/// How a widget uses the space that its container has beyond what the widget needs.
public enum Alignment: CaseIterable, Sendable {
  /// Takes the whole space.
  case fill
  /// Stands at the leading edge, or at the top.
  case start
  /// Stands in the middle.
  case center
  /// Stands at the trailing edge, or at the bottom.
  case end

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }

  init(_ gtk: GtkAlign) {
    self = Self.allCases.first { $0.gtk == gtk } ?? .fill
  }
}
