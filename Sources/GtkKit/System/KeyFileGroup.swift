import CGtk
import ControlModel

/// A group of a key file, with its keys and values.
///
/// A group need not exist in the file. It is added when you set its first key.
@MainActor public struct KeyFileGroup {
  /// The file that the group belongs to.
  public let file: KeyFile

  /// The name of the group.
  public let name: String

  /// Whether the file has the group.
  public var exists: Bool { g_key_file_has_group(file.pointer, name) != 0 }

  // MARK: Values

  /// Returns the string value of `key`, or nil if the file doesn't have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` if the value isn't UTF-8 or has an
  ///   invalid escape sequence.
  public func text(_ key: String) throws(KeyFileError) -> String? {
    try value(key) { String(owned: g_key_file_get_string(file.pointer, name, key, $0)) }
  }

  /// Returns the integer value of `key`, or nil if the file doesn't have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` if the value isn't an integer in
  ///   `range`.
  public func number(
    _ key: String, in range: ClosedRange<Int> = Int.min...Int.max
  ) throws(KeyFileError) -> Int? {
    let text = try value(key) { String(owned: g_key_file_get_value(file.pointer, name, key, $0)) }
    // Like GLib, ignore everything after the first white space.
    guard let text = text?.prefix(while: { !$0.isWhitespace }) else { return nil }
    let digits = text.drop { "+-".contains($0) }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw wrongValue(key, "\(String(text).isolated) is not a whole number")
    }
    guard let number = Int(text), range.contains(number) else {
      throw wrongValue(key, "\(text) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the Boolean value of `key`, or nil if the file doesn't have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` if the value isn't `true`, `false`,
  ///   `1`, or `0`.
  public func flag(_ key: String) throws(KeyFileError) -> Bool? {
    try value(key) { g_key_file_get_boolean(file.pointer, name, key, $0) != 0 }
  }

  /// Returns what `find` returns for the string value of `key`, or nil if the file doesn't have the
  /// key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` if ``text(_:)`` throws it, or if
  ///   `find` throws an error, which is then the reason.
  public func value<Value, Failure: Problem>(
    _ key: String, _ find: (String) throws(Failure) -> Value
  ) throws(KeyFileError) -> Value? {
    guard let identifier = try text(key) else { return nil }
    do throws(Failure) {
      return try find(identifier)
    } catch {
      throw wrongValue(key, error.clause)
    }
  }

  private func value<Value>(
    _ key: String, read: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value?
  ) throws(KeyFileError) -> Value? {
    var error: UnsafeMutablePointer<GError>?
    let value = read(&error)
    guard error != nil else { return value }
    let problem = GLibError(owned: error)
    let absences = [G_KEY_FILE_ERROR_KEY_NOT_FOUND, G_KEY_FILE_ERROR_GROUP_NOT_FOUND]
    guard !absences.map({ Int($0.rawValue) }).contains(problem.code) else { return nil }
    throw wrongValue(key, Clause(problem.message))
  }

  /// Returns an error that names `key` and this group.
  public func wrongValue(_ key: String, _ reason: Clause) -> KeyFileError {
    .wrongValue(group: name, key: key, reason: reason)
  }

  /// Sets the value of `key` to the description of a string, an integer, or a Boolean value.
  public func set(_ value: some LosslessStringConvertible, for key: String) {
    g_key_file_set_string(file.pointer, name, key, value.description)
  }

  /// Removes `key` if it exists.
  public func remove(_ key: String) {
    g_key_file_remove_key(file.pointer, name, key, nil)
  }

  // MARK: The place of the group

  /// Removes the group, if it exists, with its keys and the comments between them.
  ///
  /// Comments above the group and above the next group are preserved.
  public func remove() {
    let next = file.groups.drop { $0 != name }.dropFirst().first
    // GLib considers the comment above the next group part of this group.
    let comment = next.flatMap { String(owned: g_key_file_get_comment(file.pointer, $0, nil, nil)) }
    g_key_file_remove_group(file.pointer, name, nil)
    // GLib would write an empty line as an empty comment.
    guard let next, let comment = comment?.drop(while: \.isNewline), !comment.isEmpty else {
      return
    }
    g_key_file_set_comment(file.pointer, next, nil, String(comment), nil)
  }

  /// Moves the group, if it exists, after all others, with its keys and the comments between them.
  ///
  /// A comment above this group isn't moved. A comment above the next group is lost, because GLib
  /// considers it part of this group.
  public func moveToEnd() {
    let contents = contents
    g_key_file_remove_group(file.pointer, name, nil)
    add(contents)
  }

  /// Moves the group, if it exists, before all others, with its keys and the comments between them.
  ///
  /// Comments elsewhere aren't moved.
  public func moveToStart() {
    guard exists, file.groups.first != name else { return }
    let start = KeyFile()
    start[name].add(contents)
    remove()
    file.insertAtStart(start)
  }

  private func add(_ contents: [(key: String, value: String, comment: String?)]) {
    for (key, value, comment) in contents {
      g_key_file_set_value(file.pointer, name, key, value)
      if let comment { g_key_file_set_comment(file.pointer, name, key, comment, nil) }
    }
  }

  /// The keys with their raw values and comments.
  private var contents: [(key: String, value: String, comment: String?)] {
    var count: gsize = 0
    let keys = g_key_file_get_keys(file.pointer, name, &count, nil)
    defer { g_strfreev(keys) }
    return (0..<Int(count)).compactMap { keys?[$0].map { String(cString: $0) } }.map { key in
      (
        key: key, value: String(owned: g_key_file_get_value(file.pointer, name, key, nil)) ?? "",
        comment: String(owned: g_key_file_get_comment(file.pointer, name, key, nil))
      )
    }
  }
}
