/// What the windows tell of one of the user's files.
struct SettingsWarning: Hashable {
  /// How a fault begins and ends.
  enum Kind {
    /// The file cannot be read; over as soon as it is written.
    case unread
    /// The file cannot be written; over as soon as it is.
    case unwritten
    /// Something has happened once for all.
    case event
  }

  /// The path of the file; nil where the fault is about all of them.
  let path: String?

  let kind: Kind

  /// What is wrong, or what has happened.
  let sentence: String

  /// Whether it is over as soon as the file is written; what has happened once for all is not.
  var endsWithWriting: Bool {
    switch kind {
    case .unread, .unwritten: true
    case .event: false
    }
  }
}
