import CGtk
import Glibc

/// The signals that a desktop or a terminal sends to ask a program to quit.
@MainActor public enum TerminationSignals {
  /// Calls `handler` on the main loop for each SIGTERM, SIGINT, or SIGHUP.
  ///
  /// The signals then no longer end the program.
  public static func handle(_ handler: @escaping @MainActor () -> Void) {
    typealias Handler = @MainActor () -> Void
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { box in
          guard let box else { return 0 }
          HandlerBox<Handler>.handler(in: box)()
          return 1
        },
        HandlerBox<Handler>.retained(handler), releaseBox)
    }
  }
}
