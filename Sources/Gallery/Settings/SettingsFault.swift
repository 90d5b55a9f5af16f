/// What the windows tell of one of the user's files.
struct SettingsFault: Hashable {
  /// Where the file lies.
  let path: String

  /// What is wrong, or what has happened.
  let sentence: String

  /// Whether it is over as soon as the file is written; what has happened once for all is not.
  let endsWithWriting: Bool
}
