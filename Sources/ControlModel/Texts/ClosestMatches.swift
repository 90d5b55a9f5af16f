/// A search for the words that the user probably meant by a mistyped word.
public enum ClosestMatches {
  /// Returns the candidates that begin with the word or are similar to it, closest first.
  ///
  /// Case is ignored.
  ///
  /// A candidate is similar if at most n insertions, deletions, and replacements of a character
  /// turn the word into the candidate, where n is a third of the word's length, rounded down, but
  /// at least 1 and at most 3. An empty word has no matches.
  public static func of(_ word: String, among candidates: [String]) -> [String] {
    let word = word.lowercased()
    guard !word.isEmpty else { return [] }
    let tolerance = min(3, max(1, word.count / 3))
    return
      candidates
      .map { (candidate: $0, distance: distance(from: word, to: $0.lowercased())) }
      .filter { $0.distance <= tolerance || $0.candidate.lowercased().hasPrefix(word) }
      .sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
      .map(\.candidate)
  }

  /// Returns the Levenshtein distance: the minimum number of insertions, deletions, and
  /// replacements of one character that turn one word into the other.
  static func distance(from first: String, to second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let replaced = diagonal + (second[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
