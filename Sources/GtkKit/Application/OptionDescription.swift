import CGtk
import ControlModel

/// A command line option, as `--help` describes it.
public nonisolated struct OptionDescription: Hashable, Sendable {
  /// The kinds of value that can follow an option.
  public enum Kind: Sendable {
    /// No value: the option is either present or not.
    case flag
    /// A string or a file name, read as UTF-8 in every locale.
    ///
    /// Invalid bytes are replaced with U+FFFD.
    case text
  }

  /// The long name, without the hyphens.
  public let name: String
  /// The kind of value that follows the option.
  public let kind: Kind
  /// A one-line description of the option's effect.
  public let help: String
  /// The placeholder for the value in the help, such as `FILE` or `1|2`, or nil for no placeholder.
  public let argumentName: String?

  /// Creates a description.
  public init(_ name: String, kind: Kind = .flag, help: String, argumentName: String? = nil) {
    self.name = name
    self.kind = kind
    self.help = help
    self.argumentName = argumentName
  }

  /// The option as the user types it, such as `--page ID`.
  nonisolated var usage: String { argumentName.map { "--\(name) \($0)" } ?? "--\(name)" }

  /// Returns the first flag in `words` that has a value, as in `--version=2`, or nil if no flag has
  /// a value.
  ///
  /// GLib discards such a value silently.
  static func flagWithValue(
    in words: some Sequence<String>, of options: [OptionDescription]
  ) -> OptionDescription? {
    var words = words.makeIterator()
    while let word = words.next(), word != "--" {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else { continue }
      switch option.kind {
      case .flag where parts.count > 1: return option
      // The next argument is the option's value, whatever it looks like.
      case .text where parts.count == 1: _ = words.next()
      case .flag, .text: break
      }
    }
    return nil
  }

  var argument: GOptionArg {
    switch kind {
    case .flag: G_OPTION_ARG_NONE
    // G_OPTION_ARG_STRING converts from the locale's encoding. In the C locale it accepts only
    // ASCII.
    case .text: G_OPTION_ARG_FILENAME
    }
  }
}

/// An error in the syntax of a command line.
enum CommandLineError: Problem {
  /// A flag has a value.
  case takesNoValue(OptionDescription)

  /// GLib cannot parse the command line, for the reason in `message`.
  ///
  /// If the message names an option that takes a value, `option` is that option.
  case unparsable(message: String, option: OptionDescription?, program: String)

  /// A description of the error.
  var summary: Clause {
    switch self {
    case .takesNoValue(let flag): "--\(flag.name) takes no value"
    case .unparsable(let message, _, _): "\(message.isolated)"
    }
  }

  /// The correct usage, or a reference to the help.
  var remedy: Clause? {
    switch self {
    case .takesNoValue(let option), .unparsable(_, let option?, _): "write \(option.usage)"
    case .unparsable(_, nil, let program): "see \(program) --help"
    }
  }
}
