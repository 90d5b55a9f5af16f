import Glibc

/// A clock of the kernel.
enum Clock {
  /// The time since the machine was started, which no one can set.
  case monotonic

  /// The processor time of all threads of this process.
  case processor

  /// The current time, in microseconds.
  var microseconds: Int {
    var time = timespec()
    let identifier =
      switch self {
      case .monotonic: CLOCK_MONOTONIC
      case .processor: CLOCK_PROCESS_CPUTIME_ID
      }
    clock_gettime(identifier, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}
