import GalleryModel
import GtkKit

/// The options of the Mystery Grid page: `--seed`, `--rows`, and `--columns`.
struct MysteryGridOptions: PageOptions, Equatable {
  /// The seed of the surprises, or nil for different surprises at each launch.
  var seed: UInt64?

  /// The number of rows and columns.
  var layout = MysteryGridLayout.standard

  /// The maximum time for which the board of a finished round is shown, in seconds.
  ///
  /// No command-line option sets this time.
  var closingMoment = MysteryGridDemo.closingMoment

  static let declarations = [seed, rows, columns]

  private static let seed = LaunchOption(
    "seed", kind: .text, help: "Seed the Mystery Grid so that its rounds repeat", argumentName: "N")
  private static let rows = LaunchOption(
    "rows", kind: .text, help: "Show a Mystery Grid with N rows", argumentName: "N")
  private static let columns = LaunchOption(
    "columns", kind: .text, help: "Show a Mystery Grid with N columns", argumentName: "N")
}

extension MysteryGridOptions {
  /// Creates options from a command line.
  ///
  /// If the command line contains no number of rows or no number of columns, the original's number
  /// is used instead.
  ///
  /// - Throws: `LaunchError` if a number is invalid, or if the grid has too many buttons.
  init(_ values: OptionValues) throws(LaunchError) {
    self.init()
    seed = try values.text(Self.seed).map(Self.wholeNumber(in:))
    let range = 1...MysteryGridLayout.maximumButtonCount
    let rows = try values.number(Self.rows, in: range)
    let columns = try values.number(Self.columns, in: range)
    do {
      layout = try MysteryGridLayout(rows: rows ?? layout.rows, columns: columns ?? layout.columns)
    } catch {
      throw .unusableGrid(error)
    }
  }

  private static func wholeNumber(in text: String) throws(LaunchError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .invalidValue(
        option: seed, value: text, allowed: ["a whole number from 0 to \(UInt64.max)"])
    }
    return seed
  }
}
