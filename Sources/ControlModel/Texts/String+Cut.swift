extension String {
  /// Returns the string truncated to `limit` characters, with “…” appended if anything was removed.
  ///
  /// - Parameter limit: The maximum number of characters before the “…”, 0 or more.
  public func cut(after limit: Int) -> String {
    let end = index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : self[..<end] + "…"
  }
}
