/// A style sheet as a set of facts, each of which is a selector, a property, and its value.
///
/// A sheet equals the text that GTK writes for it, in spite of these differences:
/// - GTK writes a rule with several selectors once for each selector, and its properties in another
///   order. The facts are a set.
/// - GTK writes the states of a compound selector before its classes, both in another order. They
///   are sorted here.
/// - GTK writes a shorthand as its longhands (``Shorthands``).
/// - GTK writes colors as `rgb()` and `rgba()`, which are compared as numbers with an alpha over
///   0.999 as opaque. It writes zeros without a unit, and strings with other escapes, which are
///   compared by their characters.
/// - GTK omits the direction of a gradient if it is the default `to bottom`, and writes the word
///   `inset` at the end of a shadow. It is sorted to the front here.
///
/// Any other missing, added, or different fact makes the sheets unequal.
struct ParsedSheet: Equatable {
  /// One declaration for one selector.
  struct Fact: Hashable, CustomStringConvertible {
    let selector: [String]
    let property: String
    let value: [CssToken]

    var description: String {
      "\(selector.joined(separator: " ")) { \(property): "
        + value.map(\.description).joined(separator: " ") + " }"
    }
  }

  /// All facts of the sheet.
  private(set) var facts: Set<Fact> = []

  /// Parses a sheet.
  init(_ text: String) throws(CssSyntaxError) {
    var tokens = try CssToken.tokens(of: text)[...]
    while !tokens.isEmpty {
      if tokens.first == .space {
        tokens.removeFirst()
        continue
      }
      if tokens.first == .mark("@") {
        facts.insert(try Self.definition(Self.take(upTo: .mark(";"), from: &tokens).withoutSpaces))
        continue
      }
      let selectors = try Self.take(upTo: .mark("{"), from: &tokens).split(separator: .mark(","))
      let declarations = try Self.take(upTo: .mark("}"), from: &tokens)
      for selector in selectors {
        for declaration in declarations.split(separator: .mark(";")) {
          facts.formUnion(try Self.facts(Self.normalized(selector), declaration.withoutSpaces))
        }
      }
    }
  }

  /// Describes the differences of two sheets for the message of a failed test.
  func differences(from other: ParsedSheet) -> [String] {
    facts.subtracting(other.facts).map { "- \($0)" }.sorted()
      + other.facts.subtracting(facts).map { "+ \($0)" }.sorted()
  }

  private static func take(
    upTo end: CssToken, from tokens: inout ArraySlice<CssToken>
  ) throws(CssSyntaxError) -> ArraySlice<CssToken> {
    guard let position = tokens.firstIndex(of: end) else { throw .missing(end) }
    defer { tokens = tokens[(position + 1)...] }
    return tokens[..<position]
  }

  /// Returns the compounds of a selector, with their parts sorted, and the combinators between
  /// them.
  private static func normalized(_ selector: ArraySlice<CssToken>) -> [String] {
    var parts: [String] = []
    for step in selector.split(separator: .space) {
      if step.count == 1, let mark = step.first, mark == .mark(">") {
        parts.append(">")
        continue
      }
      var simple: [String] = []
      for token in step {
        if let last = simple.last, last == "." || last == ":" {
          simple[simple.count - 1] = last + token.description
        } else {
          simple.append(token.description)
        }
      }
      parts.append(simple.sorted().joined())
    }
    return parts
  }

  /// Parses a named color: `@define-color name color`.
  private static func definition(_ tokens: [CssToken]) throws(CssSyntaxError) -> Fact {
    guard tokens.count == 4, case .word(let property) = tokens[2] else {
      throw .noDeclaration(tokens)
    }
    return Fact(
      selector: tokens[..<2].map(\.description), property: property, value: [tokens[3]])
  }

  private static func facts(
    _ selector: [String], _ declaration: [CssToken]
  ) throws(CssSyntaxError) -> [Fact] {
    guard !declaration.isEmpty else { return [] }
    guard declaration.count > 2, case .word(let property) = declaration[0],
      declaration[1] == .mark(":")
    else { throw .noDeclaration(declaration) }
    let value = normalized(Array(declaration[2...]), of: property)
    return try Shorthands.longhands(of: property, value).map {
      Fact(selector: selector, property: $0.property, value: $0.value)
    }
  }

  private static func normalized(_ value: [CssToken], of property: String) -> [CssToken] {
    switch property {
    case "background-image":
      let direction: [CssToken] = [.word("to"), .word("bottom"), .mark(",")]
      guard value.count > 5, Array(value[2..<5]) == direction else { return value }
      return Array(value[..<2] + value[5...])
    case "box-shadow":
      return value.filter { $0 == .word("inset") } + value.filter { $0 != .word("inset") }
    default:
      return value
    }
  }
}

extension ArraySlice<CssToken> {
  fileprivate var withoutSpaces: [CssToken] { filter { $0 != .space } }
}
