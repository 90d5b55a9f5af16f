import ControlModel

/// An error that prevents a key file, or a value in it, from being used.
public enum KeyFileError: Error, Hashable, CustomStringConvertible {
  /// The file does not exist.
  case missing(path: String)
  /// The file exists and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file was read and is not a key file. The reason quotes the line.
  case damaged(path: String, reason: String)
  /// The file is a key file, but its contents are not valid.
  case unusable(path: String, reason: String)
  /// The file has a group, or a key of a group, twice. One of them would be lost.
  case repeated(path: String, group: String, key: String?, firstLine: Int, line: Int)
  /// The file ends before the group that it declares as its last one.
  case incomplete(path: String, group: String)
  /// The value of a key has the wrong type.
  case wrongValue(group: String, key: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The file cannot be renamed.
  case unmovable(path: String, reason: String)

  /// A description of the error, without a final period.
  public var description: String {
    switch self {
    case .missing(let path): "there is no file \(path.isolated)"
    case .unreadable(let path, let reason): "\(path.isolated) cannot be read: \(reason)"
    case .damaged(let path, let reason): "\(path.isolated) is not a key file: \(reason)"
    case .unusable(let path, let reason): "\(path.isolated) cannot be used: \(reason)"
    case .repeated(let path, let group, let key, let firstLine, let line):
      "\(path.isolated) repeats \(key.map { "the key \($0.isolated) of " } ?? "")[\(group.isolated)]"
        + " of line \(firstLine) in line \(line)"
    case .incomplete(let path, let group):
      "\(path.isolated) is incomplete: its last group, [\(group.isolated)], is missing"
    case .wrongValue(let group, let key, let reason):
      "the value of \(key.isolated) in [\(group.isolated)] is wrong: \(reason)"
    case .unwritable(let path, let reason): "\(path.isolated) cannot be written: \(reason)"
    case .unmovable(let path, let reason): "\(path.isolated) cannot be moved away: \(reason)"
    }
  }
}
