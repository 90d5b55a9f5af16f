import Glibc

nonisolated extension OutputStream {
  /// Writes a line of at most `PIPE_BUF` bytes without blocking.
  ///
  /// What the stream doesn't accept immediately is lost. An ordinary write would block while the
  /// pipe is full or the terminal is stopped. Setting `O_NONBLOCK` on the stream itself would also
  /// affect other programs that share the stream.
  func writeAtOnce(_ line: String) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    var line = line
    line.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      switch status.st_mode & S_IFMT {
      case S_IFSOCK:
        send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      case S_IFIFO, S_IFCHR:
        writeWithoutWait(bytes)
      default:
        // A regular file accepts all data, or the write fails.
        _ = write(bytes)
      }
    }
  }

  /// Opens the same pipe or terminal once more, without blocking, and writes `bytes` to it.
  private func writeWithoutWait(_ bytes: UnsafeRawBufferPointer) {
    let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    if own >= 0 {
      _ = Glibc.write(own, bytes.baseAddress, bytes.count)
      close(own)
    } else if isReady {
      // A terminal that belongs to another user, as after `su`, can't be opened again.
      _ = write(bytes)
    }
  }

  /// Whether the stream accepts data now.
  ///
  /// Another program may still fill the stream before the write.
  private var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
