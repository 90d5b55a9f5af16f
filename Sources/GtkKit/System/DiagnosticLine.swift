/// A message formatted as one line of the standard error stream.
///
/// The message may quote untrusted input, such as a file name or a command-line argument. Line
/// breaks, control characters, and characters that change the text direction are escaped.
/// Otherwise, they could imitate another line or control the terminal. A very long name or message
/// is shortened in the middle, because its end is often the most important part.
struct DiagnosticLine {
  /// The line, without a line break.
  private(set) var text = ""

  /// The part of the current isolated name that has been read.
  private var name: [Unicode.Scalar] = []
  /// The number of isolates that are open.
  private var depth = 0

  private let keepsIsolates: Bool

  /// The number of Unicode scalars that are left of a longer isolated name.
  private static let longestName = 300
  /// The number of Unicode scalars that are left of a longer line.
  private static let longestLine = 900

  /// Creates the line for `text`.
  ///
  /// - Parameter keepsIsolates: Whether names remain enclosed in the two isolate characters that
  ///   `String.isolated` adds. A terminal needs them to display names correctly. In a log file,
  ///   they would interfere with a search.
  init(_ text: String, keepsIsolates: Bool) {
    self.keepsIsolates = keepsIsolates
    for scalar in text.unicodeScalars { read(scalar) }
    if depth > 0 { endName() }
    self.text = Self.cut(Array(self.text.unicodeScalars), to: Self.longestLine)
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{2068}" where depth == 0:
      depth = 1
    case "\u{2066}", "\u{2067}", "\u{2068}":
      if depth > 0 { depth += 1 }
      append(scalar)
    case "\u{2069}" where depth == 1:
      endName()
    case "\u{2069}" where depth > 1:
      // Omit the scalar: it closes an isolate whose opening scalar is escaped.
      depth -= 1
    default:
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if depth > 0 {
      name.append(scalar)
    } else {
      text += Self.visible(scalar)
    }
  }

  private mutating func endName() {
    let visible = Self.cut(name, to: Self.longestName).unicodeScalars.map(Self.visible).joined()
    text += keepsIsolates ? "\u{2068}\(visible)\u{2069}" : visible
    name = []
    depth = 0
  }

  private static func cut(_ scalars: [Unicode.Scalar], to limit: Int) -> String {
    var text = String.UnicodeScalarView()
    if scalars.count > limit {
      text.append(contentsOf: scalars.prefix(limit / 2))
      text.append("…")
      text.append(contentsOf: scalars.suffix(limit / 2))
    } else {
      text.append(contentsOf: scalars)
    }
    return String(text)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let isVisible =
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: !scalar.properties.isBidiControl
      }
    return isVisible ? String(scalar) : scalar.escaped(asASCII: true)
  }
}
