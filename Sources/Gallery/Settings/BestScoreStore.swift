import GalleryModel
import GtkKit

/// Saves the best score of the Mystery Grid page.
///
/// A score that another process has saved is never replaced by a lower score.
final class BestScoreStore: SettingsStore<BestScore> {
  /// Returns the best score, in points, or nil if neither the file nor this process has one.
  func load() -> Int? { read().points }

  /// Saves `score`, unless a higher score is already saved, possibly by another process.
  ///
  /// If `score` can't be written, shows a warning and continues.
  ///
  /// - Returns: The higher of `score` and the score that is already saved, in points.
  func save(_ score: Int) -> Int {
    save(BestScore(points: score))
    return values.points ?? score
  }
}

/// The contents of the file with the best score.
struct BestScore: Equatable {
  var points: Int?
}

extension BestScore: Settings {
  static let fileName = "mystery-grid.ini"
  static let access = FileAccess.byUmask
  private static let group = "Mystery Grid"
  private static let key = "BestScore"

  init(from file: KeyFile) throws(KeyFileError) {
    points = try file[Self.group].number(
      Self.key, in: MysteryGridLayout.standard.possibleScores)
  }

  func write(to file: KeyFile) {
    if let points { file[Self.group].set(points, for: Self.key) }
  }

  /// Returns the contents with the higher of the two scores.
  func completed(by other: BestScore) -> BestScore {
    BestScore(points: [points, other.points].compactMap { $0 }.max())
  }
}
