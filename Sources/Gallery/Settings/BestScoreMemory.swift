import Demos
import GtkKit

/// Keeps the best score of the document's mystery grid in a key file under the user's configuration
/// folder.
struct BestScoreMemory {
  private let file: SettingsFile

  private enum Key {
    static let bestScore = "BestScore"
  }

  /// The memory of the user who runs the program, or one at another path.
  init(path: String = SettingsFile.path(of: "mystery-grid.ini")) {
    file = SettingsFile(path: path, group: "Mystery Grid")
  }

  /// What was kept last, in points; nil without a memory, or with a damaged one.
  func load() -> Int? {
    file.load(read) ?? nil
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
    do {
      let lock = try FileLock(for: file.path)
      defer { lock.release() }
      if let kept = load(), kept >= score { return kept }
      file.save { $0.set(score, for: Key.bestScore) }
    } catch {
      file.report("\(error); changes are not kept")
    }
    return score
  }
}
