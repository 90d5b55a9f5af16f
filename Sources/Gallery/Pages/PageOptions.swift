import GtkKit

/// The command-line options of a page, parsed.
///
/// ```swift
/// struct HelloOptions: PageOptions, Equatable {
///   var count = 1
///
///   static let declarations = [
///     LaunchOption("greetings", kind: .text, help: "Show N greetings", argumentName: "N")
///   ]
///
///   init() {}
///
///   init(_ values: OptionValues) throws(LaunchError) {
///     count = try values.number(Self.declarations[0], in: 1...9) ?? count
///   }
/// }
/// ```
///
/// The sample declares an option `--greetings`, and reads a number from 1 to 9. The page's
/// controller declares a static property `options` with the value `HelloOptions.self`, and reads
/// `context.options[HelloOptions.self].count`.
///
/// - A command line that contains one of the options opens the page. Such a command line is invalid
///   if it also names another page.
/// - If the page is already open in the main window, the window builds the page again with the new
///   options.
protocol PageOptions {
  /// The declarations of the options, in the order of their lines in `--help`.
  static var declarations: [LaunchOption] { get }

  /// Whether the options affect only screenshots, and are invalid without `--screenshot`.
  ///
  /// The default is false.
  static var areForScreenshots: Bool { get }

  /// Creates options with their default values, for a command line that contains none of them.
  init()

  /// Creates options from a command line.
  ///
  /// - Throws: `LaunchError` for the first invalid value.
  init(_ values: OptionValues) throws(LaunchError)

  /// Returns whether `other` has the same type and is equal.
  func isEqual(to other: any PageOptions) -> Bool
}

extension PageOptions where Self: Equatable {
  func isEqual(to other: any PageOptions) -> Bool { self == other as? Self }
}

extension PageOptions {
  static var areForScreenshots: Bool { false }

  /// Returns the first of these options that the command line contains, or nil if it contains none.
  static func first(in values: OptionValues) -> LaunchOption? {
    declarations.first { values.has($0) }
  }
}

/// The options of all pages on one command line, found by their type.
///
/// If the command line contains none of a page's options, they have their default values.
struct PageOptionSet: Equatable {
  private var values: [ObjectIdentifier: any PageOptions] = [:]

  /// Creates a set in which all options have their default values.
  init() {}

  /// Creates a set with the options of one page, in which all others have their default values.
  init<Options: PageOptions>(_ options: Options) {
    self[Options.self] = options
  }

  /// Whether the command line contained none of the pages' options.
  ///
  /// An option counts even if its value is the default value.
  var isEmpty: Bool { values.isEmpty }

  /// The options of the given type.
  subscript<Options: PageOptions>(type: Options.Type) -> Options {
    get { values[ObjectIdentifier(type)] as? Options ?? Options() }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Reads the options of the given type from a command line, if it contains any of them.
  mutating func read<Options: PageOptions>(
    _ type: Options.Type, from values: OptionValues
  ) throws(LaunchError) {
    if type.first(in: values) != nil { self[type] = try Options(values) }
  }

  static func == (left: PageOptionSet, right: PageOptionSet) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { type, options in
        right.values[type].map { $0.isEqual(to: options) } ?? false
      }
  }
}
