/// A warning about one of the user's files, as windows show it.
struct SettingsWarning: Hashable {
  /// The cause of a warning, which determines when the warning is resolved.
  enum Kind {
    /// The file cannot be read. The warning is resolved when the file is written.
    case unread
    /// The file cannot be written. The warning is resolved when the file is written.
    case unwritten
    /// A one-time event, which is never resolved.
    case event
  }

  /// The path of the file, or nil if the warning is about all files.
  let path: String?

  let kind: Kind

  /// The problem or the event, as a sentence.
  let sentence: String

  /// Whether the warning is resolved when the file is written.
  ///
  /// A one-time event is not.
  var endsWithWriting: Bool {
    switch kind {
    case .unread, .unwritten: true
    case .event: false
    }
  }
}
