import ControlModel

/// Why a key file, or a value in it, cannot be used.
public enum KeyFileError: Error, Hashable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The file is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is read and is not a key file; the reason quotes the line.
  case damaged(path: String, reason: String)
  /// The file is a key file and makes no sense.
  case unusable(path: String, reason: String)
  /// The file has a group, or a key of a group, in two lines: one of them would be lost.
  case repeated(path: String, group: String, key: String?, firstLine: Int, line: Int)
  /// The file ends before the group that it says is its last one.
  case incomplete(path: String, group: String)
  /// The value of a key is not of the kind that it has to be.
  case wrongValue(group: String, key: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The file cannot be moved out of the way.
  case unmovable(path: String, reason: String)

  /// The fault in a sentence without its full stop.
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
