extension KeyboardShortcut {
  /// What stands on the keys of each way, in the order in which they are pressed.
  var keycaps: [[String]] {
    let ways = accelerators.map(Self.keycaps(of:))
    // Of many keys in a row the first and the last say enough.
    guard self == .openPage, let first = ways.first?.last, let last = ways.last?.last else {
      return ways
    }
    return [["Alt", Self.leftToRight("\(first) … \(last)")]]
  }

  /// What a screen reader speaks: what the keys do, and the keys of each way.
  var accessibleName: String {
    let ways = keycaps.map { keys in keys.map(Self.spoken).joined(separator: "+") }
    return "\(title): \(ways.joined(separator: " or "))"
  }

  /// A keycap in words.
  private static func spoken(_ keycap: String) -> String {
    switch keycap {
    case "←": "Left Arrow"
    case "→": "Right Arrow"
    case "↑": "Up Arrow"
    case "↓": "Down Arrow"
    case "?": "Question Mark"
    default:
      // `replacing` would link the parser of regular expressions, which takes memory at the start.
      keycap.filter { !isolates.contains($0) }.map { $0 == "…" ? "to" : "\($0)" }.joined()
    }
  }

  /// Digits that go from the left to the right, also where text does not.
  private static func leftToRight(_ text: String) -> String {
    "\(isolates[0])\(text)\(isolates[1])"
  }

  /// The marks around a text with a direction of its own: LEFT-TO-RIGHT ISOLATE and its end.
  private static let isolates: [Character] = ["\u{2066}", "\u{2069}"]

  /// The keys of what GTK writes as `<Primary>Page_Up`.
  private static func keycaps(of accelerator: String) -> [String] {
    accelerator.split { $0 == "<" || $0 == ">" }.map { keycap(of: String($0)) }
  }

  /// A key by what is printed on it, or by the word that everyone calls it by.
  private static func keycap(of name: String) -> String {
    switch name {
    case "Primary": "Ctrl"
    case "question": "?"
    case "Page_Up": "Page Up"
    case "Page_Down": "Page Down"
    case "BackSpace": "Backspace"
    case "space": "Space"
    case "Left": "←"
    case "Right": "→"
    case "Up": "↑"
    case "Down": "↓"
    default: name.count == 1 ? name.uppercased() : name
    }
  }
}
