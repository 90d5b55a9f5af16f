import CGtk
import Glibc

/// A file of settings in groups of keys, in the format of desktop entries.
///
/// ```swift
/// let file = KeyFile()
/// file.set("Ada", for: "name", in: "player")
/// file.set(3, for: "best-score", in: "player")
/// try file.save(to: "settings.ini")
///
/// let saved = try KeyFile(path: "settings.ini")
/// let score = try saved.number("best-score", in: "player")  // 3
/// ```
///
/// The sample writes a file with the line `[player]`, followed by `name=Ada` and `best-score=3`,
/// and reads it again.
///
/// - A key or group that the file does not have is nil, and not an error. A value of the wrong type
///   throws ``KeyFileError/wrongValue(group:key:reason:)``.
/// - Comments and the order of groups and keys are preserved when a file is read, changed, and
///   saved.
/// - ``save(to:access:)`` replaces the file completely or not at all. To prevent another process
///   from saving between your read and your save, hold a ``FileLock``.
/// - A file that repeats a group or a key is an error, because a save would lose one of them.
@MainActor public final class KeyFile {
  private var pointer: OpaquePointer

  /// Creates an empty key file.
  public init() {
    pointer = g_key_file_new()
  }

  /// Creates a key file with the contents of a file.
  ///
  /// - Throws: ``KeyFileError``: `missing`, `unreadable`, `damaged` or `repeated`.
  public convenience init(path: String) throws(KeyFileError) {
    self.init()
    // Opening a pipe would block until another process writes to it.
    let exists = g_file_test(path, G_FILE_TEST_EXISTS) != 0
    guard !exists || g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var contents: UnsafeMutablePointer<gchar>?
    var length: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard g_file_get_contents(path, &contents, &length, &error) != 0 else {
      let fault = GLibError(owned: error)
      let absences = [G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR].map { Int($0.rawValue) }
      throw absences.contains(fault.code)
        ? .missing(path: path) : .unreadable(path: path, reason: fault.message)
    }
    defer { g_free(contents) }
    let bytes = UnsafeRawBufferPointer(start: contents, count: Int(length))
    if let reason = parse(bytes) { throw .damaged(path: path, reason: reason) }
    if let repetition = KeyFileRepetition.first(in: KeyFile.text(of: bytes)) {
      throw .repeated(
        path: path, group: repetition.group, key: repetition.key,
        firstLine: repetition.firstLine, line: repetition.line)
    }
  }

  /// Returns the bytes without a leading byte order mark.
  private static func text(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
    let hasMark = bytes.starts(with: byteOrderMark)
    return UnsafeRawBufferPointer(rebasing: bytes.dropFirst(hasMark ? byteOrderMark.count : 0))
  }

