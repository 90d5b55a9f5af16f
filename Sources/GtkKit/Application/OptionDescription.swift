import CGtk

/// An option of the command line, as `--help` tells it.
public struct OptionDescription: Sendable {
  /// What stands after the option.
  public enum Kind: Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// A text or the name of a file, in UTF-8 whatever the locale; what is in another encoding comes
    /// with U+FFFD in its place.
    case text
  }

  /// The long name, without the hyphens.
  public let name: String
  /// What stands after the option.
  public let kind: Kind
  /// What the option does, in a line.
  public let help: String
  /// What stands for the value in the help, such as `FILE` or `1|2`; nil for a flag.
  public let argumentName: String?

  /// Makes a description.
  public init(_ name: String, kind: Kind = .flag, help: String, argumentName: String? = nil) {
    self.name = name
    self.kind = kind
    self.help = help
    self.argumentName = argumentName
  }

  /// The option as it is written, such as `--page ID`.
  var usage: String { argumentName.map { "--\(name) \($0)" } ?? "--\(name)" }

  /// The first flag of a command line that is given a value, as in `--version=2`, which GLib drops
  /// without a word.
  static func flagWithValue(
    in words: some Sequence<String>, of options: [OptionDescription]
  ) -> OptionDescription? {
    var words = words.makeIterator()
    while let word = words.next(), word != "--" {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else { continue }
      switch option.kind {
      case .flag where parts.count > 1: return option
      // The next word is its value, whatever it looks like.
      case .text where parts.count == 1: _ = words.next()
      case .flag, .text: break
      }
    }
    return nil
  }

  var argument: GOptionArg {
    switch kind {
    case .flag: G_OPTION_ARG_NONE
    // GLib would convert a string from the locale's encoding, and in the C locale refuse all but ASCII.
    case .text: G_OPTION_ARG_FILENAME
    }
  }
}
