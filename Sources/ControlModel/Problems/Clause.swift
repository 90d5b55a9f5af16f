/// A clause of a message, whose quotation marks depend on the place that shows it.
///
/// A clause is written as a string literal:
///
/// ```swift
/// let clause: Clause = "\(quoted: "#12") is not a color: it has \(2) digits"
/// print(clause.text(in: .window))  // “#12” is not a color: it has 2 digits
/// print(clause.text(in: .commandLine))  // '#12' is not a color: it has 2 digits
/// ```
///
/// - A quotation is shortened, put in one line, and isolated, so that its direction does not change
///   the rest of the message.
/// - Another clause can be inserted. A value of any other type cannot, so that no identifier of the
///   source code is shown to a user.
public struct Clause: Hashable, Sendable {
  private enum Part: Hashable {
    case words(String)
    case quotation(String)
  }

  private var parts: [Part] = []

  /// Creates a clause from a text that is not a literal, such as an error message of the system.
  public init(_ text: String) {
    append(.words(text))
  }

  /// Creates a clause that lists clauses: “a”, “a or b”, or “a, b, or c”.
  public init(_ items: [Clause], joinedBy conjunction: Conjunction) {
    for (index, item) in items.enumerated() {
      if index > 0 {
        let comma = items.count > 2 ? "," : ""
        append(.words(index == items.count - 1 ? "\(comma) \(conjunction.rawValue) " : ", "))
      }
      append(item)
    }
  }

  /// The word before the last item of a list.
  public enum Conjunction: String, Sendable {
    case and
    case or
  }

  /// Creates a clause that lists quotations: ‘a’, ‘b’, or ‘c’.
  public init(quoting items: [String], joinedBy conjunction: Conjunction) {
    self.init(items.map { "\(quoted: $0)" }, joinedBy: conjunction)
  }

  /// Returns the words with the quotation marks of a place.
  public func text(in style: MessageStyle) -> String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .quotation(let text): style.quote(text.excerpt)
      }
    }.joined()
  }

  /// Returns a clause that consists of two parts, for a text that is too long for one line.
  public static func + (first: Clause, second: Clause) -> Clause { "\(first)\(second)" }

  private mutating func append(_ clause: Clause) {
    for part in clause.parts { append(part) }
  }

  /// Adds a part, so that clauses with the same text are equal.
  private mutating func append(_ part: Part) {
    if case .words(let text) = part {
      if text.isEmpty { return }
      if case .words(let previous) = parts.last {
        parts[parts.count - 1] = .words(previous + text)
        return
      }
    }
    parts.append(part)
  }
}

extension Clause: ExpressibleByStringInterpolation {
  /// Creates a clause without quotations.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Creates a clause with inserted values.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.clause
  }

  /// The values that can be inserted into a clause.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var clause = Clause("")

    /// Creates an empty clause.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words of the clause itself.
    public mutating func appendLiteral(_ text: String) {
      clause.append(.words(text))
    }

    /// Appends a text without quotation marks.
    ///
    /// Isolate a user's text (``Swift/String/isolated``).
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      clause.append(.words(String(text)))
    }

    /// Appends a text in quotation marks.
    public mutating func appendInterpolation(quoted text: String) {
      clause.append(.quotation(text))
    }

    /// Appends another clause.
    public mutating func appendInterpolation(_ other: Clause) {
      clause.append(other)
    }

    /// Appends an integer.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      clause.append(.words(String(number)))
    }

    /// Appends a number, without a decimal point if it is a whole number.
    public mutating func appendInterpolation(_ number: Double) {
      clause.append(.words(Int(exactly: number).map { String($0) } ?? "\(number)"))
    }
  }
}

extension DefaultStringInterpolation {
  /// A string cannot contain a clause, whose quotation marks would be unknown.
  @available(*, unavailable, message: "Insert the clause into a clause, or use text(in:).")
  public mutating func appendInterpolation(_ clause: Clause) {}
}
