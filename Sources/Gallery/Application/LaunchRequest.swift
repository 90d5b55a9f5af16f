import GalleryModel
import GtkKit
import Theming

/// The request of a command line.
///
/// All its values are valid.
struct LaunchRequest: Equatable {
  /// The page to open, or nil for the page of the last session.
  var page: Page?
  /// The theme to show from now on, or nil for the theme of the last session.
  var theme: ThemeChoice?
  /// Whether the page is shown alone in a separate window.
  var showsPageAlone = false
  /// The seed of the Mystery Grid's surprises, or nil for different surprises each time.
  var seed: UInt64?
  /// The rows and columns of the Mystery Grid page, or nil for those of the write-up.
  var gridLayout: MysteryGridLayout?
  /// The screenshot to write instead of waiting for the user.
  var screenshot: Screenshot?
  /// Whether to report the first frame and exit, for measurements.
  var exitsAfterFirstFrame = false
  /// Whether to print the window's widget tree and exit, for comparisons.
  var printsTree = false
  /// The number of flips of the Flipper's card to report, for measurements.
  var reportedFlips: Int?
  /// The number of theme changes to report on a page alone, for measurements.
  var reportedThemes: Int?
  /// Whether to visit every page twice and report each visit, for measurements.
  var reportsVisits = false

  /// A screenshot of the window, and the look of the window in it.
  struct Screenshot: Equatable {
    var path: String
    /// The number of pixels in a point, 1 or 2, or nil for the display's scale.
    var scale: Int?
    var look = Look.light
    var direction = TextDirection.leftToRight
    /// The fraction of a turn, from 0 to 1, at which the Flipper's card is held, or nil for no
    /// turn.
    var flipProgress: Double?
  }

  /// Whether this process must handle the request by itself, instead of passing it to a running
  /// gallery.
  var isAlone: Bool {
    screenshot != nil || exitsAfterFirstFrame || printsTree || reportedFlips != nil
      || reportedThemes != nil || reportsVisits
  }

  /// Creates the request of a launch without options: to show the gallery as the user left it.
  init() {}

  /// Throws an error if the request comes from another process and would end the process that has
  /// the windows.
  func check(isRemote: Bool) throws(LaunchError) {
    if isRemote, isAlone { throw .needsOwnProcess }
  }

  /// Creates a request from the options of a command line.
  ///
  /// - Throws: `LaunchError` for the first invalid option, in the order of the options.
  init(_ values: OptionValues) throws(LaunchError) {
    if let word = values.words.first { throw .surplusWord(word) }
    page = try values.text(.page).map(Self.page(named:))
    theme = try values.text(.theme).map(Self.theme(named:))
    showsPageAlone = values.flag(.window)
    exitsAfterFirstFrame = values.flag(.exitAfterFirstFrame)
    printsTree = values.flag(.dumpTree)
    seed = try values.text(.seed).map(Self.seed)
    gridLayout = try Self.gridLayout(values)
    screenshot = try Self.screenshot(values, theme: theme)
    reportedFlips = try Self.number(.reportFlips, values, from: 1...100)
    reportedThemes = try Self.number(.reportThemes, values, from: 1...100)
    reportsVisits = values.flag(.reportVisits)

    let ends = [
      LaunchOption.screenshot, .exitAfterFirstFrame, .dumpTree, .reportFlips, .reportThemes,
      .reportVisits,
    ].filter { values.flag($0) || values.text($0) != nil }
    if ends.count > 1 { throw .exclusive(options: ends) }
    if let option = [LaunchOption.seed, .rows, .columns].first(where: { values.text($0) != nil }) {
      try show(.mysteryGrid, because: option)
    }
    if screenshot?.flipProgress != nil { try show(.flipper, because: .flipProgress) }
    if reportedFlips != nil {
      try show(.flipper, because: .reportFlips)
      showsPageAlone = true
    }
    if reportedThemes != nil { showsPageAlone = true }
    if reportsVisits, showsPageAlone { throw .exclusive(options: [.window, .reportVisits]) }
  }

  /// Selects the page that an option belongs to.
  ///
  /// Throws an error if the request names another page.
  private mutating func show(_ wanted: Page, because option: LaunchOption) throws(LaunchError) {
    if let page, page != wanted {
      throw .invalidValue(
        option: .page, value: page.identifier,
        allowed: ["\(wanted.identifier) with --\(option.rawValue)"])
    }
    page = wanted
  }

  /// Returns the whole number of an option, or nil if the option was not given.
  ///
  /// - Throws: `LaunchError` if the text is not a whole number in the range.
  static func number(
    _ option: LaunchOption, _ values: OptionValues, from range: ClosedRange<Int>
  ) throws(LaunchError) -> Int? {
    guard let text = values.text(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        option: option, value: text,
        allowed: ["a number from \(range.lowerBound) to \(range.upperBound)"])
    }
    return number
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

  private static func screenshot(
    _ values: OptionValues, theme: ThemeChoice?
  ) throws(LaunchError) -> Screenshot? {
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
    // A file name in another encoding arrives with U+FFFD instead of its bytes.
    guard !path.isEmpty, !path.contains("\u{fffd}") else {
      throw .invalidValue(option: .screenshot, value: path, allowed: ["a file name in UTF-8"])
    }
    return Screenshot(
      path: path, scale: scale, look: look ?? Look(with: theme),
      direction: direction ?? .leftToRight,
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
