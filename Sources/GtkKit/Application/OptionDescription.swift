import CGtk

/// An option of the command line, as `--help` tells it.
public struct OptionDescription: Sendable {
  /// What stands after the option.
  public enum Kind: Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// A text.
    case text
    /// The name of a file in UTF-8; what is in another encoding comes with U+FFFD in its place.
    case path
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

  var argument: GOptionArg {
    switch kind {
    case .flag: G_OPTION_ARG_NONE
    case .text: G_OPTION_ARG_STRING
    case .path: G_OPTION_ARG_FILENAME
    }
  }
}
