/// A part of a message that can be written with the quotation marks of a window or of the command
/// line.
///
/// Write a clause as a string literal:
///
/// ```swift
/// let clause: Clause = "\(quoted: "#12") is not a color: it has \(2) digits"
/// print(clause.text(in: .window))  // “#12” is not a color: it has 2 digits
/// print(clause.text(in: .commandLine))  // '#12' is not a color: it has 2 digits
/// ```
///
/// - A quotation is shortened, put on one line, and isolated, so that right-to-left text in it
///   doesn't affect the rest of the message.
/// - Strings, numbers, and other clauses can be inserted. Values of other types can't be, so that a
///   message doesn't show a name from the source code, such as that of an enum case, by mistake.
public struct Clause: Hashable, Sendable {
  private enum Part: Hashable {
    case words(String)
    case quotation(String)
  }

  private var parts: [Part] = []

  /// Creates a clause from a string that isn't a literal, such as an error message of the system.
  public init(_ text: String) {
    append(.words(text))
  }

  /// Creates a clause that lists other clauses, such as “a”, “a or b”, or “a, b, or c”.
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

  /// Creates a clause that lists quotations, such as “‘a’, ‘b’, or ‘c’”.
  public init(quoting items: [String], joinedBy conjunction: Conjunction) {
    self.init(items.map { "\(quoted: $0)" }, joinedBy: conjunction)
  }

  /// Returns the clause as text, with the quotation marks of the given style.
  public func text(in style: MessageStyle) -> String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .quotation(let text): style.quote(text.excerpt)
      }
    }.joined()
  }

  /// Returns a clause that joins two clauses, for a message that is too long for one line of code.
  public static func + (first: Clause, second: Clause) -> Clause { "\(first)\(second)" }

  private mutating func append(_ clause: Clause) {
    for part in clause.parts { append(part) }
  }

  /// Adds a part, and merges adjacent words, so that clauses with the same text are equal.
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

  /// The literal words of a clause and the values that are inserted between them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var clause = Clause("")

    /// Creates an interpolation without words or values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends the literal words of the clause.
    public mutating func appendLiteral(_ text: String) {
      clause.append(.words(text))
    }

    /// Appends a string without quotation marks.
    ///
    /// If the string is from a user, pass its ``Swift/String/isolated`` form.
    public mutating func appendInterpolation(_ text: some StringProtocol) {
      clause.append(.words(String(text)))
    }

    /// Appends a string in quotation marks.
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

    /// Appends a number, without a decimal point if the number is an integer.
    public mutating func appendInterpolation(_ number: Double) {
      clause.append(.words(Int(exactly: number).map { String($0) } ?? "\(number)"))
    }
  }
}

extension DefaultStringInterpolation {
  /// Prevents the insertion of a clause into a string, where its quotation marks would be unknown.
  @available(*, unavailable, message: "Insert the clause into a clause, or use text(in:).")
  public mutating func appendInterpolation(_ clause: Clause) {}
}
