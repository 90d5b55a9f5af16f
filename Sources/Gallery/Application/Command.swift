import GtkKit

/// A command that a page or a window performs: an action with a title and keys.
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
/// The sample declares a command that Ctrl+S performs while the stopwatch runs, and two keys to
/// which a widget responds by itself.
///
/// - A window adds an action to itself for each command that has one, and binds the keys to it. The
///   main menu shows the commands of the page that is open.
/// - The shortcuts window lists every command that has keys, in the order of the declarations.
/// - A command belongs to a class and not to an object, so that a window knows the keys of a page
///   that is not built yet. The action receives the object and therefore captures nothing.
struct Command<Target> {
  /// The name of the window's action, or nil for keys to which widgets respond by themselves.
  let identifier: String?
  /// The effect, as an imperative in header capitalization.
  let title: String
  /// The keys in GTK's accelerator syntax, one entry for each key combination.
  let accelerators: [String]
  /// Whether the keys are listed as a range from the first to the last.
  let isRange: Bool
  /// Returns whether the command can be performed at this moment.
  let isEnabled: (Target) -> Bool
  /// Performs the command.
  let action: (Target) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - identifier: The name of the window's action, which is unique in the window's class or the
  ///     page's class.
  ///   - title: The effect, as an imperative in header capitalization.
  ///   - accelerators: The keys in GTK's accelerator syntax. A command without keys is only in the
  ///     menu.
  ///   - isEnabled: Returns whether the command can be performed at this moment.
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

  /// Creates an entry of the shortcuts window for keys to which widgets respond by themselves.
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
  /// Adds an action for each command that has one, and binds its keys.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - perform: Called with the identifier of a command that the user chooses.
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
  /// Performs the command with an identifier, if there is one and it is enabled.
  func perform<Target>(_ identifier: String, on target: Target) where Element == Command<Target> {
    first { $0.identifier == identifier && $0.isEnabled(target) }?.action(target)
  }
}
