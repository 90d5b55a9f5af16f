import GalleryModel
import GtkKit

extension LaunchRequest {
  /// The seed that a text names: any whole number that 64 bits without a sign hold.
  static func seed(_ text: String) throws(LaunchError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .invalidValue(
        option: .seed, value: text, allowed: ["a whole number from 0 to \(UInt64.max)"])
    }
    return seed
  }

  /// The grid of the rows and columns that are given; where one is not, it is the document's.
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
