import CGtk

/// A writer that prints the log messages of GLib, GTK, and related libraries to standard error
/// without blocking.
///
/// If standard error is a pipe that no one reads, GLib's own writer blocks once the pipe is full,
/// and so does the whole program. Messages for the journal and for standard output still use GLib's
/// writer.
nonisolated enum LogWriter {
  /// Replaces GLib's writer, which is possible only once per process.
  static let install: Void = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let stream = OutputStream.standardError
        let hasColors = g_log_writer_supports_color(stream.descriptor)
        guard !isForElsewhere(level) else {
          return g_log_writer_default(level, fields, count, nil)
        }
        guard g_log_writer_default_would_drop(level, domain(fields, count)) == 0,
          let line = g_log_writer_format_fields(level, fields, count, hasColors)
        else { return G_LOG_WRITER_HANDLED }
        stream.writeAtOnce(String(cString: line) + "\n")
        g_free(line)
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }()

  /// Returns whether GLib sends messages of `level` to the journal or to standard output.
  private static func isForElsewhere(_ level: GLogLevelFlags) -> Bool {
    let toStandardOutput = G_LOG_LEVEL_INFO.rawValue | G_LOG_LEVEL_DEBUG.rawValue
    return level.rawValue & toStandardOutput != 0
      || g_log_writer_is_journald(OutputStream.standardError.descriptor) != 0
  }

  private static func domain(
    _ fields: UnsafePointer<GLogField>?, _ count: gsize
  ) -> UnsafePointer<CChar>? {
    UnsafeBufferPointer(start: fields, count: Int(count))
      .first { String(cString: $0.key) == "GLIB_DOMAIN" }
      .flatMap { $0.value?.assumingMemoryBound(to: CChar.self) }
  }
}
