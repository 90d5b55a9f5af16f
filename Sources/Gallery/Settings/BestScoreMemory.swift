import Demos
import GtkKit

/// Keeps the best score of the document's mystery grid in a key file under the user's configuration
/// folder.
///
/// A score that cannot be written holds here, and is written with the next one or when
/// ``synchronize()`` is called.
final class BestScoreMemory {
  private let file: SettingsFile

  /// The score that could not be written yet, in points.
  private var unwrittenScore: Int?

  private enum Key {
    static let bestScore = "BestScore"
  }

  /// The memory of the user who runs the program, or one at another path.
  init(path: String = SettingsFile.path(of: "mystery-grid.ini")) {
    file = SettingsFile(path: path, group: "Mystery Grid")
  }

  /// The best score so far, in points; nil without a memory, or with a damaged one.
  func load() -> Int? {
    [writtenScore(), unwrittenScore].compactMap { $0 }.max()
  }

  private func writtenScore(holding lock: FileLock? = nil) -> Int? {
    file.load(holding: lock, read) ?? nil
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> Int? {
    try values.number(Key.bestScore, in: MysteryGridLayout.standard.possibleScores)
  }

  /// Keeps a score unless a higher one is kept, which another process may have done meanwhile.
  ///
  /// What cannot be written is said, and the program goes on.
  ///
  /// - Returns: The higher one of the two, in points.
  func keep(_ score: Int) -> Int {
    let score = max(score, unwrittenScore ?? score)
    unwrittenScore = score
    guard let lock = file.lock() else { return score }
    defer { lock.release() }
    if let written = writtenScore(holding: lock), written >= score {
      unwrittenScore = nil
      return written
    }
    if file.save({ $0.set(score, for: Key.bestScore) }) { unwrittenScore = nil }
    return score
  }

  /// Tries once more to write what could not be written.
  func synchronize() {
    if let unwrittenScore { _ = keep(unwrittenScore) }
  }
}
