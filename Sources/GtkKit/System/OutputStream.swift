import Glibc

/// A stream of the process, written without a buffer: a program that is killed loses no line.
nonisolated struct OutputStream {
  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Prepares the process for streams and files that fail.
  ///
  /// Standard streams that the process was started without are kept from becoming others: the first
  /// files that are opened would get their numbers, such as the connection to the display, and what
  /// is printed would go there. A closed stream stays one that cannot be written.
  static func prepareProcess() {
    ignoresFatalSignals
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // Opened for reading, the number is taken and every write fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Makes two signals that would end the process an ordinary failure of the write.
  ///
  /// They are SIGPIPE, of a reader that is gone, and SIGXFSZ, of a file that may not grow, as after
  /// `ulimit -f`.
  private static let ignoresFatalSignals: Void = {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }()

  /// Writes a text whole; false where the stream is closed or its disk is full.
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes whole; false where that fails, and `errno` says why.
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

  /// Waits where a terminal that another program made non-blocking is not ready.
  private func canTryAgain(_ error: Int32) -> Bool {
    switch error {
    case EINTR: return true
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }

  /// Whether a person reads the stream at a terminal.
  var isTerminal: Bool { isatty(descriptor) != 0 }
}
