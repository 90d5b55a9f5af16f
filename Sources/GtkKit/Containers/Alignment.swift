import CGtk

/// The position of a widget in a space that is larger than the widget needs.
public enum Alignment: CaseIterable, Sendable {
  /// Fills the whole space.
  case fill
  /// At the leading edge, or at the top.
  case start
  /// In the center.
  case center
  /// At the trailing edge, or at the bottom.
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
