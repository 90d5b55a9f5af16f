import CGtk
import ControlModel
import Foundation
import GtkTesting
import Theming

/// The actions of a monkey, which depend only on a seed and on `Tests/Monkey/plan.txt`.
struct MonkeyPlan {
  /// A point in a window, as fractions of its width and height.
  struct Place {
    let x: Double
    let y: Double
  }

  /// An action of a monkey.
  enum Action {
    case press(Place, button: Int32, times: Int)
    case scroll(Place, GdkScrollDirection, steps: Int)
    case drag([Place])
    case move(Place)
    /// The X names of keys that are held together.
    case keys([String])
    /// A text to type, in which a line feed is Return.
    case text(String)
    case resize(width: Int, height: Int)
    case chooseTheme(ThemeChoice)
  }

  /// An error in the table.
  struct Fault: Error {
    let word: String
    let value: String
  }

  private enum Kind: String {
    case click
    case doubleClick = "double-click"
    case otherButton = "other-button"
    case scroll, drag, move, key, shortcut, page, text, resize, theme
  }

  private let table: [String: [String]]
  private let kinds: [Kind]
  private let margin: Double
  private let catchingUp: Double
  private var chance: SplitMix64

  /// Creates the plan of a seed.
  ///
  /// - Throws: `Fault` for a table that `plan.py` could not read.
  init(seed: UInt64) throws {
    table = try Self.readTable()
    kinds = try Self.kinds(of: table["weight"] ?? [])
    margin = try Self.number("margin", in: table)
    catchingUp = try Self.number("catching-up", in: table)
    chance = SplitMix64(seed: seed)
  }

  /// The values of each word of the table.
  private static func readTable() throws -> [String: [String]] {
    let path = URL(filePath: #filePath).appending(path: "../../../Monkey/plan.txt").standardized
    var table: [String: [String]] = [:]
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, !line.hasPrefix("#") else { continue }
      table[String(parts[0]), default: []].append(String(parts[1]))
    }
    return table
  }

  /// Returns each kind of action as many times as its weight.
  private static func kinds(of weights: [String]) throws -> [Kind] {
    try weights.flatMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
        let weight = Int(parts[1])
      else { throw Fault(word: "weight", value: line) }
      return Array(repeating: kind, count: weight)
    }
  }

  private static func number(_ word: String, in table: [String: [String]]) throws -> Double {
    let value = table[word]?.first ?? ""
    guard let number = Double(value) else { throw Fault(word: word, value: value) }
    return number
  }

  /// Returns the next action, and whether the monkey then waits for the gallery to catch up.
  mutating func next() throws -> (action: Action, catchesUp: Bool) {
    (try nextAction(), Double.random(in: 0..<1, using: &chance) < catchingUp)
  }

  private mutating func nextAction() throws -> Action {
    guard let kind = kinds.randomElement(using: &chance) else {
      throw Fault(word: "weight", value: "")
    }
    switch kind {
    case .click:
      return .press(place(), button: GDK_BUTTON_PRIMARY, times: 1)
    case .doubleClick:
      return .press(place(), button: GDK_BUTTON_PRIMARY, times: try choose(kind, Int.init))
    case .otherButton:
      let buttons = ["middle": GDK_BUTTON_MIDDLE, "secondary": GDK_BUTTON_SECONDARY]
      return .press(place(), button: try choose(kind) { buttons[$0] }, times: 1)
    case .scroll:
      let directions = ["up": GDK_SCROLL_UP, "down": GDK_SCROLL_DOWN]
      let direction = try choose(kind) { directions[$0] }
      return .scroll(place(), direction, steps: try choose("scroll-steps", Int.init))
    case .drag:
      return .drag((0..<(try choose(kind, Int.init))).map { _ in place() })
    case .move:
      return .move(place())
    case .key, .shortcut, .page:
      return .keys(try choose(kind) { $0.split(separator: " ").map(String.init) })
    case .text:
      return .text(try choose(kind, Self.quoted) + choose("ending", Self.quoted))
    case .resize:
      let minimum = try choose("minimum-size", Self.size)
      let maximum = try choose("maximum-size", Self.size)
      return .resize(
        width: .random(in: minimum.width...maximum.width, using: &chance),
        height: .random(in: minimum.height...maximum.height, using: &chance))
    case .theme:
      let choices = ThemeChoice.allCases
      return .chooseTheme(
        try choose(kind) { Int($0).flatMap { choices.indices.contains($0) ? choices[$0] : nil } })
    }
  }

  private mutating func choose<Value>(
    _ kind: Kind, _ read: (String) -> Value?
  ) throws -> Value {
    try choose(kind.rawValue, read)
  }

  private mutating func choose<Value>(
    _ word: String, _ read: (String) -> Value?
  ) throws -> Value {
    let value = table[word]?.randomElement(using: &chance) ?? ""
    guard let read = read(value) else { throw Fault(word: word, value: value) }
    return read
  }

  private static func quoted(_ value: String) -> String? {
    guard value.count >= 2, value.first == "\"", value.last == "\"" else { return nil }
    return String(value.dropFirst().dropLast()).replacing("\\n", with: "\n")
  }

  private static func size(_ value: String) -> (width: Int, height: Int)? {
    let lengths = value.split(separator: " ").compactMap { Int($0) }
    return lengths.count == 2 ? (lengths[0], lengths[1]) : nil
  }

  /// Returns a random point in the window, or occasionally just outside it.
  private mutating func place() -> Place {
    let range = -margin...1 + margin
    return Place(
      x: .random(in: range, using: &chance), y: .random(in: range, using: &chance))
  }
}
