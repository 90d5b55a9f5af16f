import Glibc

/// A clock that the kernel provides.
enum Clock {
  /// The time that the machine has been awake since its start.
  ///
  /// Unlike the time of day, this time can't be set.
  case monotonic

  /// The processor time that all threads of this process have used.
  case processor

  /// The current time on this clock, in microseconds.
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
