import CGtk

/// The options and the remaining arguments of a command line.
public struct OptionValues: Hashable, Sendable {
  private enum Value: Hashable {
    case flag
    case text(String)
  }

  /// The arguments that are neither options nor values of options, in order.
  public let words: [String]

  private let values: [String: Value]

  /// Creates values without parsing a command line, for example in a test.
  public init(
    flags: Set<String> = [], texts: [String: String] = [:], words: [String] = []
  ) {
    var values: [String: Value] = [:]
    for name in flags { values[name] = .flag }
    for (name, text) in texts { values[name] = .text(text) }
    self.values = values
    self.words = words
  }

  /// Creates values from GLib's parsed options.
  @MainActor init(
    _ dictionary: UnsafeMutablePointer<GVariantDict>, options: [OptionDescription]
  ) {
    var values: [String: Value] = [:]
    for option in options {
      values[option.name] = OptionValues.value(of: option, in: dictionary)
    }
    self.values = values
    words = OptionValues.words(in: dictionary)
  }

  /// Returns whether the flag `name` was given.
  public func flag(_ name: String) -> Bool { values[name] == .flag }

  /// Returns the value of the option `name`, or nil if the option was not given or is a flag.
  public func text(_ name: String) -> String? {
    guard case .text(let text) = values[name] else { return nil }
    return text
  }

  /// Returns the value of `option`, or nil if the value is missing or has the wrong type.
  ///
  /// The type is checked because another version of the program may have sent the command line.
  @MainActor private static func value(
    of option: OptionDescription, in dictionary: UnsafeMutablePointer<GVariantDict>
  ) -> Value? {
    guard let variant = g_variant_dict_lookup_value(dictionary, option.name, nil) else {
      return nil
    }
    defer { g_variant_unref(variant) }
    let type = String(cString: g_variant_get_type_string(variant))
    return switch (option.kind, type) {
    case (.flag, "b"): g_variant_get_boolean(variant) != 0 ? .flag : nil
    case (.text, "ay"): .text(String(cString: g_variant_get_bytestring(variant)))
    default: nil
    }
  }

  @MainActor private static func words(in dictionary: UnsafeMutablePointer<GVariantDict>)
    -> [String]
  {
    // The name of the remaining arguments, G_OPTION_REMAINING, is the empty string.
    guard let variant = g_variant_dict_lookup_value(dictionary, "", nil) else { return [] }
    defer { g_variant_unref(variant) }
    guard String(cString: g_variant_get_type_string(variant)) == "aay" else { return [] }
    var words: [String] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { continue }
      words.append(String(cString: g_variant_get_bytestring(child)))
      g_variant_unref(child)
    }
    return words
  }
}
