import GtkKit

/// A command that a page or a window offers, with a title and keys.
///
/// ```swift
/// final class Stopwatch {
///   var isRunning = false
///
///   static let commands: [Command<Stopwatch>] = [
///     Command(
///       "stop", title: "Stop", accelerators: ["<Primary>s"], isEnabled: { $0.isRunning },
///       action: { $0.isRunning = false }),
///     Command(title: "Move Between Laps", keys: ["Up", "Down"]),
///   ]
/// }
/// ```
///
/// The sample declares a command that Ctrl+S performs while the stopwatch runs. It also declares
/// two keys that a widget handles itself.
///
/// - For each command with an identifier, a window adds an action to itself and binds the keys to
///   the action. The main menu shows the open page's commands with an identifier that are enabled.
/// - The shortcuts window lists every command that has keys, in the order of the declarations.
/// - Commands belong to a class, not to an object, so that a window knows the keys of a page that
///   isn't built yet. The action receives the object as its argument.
struct Command<Target> {
  /// The name of the window's action, or nil if the keys are handled elsewhere.
  let identifier: String?
  /// What the command does, as an imperative in title case.
  let title: String
  /// The key combinations, in GTK's accelerator syntax.
  let accelerators: [String]
  /// Whether the shortcuts window shows only the first and the last key, as a range.
  let isRange: Bool
  /// Returns whether the command can be performed now.
  let isEnabled: (Target) -> Bool
  /// Performs the command.
  let action: (Target) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - identifier: The name of the window's action. It must be unique among the commands of
  ///     `Target`.
  ///   - title: What the command does, as an imperative in title case.
  ///   - accelerators: The key combinations, in GTK's accelerator syntax. A command without keys is
  ///     only in the menu.
  ///   - isEnabled: Returns whether the command can be performed now.
  ///   - action: Performs the command.
  init(
    _ identifier: String, title: String, accelerators: [String] = [],
    isEnabled: @escaping (Target) -> Bool = { _ in true }, action: @escaping (Target) -> Void
  ) {
    self.identifier = identifier
    self.title = title
    self.accelerators = accelerators
    isRange = false
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Creates an entry of the shortcuts window for keys that are handled elsewhere, for example by a
  /// widget.
  init(title: String, keys: [String], isRange: Bool = false) {
    identifier = nil
    self.title = title
    accelerators = keys
    self.isRange = isRange
    isEnabled = { _ in false }
    action = { _ in }
  }

  /// The entry of the shortcuts window, or nil if the command has no keys.
  var shortcut: KeyboardShortcut? {
    guard !accelerators.isEmpty else { return nil }
    return KeyboardShortcut(title: title, accelerators: accelerators, isRange: isRange)
  }
}

extension ApplicationWindow {
  /// Adds an action for each command with an identifier, and binds the command's keys to the
  /// action.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - perform: Called with the identifier of the command that the user chooses.
  func addActions<Target>(
    for commands: [Command<Target>], perform: @escaping (_ identifier: String) -> Void
  ) {
    for command in commands {
      guard let identifier = command.identifier else { continue }
      addAction(identifier, accelerators: command.accelerators) { perform(identifier) }
    }
  }
}

extension Sequence {
  /// Performs the command with the given identifier, if there is such a command and it is enabled.
  func perform<Target>(_ identifier: String, on target: Target) where Element == Command<Target> {
    first { $0.identifier == identifier && $0.isEnabled(target) }?.action(target)
  }
}
