extension String {
  /// The text without what stands behind so many characters, for a place that a paste without end
  /// must not fill; "…" stands for the rest.
  public func cut(after limit: Int) -> String {
    let end = index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : self[..<end] + "…"
  }
}
