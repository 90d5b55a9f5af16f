import GtkKit
import Theming

/// A screenshot of a window, and the look that the window has in it.
struct Screenshot: Equatable {
  /// The file to write.
  var path: String
  /// The number of pixels per point, 1 or 2, or nil for the display's scale.
  var scale: Int?
  var look = Look.light
  var direction = TextDirection.leftToRight
}

extension Screenshot {
  /// Creates a screenshot from the options of a command line, even if they don't request one.
  ///
  /// - Throws: `LaunchError` for the first option with an invalid value.
  init(_ values: OptionValues, theme: ThemeChoice?) throws(LaunchError) {
    scale = try values.choice(.scale, from: [("1", 1), ("2", 2)])
    look =
      try values.choice(.scheme, from: Look.allCases.map { ($0.rawValue, $0) }) ?? Look(with: theme)
    direction =
      try values.choice(.direction, from: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
      ?? .leftToRight
    path = values.text(.screenshot) ?? ""
  }

  /// Returns this screenshot, or nil if the command line requests none.
  ///
  /// - Throws: `LaunchError` if the file's name is invalid, or if no screenshot is requested but an
  ///   option for screenshots is present.
  func requested(by values: OptionValues) throws(LaunchError) -> Screenshot? {
    guard values.has(.screenshot) else {
      let stray = LaunchOption.forScreenshots.first { values.has($0) }
      if let stray { throw .needsScreenshot(option: stray) }
      return nil
    }
    // A file name that isn't in UTF-8 arrives with U+FFFD in place of the invalid bytes.
    guard !path.isEmpty, !path.contains("\u{fffd}") else {
      throw .invalidValue(option: .screenshot, value: path, allowed: ["a file name in UTF-8"])
    }
    return self
  }

  /// Sets the environment variables that GDK and GTK read when the display is opened, and removes
  /// those with the user's customizations.
  func setEnvironment() {
    DesktopSettings.forgetUserForScreenshot()
    if let scale { ProcessEnvironment.set("GDK_SCALE", to: "\(scale)") }
    ProcessEnvironment.set("GTK_THEME", to: look.themeName)
  }

  /// Throws an error if a scale is given under Wayland, where `GDK_SCALE` has no effect.
  func check(isWayland: Bool) throws(LaunchError) {
    if scale != nil, isWayland { throw .scaleUnderWayland }
  }

  /// Makes windows that are created later look the same in every launch, whatever the user's
  /// settings are.
  func fixLook() {
    DesktopSettings.fixForScreenshot()
    TextDirection.standard = direction
  }
}
