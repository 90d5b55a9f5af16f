import Glibc

/// A stream of the process, written without a buffer: a program that is killed loses no line.
struct OutputStream {
  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Keeps the standard streams that the process was started without from becoming others.
  ///
  /// The first files that are opened would get their numbers, such as the connection to the display,
  /// and what is printed would go there. A closed stream stays one that cannot be written.
  static func reserveClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // Opened for reading, the number is taken and every write fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A reader that has gone would end the process by SIGPIPE; this makes it an ordinary failure.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Writes a text whole; false where the stream is closed or its disk is full.
  func write(_ text: String) -> Bool {
    OutputStream.ignoresBrokenPipes
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
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
}
