import Gallery

/// The gallery with options that measure it.
public enum GalleryBench {
  /// Runs the gallery until its last window closes, or until it has reported its measurements.
  ///
  /// - Returns: The exit status.
  public static func run() -> Int {
    // The measurement of the launch begins before the application exists.
    let measurements = Measurements()
    return GalleryApplication(tool: measurements).run()
  }
}
