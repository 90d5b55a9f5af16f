import GalleryModel
import GtkKit

/// Keeps the best score of the document's mystery grid in a key file under the user's configuration
/// folder.
///
/// The best score that was read or kept here holds here. Where the file lacks it, because it could
/// not be written or is damaged or deleted meanwhile, it is written with the next one or when
/// ``synchronize()`` is called.
final class BestScoreStore {
  private let file: SettingsFile

  /// The best score that was read or kept here, in points.
  private var bestScore: Int?

  /// Whether the best score could not be written when it was kept.
  private var isUnwritten = false

  private enum Key {
    static let bestScore = "BestScore"
  }

  /// The memory of the user who runs the program; nil for one who has no folder for settings.
  convenience init?() {
    guard let path = SettingsFile.path(of: "mystery-grid.ini") else { return nil }
    self.init(path: path)
  }

  /// The memory at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Mystery Grid")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// The best score so far, in points; nil without a memory, or with a damaged one.
  func load() -> Int? {
    bestScore = [file.load(read) ?? nil, bestScore].compactMap { $0 }.max()
    return bestScore
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
    let score = max(score, bestScore ?? score)
    bestScore = score
    isUnwritten = true
    return write(score, holding: file.lock())
  }

  private func write(_ score: Int, holding lock: FileLock?) -> Int {
    guard let lock else { return score }
    defer { lock.release() }
    if let written = file.load(holding: lock, read) ?? nil, written >= score {
      bestScore = written
      isUnwritten = false
      return written
    }
    isUnwritten = !file.save { $0.set(score, for: Key.bestScore) }
    return score
  }

  /// Writes the best score if the file lacks it.
  func synchronize() {
    guard let bestScore else { return }
    if let written = file.peek(read) ?? nil, written >= bestScore { return }
    _ = keep(bestScore)
  }

  /// Tries once more to write a score that could not be written; no window waits for it.
  func retry() {
    guard isUnwritten, let bestScore else { return }
    _ = write(bestScore, holding: file.lockAtOnce())
  }
}
