import CGtk

/// What a command line said: its options, and the words that belong to none.
public struct OptionValues: Hashable, Sendable {
  private enum Value: Hashable {
    case flag
    case text(String)
  }

  /// The words that are no option and no option's value, in their order.
  public let words: [String]

  private let values: [String: Value]

  /// Makes the values of a command line that was not typed, as a test does.
  public init(
    flags: Set<String> = [], texts: [String: String] = [:], words: [String] = []
  ) {
    var values: [String: Value] = [:]
    for name in flags { values[name] = .flag }
    for (name, text) in texts { values[name] = .text(text) }
    self.values = values
    self.words = words
  }

  /// Reads what GLib parsed.
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

  /// Whether a flag was given.
  public func flag(_ name: String) -> Bool { values[name] == .flag }

  /// The text that was given.
  public func text(_ name: String) -> String? {
    guard case .text(let text) = values[name] else { return nil }
    return text
  }

  /// The types are asked for, not trusted: another version of the program may have sent them.
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
    // G_OPTION_REMAINING, the name of what is left over, is empty.
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
