import Glibc

nonisolated extension OutputStream {
  /// Writes a line of at most `PIPE_BUF` bytes without a wait; what the stream does not take now is
  /// lost.
  ///
  /// A pipe that nobody reads, or a terminal that is stopped, would hold up the caller for good.
  /// `O_NONBLOCK` on the stream itself is no way out: other programs that have the stream would
  /// find it changed.
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
        // A regular file takes everything, or fails.
        _ = write(bytes)
      }
    }
  }

  /// Writes through an opening of the same pipe or terminal that is this object's own, which may be
  /// non-blocking.
  private func writeWithoutWait(_ bytes: UnsafeRawBufferPointer) {
    let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    if own >= 0 {
      _ = Glibc.write(own, bytes.baseAddress, bytes.count)
      close(own)
    } else if isReady {
      // A terminal of another user, as after `su`, cannot be opened again.
      _ = write(bytes)
    }
  }

  /// Whether a line can be written now; another program may fill the stream before it is.
  private var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