  /// Parses the bytes of a file.
  ///
  /// Returns the reason if they are not a key file, or nil if they are.
  private func parse(_ bytes: UnsafeRawBufferPointer) -> String? {
    // GLib would treat the NUL byte as the end, and the next save would lose the bytes after it.
    guard !bytes.contains(0) else { return "it holds a NUL byte" }
    let text = KeyFile.text(of: bytes)
    guard !text.isEmpty else { return nil }
    let flags = GKeyFileFlags(
      rawValue: G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let isKeyFile = text.withMemoryRebound(to: CChar.self) {
      g_key_file_load_from_data(pointer, $0.baseAddress, gsize($0.count), flags, &error)
    }
    return isKeyFile != 0 ? nil : GLibError(owned: error).message
  }

  isolated deinit {
    g_key_file_unref(pointer)
  }

  /// Returns the text of a key, or nil if the file does not have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` for a value that is not UTF-8 or has
  ///   an invalid escape sequence.
  public func text(_ key: String, in group: String) throws(KeyFileError) -> String? {
    try value(key, in: group) { String(owned: g_key_file_get_string(pointer, group, key, $0)) }
  }

  /// Returns the integer of a key, or nil if the file does not have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` for a value that is not an integer,
  ///   or is too large for `Int`.
  public func number(_ key: String, in group: String) throws(KeyFileError) -> Int? {
    let text = try value(key, in: group) {
      String(owned: g_key_file_get_value(pointer, group, key, $0))
    }
    // Text after white space is ignored, as GLib does.
    guard let text = text?.prefix(while: { !$0.isWhitespace }) else { return nil }
    guard let number = Int(text) else {
      throw .wrongValue(
        group: group, key: key, reason: "\(String(text).isolated) \(KeyFile.fault(ofNumber: text))")
    }
    return number
  }

  private static func fault(ofNumber text: Substring) -> String {
    let digits = text.drop { "+-".contains($0) }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    return isNumber ? "is not from \(Int.min) to \(Int.max)" : "is not a whole number"
  }

  /// Returns the Boolean value of a key, or nil if the file does not have the key.
  ///
  /// - Throws: ``KeyFileError/wrongValue(group:key:reason:)`` for a value other than `true`,
  ///   `false`, `1`, and `0`.
  public func flag(_ key: String, in group: String) throws(KeyFileError) -> Bool? {
    try value(key, in: group) { g_key_file_get_boolean(pointer, group, key, $0) != 0 }
  }

  /// Sets the text of a key.
  public func set(_ text: String, for key: String, in group: String) {
    g_key_file_set_string(pointer, group, key, text)
  }

  /// Sets the integer of a key.
  public func set(_ number: Int, for key: String, in group: String) {
    g_key_file_set_int64(pointer, group, key, gint64(number))
  }

  /// Sets the Boolean value of a key.
  public func set(_ flag: Bool, for key: String, in group: String) {
    g_key_file_set_boolean(pointer, group, key, flag ? 1 : 0)
  }

  /// The names of the groups, in the order of the file.
  public var groups: [String] {
    var count: gsize = 0
    let names = g_key_file_get_groups(pointer, &count)
    defer { g_strfreev(names) }
    return (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
  }

  /// Removes a key if it exists.
  public func remove(_ key: String, in group: String) {
    g_key_file_remove_key(pointer, group, key, nil)
  }

  /// Returns whether the file has a group with the given name.
  public func hasGroup(_ group: String) -> Bool {
    g_key_file_has_group(pointer, group) != 0
  }

  /// Removes a group with its keys and their comments, if it exists.
  ///
  /// Comments above the group and above the next group are preserved.
  public func removeGroup(_ group: String) {
    let next = groups.drop { $0 != group }.dropFirst().first
    // GLib assigns the comment above the next group to this group.
    let comment = next.flatMap { String(owned: g_key_file_get_comment(pointer, $0, nil, nil)) }
    g_key_file_remove_group(pointer, group, nil)
    // GLib would write an empty line as an empty comment.
    guard let next, let comment = comment?.drop(while: \.isNewline), !comment.isEmpty else {
      return
    }
    g_key_file_set_comment(pointer, next, nil, String(comment), nil)
  }

  /// Moves a group after all others, with its keys and their comments, if it exists.
  ///
  /// A comment above the group is not moved. A comment above the next group is lost, because GLib
  /// assigns it to this group.
  public func moveGroupToEnd(_ group: String) {
    let contents = contents(of: group)
    g_key_file_remove_group(pointer, group, nil)
    for (key, value, comment) in contents {
      g_key_file_set_value(pointer, group, key, value)
      if let comment { g_key_file_set_comment(pointer, group, key, comment, nil) }
    }
  }

  /// Moves a group before all others, with its keys and their comments, if it exists.
  ///
  /// Other comments are not moved.
  public func moveGroupToStart(_ group: String) {
    guard hasGroup(group), groups.first != group else { return }
    var text = "[\(group)]\n"
    for (key, value, comment) in contents(of: group) {
      for line in comment?.split(separator: "\n") ?? [] { text += "#\(line)\n" }
      text += "\(key)=\(value)\n"
    }
    removeGroup(group)
    let other = KeyFile()
    let data = Array("\(text)\n".utf8) + bytes
    // Data that this class has written is always a valid key file.
    guard data.withUnsafeBytes(other.parse) == nil else { return }
    swap(&pointer, &other.pointer)
  }

  /// Returns the keys of a group with their raw values and comments.
  private func contents(of group: String) -> [(key: String, value: String, comment: String?)] {
    var count: gsize = 0
    let names = g_key_file_get_keys(pointer, group, &count, nil)
    defer { g_strfreev(names) }
    let keys = (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
    return keys.map { key in
      (
        key: key, value: String(owned: g_key_file_get_value(pointer, group, key, nil)) ?? "",
        comment: String(owned: g_key_file_get_comment(pointer, group, key, nil))
      )
    }
  }

  /// The serialized contents of the file.
  private var bytes: [UInt8] {
    var length: gsize = 0
    let data = g_key_file_to_data(pointer, &length, nil)
    defer { g_free(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// Saves the file completely or not at all.
  ///
  /// Creates its directory if it is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or of a symbolic link to it.
  ///   - access: Who may read the file if it is new. An existing file preserves its mode.
  /// - Throws: ``KeyFileError/unwritable(path:reason:)``.
  public func save(
    to path: String, access: FileAccess = .byUmask
  ) throws(KeyFileError) {
    guard UserDirectories.makeFolder(of: path) else {
      throw .unwritable(path: path, reason: SystemError.reason)
    }
    do throws(AtomicFile.Fault) {
      try AtomicFile.write(bytes, to: path, access: access, belongsToFolder: true)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Removes the temporary files beside a file that remain from programs that were killed during a
  /// save.
  ///
  /// Hold the file's lock while you call this method.
  public static func removeLeftovers(of path: String) {
    guard let target = try? AtomicFile.target(of: path) else { return }
    FilePart.removeLeftovers(of: target)
  }

  /// Renames a damaged file, and returns its new path.
  ///
  /// The new path is the old one with the suffix `.damaged`, followed by a number if that path
  /// exists. Files that were renamed before are never overwritten. If the path is a symbolic link,
  /// the link is preserved and its destination is renamed.
  ///
  /// - Throws: ``KeyFileError/unmovable(path:reason:)``.
  public static func setAside(_ path: String) throws(KeyFileError) -> String {
    let target: String
    do throws(AtomicFile.Fault) {
      target = try AtomicFile.target(of: path)
    } catch {
      throw .unmovable(path: path, reason: error.reason)
    }
    let candidates = [target + ".damaged"] + (2...99).map { "\(target).damaged-\($0)" }
    guard let newPath = candidates.first(where: isFree) else {
      throw .unmovable(path: path, reason: "\(candidates.count) damaged ones are there already")
    }
    guard rename(target, newPath) == 0 else {
      throw .unmovable(path: path, reason: SystemError.reason)
    }
    return newPath
  }

  /// Returns whether a path is unused.
  ///
  /// Even a symbolic link without a destination uses it.
  private static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0
  }

  private func value<Value>(
    _ key: String, in group: String,
    read: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value?
  ) throws(KeyFileError) -> Value? {
    var error: UnsafeMutablePointer<GError>?
    let value = read(&error)
    guard error != nil else { return value }
    let fault = GLibError(owned: error)
    let isMissing =
      fault.code == Int(G_KEY_FILE_ERROR_KEY_NOT_FOUND.rawValue)
      || fault.code == Int(G_KEY_FILE_ERROR_GROUP_NOT_FOUND.rawValue)
    guard !isMissing else { return nil }
    throw .wrongValue(group: group, key: key, reason: fault.message)
  }
}
