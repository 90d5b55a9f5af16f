import GalleryModel
import GtkKit
import Theming

/// What a command line asks for, checked: nothing in it can be wrong any more.
struct LaunchRequest: Equatable {
  /// The page to open; nil opens the one of the last time.
  var page: Page?
  /// The theme to show from now on; nil leaves the one of the last time.
  var theme: ThemeChoice?
  /// Whether the page is shown alone, in a window of its own.
  var showsPageAlone = false
  /// The number that the surprises of the Mystery Grid page follow from; nil has new ones each time.
  var seed: UInt64?
  /// The rows and columns of the Mystery Grid page; nil leaves the document's.
  var gridLayout: MysteryGridLayout?
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

  /// What a start without options asks for: to show the gallery as it was left.
  init() {}

  /// Refuses what would end the process that has the windows, where another process asks for it.
  func check(isRemote: Bool) throws(LaunchError) {
    if isRemote, isAlone { throw .needsOwnProcess }
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

  /// Shows the page that an option is about, and refuses another one.
  private mutating func show(_ wanted: Page, because option: LaunchOption) throws(LaunchError) {
    if let page, page != wanted {
      throw .invalidValue(
        option: .page, value: page.identifier,
        allowed: ["\(wanted.identifier) with --\(option.rawValue)"])
    }
    page = wanted
  }

  /// The whole number of an option within a range; nil where the option is not given.
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
    // A name in another encoding comes with U+FFFD in the place of its bytes.
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
