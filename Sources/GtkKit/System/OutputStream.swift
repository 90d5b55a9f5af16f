import ControlModel
import Glibc

/// An output stream of the process, without a buffer, so that no line is lost if the program is
/// killed.
nonisolated struct OutputStream {
  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Prepares the process so that a write that can't succeed returns an error.
  ///
  /// If the process was started with a standard stream closed, the next file that it opens gets
  /// that stream's number. Printed text would then go to that file, for example to the connection
  /// to the display. This method occupies the numbers, so that writing to a closed stream still
  /// fails.
  static func prepareProcess() {
    ignoresFatalSignals
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // A file that is open only for reading occupies the number, and every write to it fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Ignores two signals that would end the process, so that the write fails instead.
  ///
  /// SIGPIPE reports a pipe without a reader. SIGXFSZ reports a file that exceeds its size limit,
  /// as after `ulimit -f`.
  private static let ignoresFatalSignals: Void = {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }()

  /// Writes `text` completely.
  ///
  /// Returns false if the write fails, for example because the disk is full.
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes `bytes` completely.
  ///
  /// Returns false and sets `errno` if the write fails.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    OutputStream.ignoresFatalSignals
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if !canTryAgain(errno) {
        return false
      }
    }
    return true
  }

  /// Returns whether a write that failed with `error` should be repeated.
  ///
  /// If a non-blocking stream is full, first waits until the stream accepts data.
  private func canTryAgain(_ error: Int32) -> Bool {
    switch error {
    case EINTR: return true
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }

  /// Whether the stream is a terminal.
  var isTerminal: Bool { isatty(descriptor) != 0 }
}

/// The stream for output that the user requested.
@MainActor public enum StandardOutput {
  /// Writes `text` unchanged and immediately.
  ///
  /// Returns false if the text can't be written, for example because the disk is full.
  @discardableResult
  public static func write(_ text: String) -> Bool {
    OutputStream.standardOutput.write(text)
  }
}

/// An error of the standard output stream.
public enum StandardOutputError: Problem {
  /// The output cannot be written, for example because the disk is full.
  case unwritable

  /// The stream and the possible reasons.
  public var summary: Clause {
    "the output cannot be written, because its disk is full or its reader is gone"
  }
}
