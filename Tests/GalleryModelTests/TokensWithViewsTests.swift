import ControlModel
import GalleryModel
import Testing

@Suite("The tokens that need a view")
struct TokensWithViewsTests {
  /// Returns frames in rows of two tokens, 31 points apart.
  private func frames(_ count: Int) -> [Rectangle] {
    (0..<count).map {
      Rectangle(x: Double($0 % 2) * 100, y: Double($0 / 2) * 31, width: 90, height: 25)
    }
  }

  @Test("A short list needs the views of all its tokens.")
  func shortList() {
    for count in [0, 1, 300] {
      let indices = TokensWithViews.indices(of: frames(count), in: nil, focusedIndex: nil)
      #expect(indices == Array(0..<count))
    }
  }

  @Test("A long list that is not visible needs the views at both ends.")
  func ends() {
    let indices = TokensWithViews.indices(of: frames(301), in: nil, focusedIndex: nil)
    #expect(indices == Array(0..<60) + Array(241..<301))
  }

  @Test("A long list needs the views up to 600 points above and below the visible part.")
  func visiblePart() {
    let visible = Rectangle(x: 0, y: 31_000, width: 200, height: 310)
    let indices = TokensWithViews.indices(of: frames(10_000), in: visible, focusedIndex: nil)
    let seen = indices.filter { (60..<9_940).contains($0) }
    // The first row ends below 30,400, and the last row begins above 31,910.
    #expect(seen.first == 980 * 2)
    #expect(seen.last == 1_029 * 2 - 1)
    #expect(seen == Array(seen[0]...seen[seen.count - 1]))
    #expect(indices.count == 120 + seen.count)
  }

  @Test("A row whose lower edge is exactly 600 points above the visible part needs no view.")
  func edge() {
    let visible = Rectangle(x: 0, y: 980 * 31 + 25 + 600, width: 200, height: 310)
    let indices = TokensWithViews.indices(of: frames(10_000), in: visible, focusedIndex: nil)
    #expect(indices.first { $0 >= 60 } == 981 * 2)
  }

  @Test(
    "The 60 tokens on each side of the focused one need views.", arguments: [0, 59, 5_000, 9_999])
  func focus(index: Int) {
    let indices = TokensWithViews.indices(of: frames(10_000), in: nil, focusedIndex: index)
    let around = max(0, index - 60)...min(9_999, index + 60)
    #expect(indices == Set(0..<60).union(around).union(9_940..<10_000).sorted())
  }

  @Test("A focused index outside the list needs no more views.", arguments: [-1, 10_000, .max])
  func focusOutside(index: Int) {
    let indices = TokensWithViews.indices(of: frames(10_000), in: nil, focusedIndex: index)
    #expect(indices == Array(0..<60) + Array(9_940..<10_000))
  }

  @Test("A list that is completely visible needs all its views.")
  func everythingVisible() {
    let visible = Rectangle(x: 0, y: 0, width: 200, height: 100_000)
    let indices = TokensWithViews.indices(of: frames(1_000), in: visible, focusedIndex: 5)
    #expect(indices == Array(0..<1_000))
  }
}
