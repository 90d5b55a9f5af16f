import CGtk
import Glibc

/// The signals by which a desktop or a terminal asks a program to end.
@MainActor public enum TerminationSignals {
  /// Calls a handler in the main loop for each of SIGTERM, SIGINT and SIGHUP, in place of the end
  /// without a word that is the system's rule.
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
