import GalleryModel
import GtkKit

/// Saves the best score of the write-up's mystery grid in a key file in the user's configuration
/// directory.
///
/// The store remembers the highest score that this process has read or saved. If the file does not
/// contain that score, because it could not be written or was damaged or deleted in the meantime,
/// it is written with the next score or by ``synchronize()``.
final class BestScoreStore {
  private let file: SettingsFile

  /// The highest score that this process has read or saved, in points.
  private var bestScore: Int?

  /// Whether the best score could not be written when it was saved.
  private var isUnwritten = false

  private enum Key {
    static let bestScore = "BestScore"
  }

  /// Creates the store of the current user, or returns nil if the user has no configuration
  /// directory.
  convenience init?() {
    guard let path = SettingsFile.path(of: "mystery-grid.ini") else { return nil }
    self.init(path: path)
  }

  /// Creates a store with the file at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Mystery Grid")
    file.onUnlock = { [weak self] in self?.synchronize() }
  }

  /// Returns the best score so far, in points, or nil if neither the file nor this process has one.
  func load() -> Int? {
    bestScore = [file.load(read) ?? nil, bestScore].compactMap { $0 }.max()
    return bestScore
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> Int? {
    try values.number(Key.bestScore, in: MysteryGridLayout.standard.possibleScores)
  }

  /// Saves a score unless a higher one is already saved, possibly by another process.
  ///
  /// If the score cannot be written, shows a warning and continues.
  ///
  /// - Returns: The higher of the two scores, in points.
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

  /// Writes the best score if the file does not contain it.
  func synchronize() {
    guard let bestScore else { return }
    if let written = file.peek(read) ?? nil, written >= bestScore { return }
    _ = keep(bestScore)
  }

  /// Tries again to write a score that could not be written, without waiting for the lock.
  func retry() {
    guard isUnwritten, let bestScore else { return }
    _ = write(bestScore, holding: file.lockAtOnce())
  }
}
