import Demos
import GtkKit
import Theme

/// What a command line asks for, checked: nothing in it can be wrong any more.
struct LaunchRequest: Equatable {
  /// The page to open; nil opens the one of the last time.
  var page: Page?
  /// The theme to show from now on; nil leaves the one of the last time.
  var theme: ThemeChoice?
  /// Whether the page is shown alone, in a window of its own.
  var showsPageAlone = false
  /// The picture to write instead of waiting for the user.
  var screenshot: Screenshot?
  /// Whether to report the first frame and exit, for measurements.
  var exitsAfterFirstFrame = false
  /// Whether to print the window's widget tree and exit, for comparisons.
  var printsTree = false
  /// How often to turn the Flipper's card over and report it, for measurements.
  var reportedFlips: Int?
  /// How often to change the theme of a page alone and report it, for measurements.
  var reportedThemes: Int?
  /// Whether to visit every page twice and report each visit, for measurements.
  var reportsVisits = false

  /// A picture of the window and what it shall look like.
  struct Screenshot: Equatable {
    var path: String
    /// The pixels of a point, 1 or 2; nil leaves the display's own.
    var scale: Int?
    var look = Look.light
    var direction = TextDirection.leftToRight
    /// The part of its turn, 0 to 1, at which the card of the Flipper page is held.
    var flipProgress: Double?
  }

  /// Whether the process must not hand the request to another one that is running.
  var isAlone: Bool {
    screenshot != nil || exitsAfterFirstFrame || printsTree || reportedFlips != nil
      || reportedThemes != nil || reportsVisits
  }

  /// Checks a command line.
  ///
  /// - Throws: `LaunchError` for the first thing that is wrong, in the order of the options.
  init(_ values: OptionValues) throws(LaunchError) {
    if let word = values.words.first { throw .surplusWord(word) }
    page = try values.text(.page).map(Self.page(named:))
    theme = try values.text(.theme).map(Self.theme(named:))
    showsPageAlone = values.flag(.window)
    exitsAfterFirstFrame = values.flag(.exitAfterFirstFrame)
    printsTree = values.flag(.dumpTree)
    screenshot = try Self.screenshot(values)
    reportedFlips = try Self.count(.reportFlips, values)
    reportedThemes = try Self.count(.reportThemes, values)
    reportsVisits = values.flag(.reportVisits)

    let ends = [
      LaunchOption.screenshot, .exitAfterFirstFrame, .dumpTree, .reportFlips, .reportThemes,
      .reportVisits,
    ].filter { values.flag($0) || values.text($0) != nil }
    if ends.count > 1 { throw .exclusive(options: ends) }
    if screenshot?.flipProgress != nil { try showFlipper(for: .flipProgress) }
    if reportedFlips != nil {
      try showFlipper(for: .reportFlips)
      showsPageAlone = true
    }
    if reportedThemes != nil { showsPageAlone = true }
    if reportsVisits, showsPageAlone { throw .exclusive(options: [.window, .reportVisits]) }
  }

  /// Shows the page that an option is for, and refuses another one.
  private mutating func showFlipper(for option: LaunchOption) throws(LaunchError) {
    if let page, page != .flipper {
      throw .invalidValue(
        option: .page, value: page.identifier, allowed: ["flipper with --\(option.rawValue)"])
    }
    page = .flipper
  }

  private static func count(
    _ option: LaunchOption, _ values: OptionValues
  ) throws(LaunchError) -> Int? {
    guard let text = values.text(option) else { return nil }
    guard let count = Int(text), (1...100).contains(count) else {
      throw .invalidValue(option: option, value: text, allowed: ["a number from 1 to 100"])
    }
    return count
  }

  private static func page(named identifier: String) throws(LaunchError) -> Page {
    do {
      return try Page.named(identifier)
    } catch {
      throw .unknownPage(error)
    }
  }

  private static func theme(named identifier: String) throws(LaunchError) -> ThemeChoice {
    do {
      return try ThemeChoice.named(identifier)
    } catch {
      throw .unknownTheme(error)
    }
  }

  private static func screenshot(_ values: OptionValues) throws(LaunchError) -> Screenshot? {
    let scale = try choice(.scale, values, from: [("1", 1), ("2", 2)])
    let look = try choice(.scheme, values, from: Look.allCases.map { ($0.rawValue, $0) })
    let direction = try choice(
      .direction, values, from: [("ltr", TextDirection.leftToRight), ("rtl", .rightToLeft)])

    let flipProgress = try values.text(.flipProgress).map(Self.progress)

    guard let path = values.text(.screenshot) else {
      let stray = [LaunchOption.scale, .scheme, .direction, .flipProgress].first {
        values.text($0) != nil
      }
      if let stray { throw .needsScreenshot(option: stray) }
      return nil
    }
    // A name in another encoding comes with U+FFFD in the place of its bytes.
    guard !path.isEmpty, !path.contains("\u{fffd}") else {
      throw .invalidValue(option: .screenshot, value: path, allowed: ["a file name in UTF-8"])
    }
    return Screenshot(
      path: path, scale: scale, look: look ?? .light, direction: direction ?? .leftToRight,
      flipProgress: flipProgress)
  }

  private static func progress(_ text: String) throws(LaunchError) -> Double {
    guard let progress = Double(text), (0...1).contains(progress) else {
      throw .invalidValue(
        option: .flipProgress, value: text, allowed: ["a number from 0 to 1"])
    }
    return progress
  }

  private static func choice<Value>(
    _ option: LaunchOption, _ values: OptionValues, from choices: [(text: String, value: Value)]
  ) throws(LaunchError) -> Value? {
    guard let text = values.text(option) else { return nil }
    guard let choice = choices.first(where: { $0.text == text }) else {
      throw .invalidValue(option: option, value: text, allowed: choices.map(\.text))
    }
    return choice.value
  }
}
