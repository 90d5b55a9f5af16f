import GalleryModel
import GtkKit

extension LaunchRequest.Screenshot {
  /// Sets the environment that GDK and GTK read when the display is opened.
  func setEnvironment() {
    DesktopSettings.forgetUserForScreenshot()
    if let scale { ProcessEnvironment.set("GDK_SCALE", to: "\(scale)") }
    ProcessEnvironment.set("GTK_THEME", to: look.themeName)
  }

  /// Throws an error if a scale is given under Wayland, where GDK_SCALE has no effect.
  func check(isWayland: Bool) throws(LaunchError) {
    if scale != nil, isWayland { throw .scaleUnderWayland }
  }

  /// Makes all windows that are created from now on look the same on every run.
  func fixLook() {
    DesktopSettings.fixForScreenshot()
    TextDirection.standard = direction
  }
}

extension LaunchRequest {
  /// Returns the seed that a text contains.
  ///
  /// - Throws: `LaunchError` if the text is not a whole number that an unsigned 64-bit integer can
  ///   hold.
  static func seed(_ text: String) throws(LaunchError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .invalidValue(
        option: .seed, value: text, allowed: ["a whole number from 0 to \(UInt64.max)"])
    }
    return seed
  }

  /// Returns a grid with the given rows and columns, or nil if neither is given.
  ///
  /// If only one is given, the other is the write-up's.
  ///
  /// - Throws: `LaunchError` if a number is invalid, or the grid has too many buttons.
  static func gridLayout(_ values: OptionValues) throws(LaunchError) -> MysteryGridLayout? {
    let range = 1...MysteryGridLayout.maximumButtonCount
    let rows = try number(.rows, values, from: range)
    let columns = try number(.columns, values, from: range)
    guard rows != nil || columns != nil else { return nil }
    do {
      return try MysteryGridLayout(
        rows: rows ?? MysteryGridLayout.standard.rows,
        columns: columns ?? MysteryGridLayout.standard.columns)
    } catch {
      throw .unusableGrid(error)
    }
  }
}
