/// A text formatted as one line of the standard error stream.
///
/// The text may quote untrusted input, such as a file name or a command-line argument. Line breaks,
/// control characters, and characters that change the text direction are escaped, so that they
/// neither imitate another line nor control the terminal. A very long text is shortened in the
/// middle, because a sentence that names a file ends with the reason.
struct DiagnosticLine {
  /// The line, without a line break.
  private(set) var text = ""

  /// The isolated name that is being read, and the number of isolates that are open in it.
  private var name: [Unicode.Scalar] = []
  private var depth = 0

  private let keepsIsolates: Bool

  /// The maximum lengths of an isolated name and of a line, in Unicode scalars.
  private static let longestName = 300
  private static let longestLine = 900

  /// Creates the line for a text.
  ///
  /// - Parameter keepsIsolates: Whether names remain isolated (`String.isolated`), as for a person
  ///   at a terminal. In a log file, the two characters would interfere with a search.
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
      // Omitted, because it closes an escaped isolate and may not be part of the name.
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
