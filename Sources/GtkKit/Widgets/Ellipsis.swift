import CGtk

/// Where three dots stand for what a text loses when there is too little room.
public enum Ellipsis: CaseIterable, Sendable {
  /// Nothing is lost.
  case none
  /// The beginning is lost.
  case start
  /// The middle is lost.
  case middle
  /// The end is lost.
  case end

  var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }

  init(_ pango: PangoEllipsizeMode) {
    self = Self.allCases.first { $0.pango == pango } ?? .none
  }
}
