/// A line of the shortcuts window, with a title and the keys.
struct KeyboardShortcut: Hashable {
  /// What the keys do, as an imperative.
  let title: String
  /// The key combinations, in GTK's accelerator syntax.
  let accelerators: [String]
  /// Whether the line shows only the first and the last key, as a range.
  ///
  /// Each key combination of a range must consist of Alt and one other key.
  var isRange = false
}

extension KeyboardShortcut {
  /// A titled group of related shortcuts.
  struct Group {
    let title: String
    let shortcuts: [KeyboardShortcut]
  }
}

extension KeyboardShortcut {
  /// The labels of the keys in each key combination, in the order in which the keys are pressed.
  var keycaps: [[String]] {
    let ways = accelerators.map(Self.keycaps(of:))
    // A range is shown as its first and last key.
    guard isRange, let first = ways.first?.last, let last = ways.last?.last else {
      return ways
    }
    return [["Alt", Self.leftToRight("\(first) … \(last)")]]
  }

  /// The text that a screen reader speaks: the title, and the keys of each combination.
  var accessibleName: String {
    let ways = keycaps.map { keys in keys.map(Self.spoken).joined(separator: "+") }
    return "\(title): \(ways.joined(separator: " or "))"
  }

  /// Returns the label of a key, or the labels of a range, in words.
  private static func spoken(_ keycap: String) -> String {
    switch keycap {
    case "←": "Left Arrow"
    case "→": "Right Arrow"
    case "↑": "Up Arrow"
    case "↓": "Down Arrow"
    case "?": "Question Mark"
    default:
      // Don't use `replacing`, which links the regular expression parser and so uses memory at
      // launch.
      keycap.filter { !isolates.contains($0) }.map { $0 == "…" ? "to" : "\($0)" }.joined()
    }
  }

  /// Returns text that reads from left to right, even inside right-to-left text.
  private static func leftToRight(_ text: String) -> String {
    "\(isolates[0])\(text)\(isolates[1])"
  }

  /// The characters that enclose text with a fixed direction: LEFT-TO-RIGHT ISOLATE and POP
  /// DIRECTIONAL ISOLATE.
  private static let isolates: [Character] = ["\u{2066}", "\u{2069}"]

  /// Returns the labels of the keys in a GTK accelerator, such as `<Primary>Page_Up`.
  private static func keycaps(of accelerator: String) -> [String] {
    accelerator.split { $0 == "<" || $0 == ">" }.map { keycap(of: String($0)) }
  }

  /// Returns the label that is printed on the key with the given GTK name, or the key's common
  /// name.
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
