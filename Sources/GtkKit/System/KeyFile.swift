import CGtk
import ControlModel
import Glibc

/// A file of settings in groups of keys, in the format of desktop entries.
///
/// ```swift
/// let file = KeyFile()
/// file["player"].set("Ada", for: "name")
/// file["player"].set(3, for: "best-score")
/// try file.save(to: "settings.ini")
///
/// let saved = try KeyFile(path: "settings.ini")
/// let score = try saved["player"].number("best-score")  // 3
/// ```
///
/// The sample writes a file with the line `[player]`, followed by `name=Ada` and `best-score=3`,
/// and reads it again.
///
/// - If a key or a group is missing, its value is nil. A value of the wrong type throws
///   ``KeyFileError/wrongValue(group:key:reason:)``.
/// - When you read a file, change it, and save it, comments and the order of groups and keys are
///   preserved.
/// - ``save(to:access:)`` replaces the file completely or not at all. Hold a ``FileLock`` to
///   prevent another process from saving between your read and your save.
/// - A file that contains a group or a key twice throws
///   ``KeyFileError/repeated(path:group:key:firstLine:line:)``, because a save would lose one of
///   the two.
@MainActor public final class KeyFile {
  /// The path that the file was read from, or an empty string for a new file.
  public private(set) var path = ""

  private(set) var pointer: OpaquePointer

  /// Creates an empty key file.
  public init() {
    pointer = g_key_file_new()
  }

  /// Creates a key file with the contents of the file at `path`.
  ///
  /// - Throws: ``KeyFileError``: `missing`, `unreadable`, `damaged`, or `repeated`.
  public convenience init(path: String) throws(KeyFileError) {
    self.init()
    self.path = path
    // Opening a pipe would block until another process opens it for writing.
    guard
      g_file_test(path, G_FILE_TEST_EXISTS) == 0 || g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0
    else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var contents: UnsafeMutablePointer<gchar>?
    var length: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard g_file_get_contents(path, &contents, &length, &error) != 0 else {
      let problem = GLibError(owned: error)
      let absences = [G_FILE_ERROR_NOENT, G_FILE_ERROR_NOTDIR].map { Int($0.rawValue) }
      throw absences.contains(problem.code)
        ? .missing(path: path) : .unreadable(path: path, reason: problem.message)
    }
    defer { g_free(contents) }
    let bytes = UnsafeRawBufferPointer(start: contents, count: Int(length))
    let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
    let hasMark = bytes.starts(with: byteOrderMark)
    let text = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(hasMark ? byteOrderMark.count : 0))
    if let reason = parse(text) { throw .damaged(path: path, reason: reason) }
    try checkForRepetition(in: text)
  }

  /// Parses the text of a file.
  ///
  /// Returns nil if it is a key file, or else the reason why it isn't.
  private func parse(_ text: UnsafeRawBufferPointer) -> String? {
    // GLib treats a NUL byte as the end of the file, so the next save would lose everything after
    // it.
    guard !text.contains(0) else { return "it contains a NUL byte" }
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

  /// The names of the groups, in their order in the file.
  public var groups: [String] {
    var count: gsize = 0
    let names = g_key_file_get_groups(pointer, &count)
    defer { g_strfreev(names) }
    return (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
  }

  /// The group with the given name, even if the file doesn't have that group yet.
  public subscript(group: String) -> KeyFileGroup { KeyFileGroup(file: self, name: group) }

  /// Inserts the groups of another file before all other groups.
  func insertAtStart(_ other: KeyFile) {
    // What this class has written is always a valid key file.
    guard (other.bytes + bytes).withUnsafeBytes(other.parse) == nil else { return }
    swap(&pointer, &other.pointer)
  }

  /// The serialized contents of the file.
  var bytes: [UInt8] {
    var length: gsize = 0
    let data = g_key_file_to_data(pointer, &length, nil)
    defer { g_free(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}

/// An error that makes a key file, or a value in it, unusable.
public enum KeyFileError: Problem, Hashable {
  /// The file does not exist.
  case missing(path: String)
  /// The file exists but can't be read.
  case unreadable(path: String, reason: String)
  /// The file was read but isn't a key file. The reason may quote the invalid line.
  case damaged(path: String, reason: String)
  /// The file is a key file, but its contents aren't valid.
  case unusable(path: String, reason: Clause)
  /// The file contains a group, or a key of a group, twice. A save would lose one of the two.
  case repeated(path: String, group: String, key: String?, firstLine: Int, line: Int)
  /// The file ends before `group`, which should be its last group.
  case incomplete(path: String, group: String)
  /// The value of a key has the wrong type.
  case wrongValue(group: String, key: String, reason: Clause)
  /// The file can't be written.
  case unwritable(path: String, reason: String)
  /// The file can't be renamed.
  case unmovable(path: String, reason: String)

  /// Whether the file does not exist.
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// Whether the file can be read, but its contents aren't valid.
  public var isDamage: Bool {
    switch self {
    case .damaged, .unusable, .repeated, .incomplete, .wrongValue: true
    case .missing, .unreadable, .unwritable, .unmovable: false
    }
  }

  /// The problem, the file or the key that it concerns, and its reason or place if known.
  public var summary: Clause {
    switch self {
    case .missing(let path): "there is no file \(path.isolated)"
    case .unreadable(let path, let reason): "\(path.isolated) cannot be read: \(reason)"
    case .damaged(let path, let reason): "\(path.isolated) is not a key file: \(reason)"
    case .unusable(let path, let reason): "\(path.isolated) cannot be used: \(reason)"
    case .repeated(let path, let group, let key, let firstLine, let line):
      "\(path.isolated) has the \(key.map { "key \($0.isolated) of " } ?? "group ")[\(group.isolated)]"
        + " twice, in lines \(firstLine) and \(line)"
    case .incomplete(let path, let group):
      "\(path.isolated) is incomplete: its last group, [\(group.isolated)], is missing"
    case .wrongValue(let group, let key, let reason):
      "the value of \(key.isolated) in [\(group.isolated)] is wrong: \(reason)"
    case .unwritable(let path, let reason): "\(path.isolated) cannot be written: \(reason)"
    case .unmovable(let path, let reason): "\(path.isolated) cannot be renamed: \(reason)"
    }
  }
}
