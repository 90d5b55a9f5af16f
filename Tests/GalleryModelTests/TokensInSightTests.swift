import ControlModel
import GalleryModel
import Testing

@Suite("The tokens that need a view")
struct TokensInSightTests {
  /// Rows of two tokens each, 31 points from row to row.
  private func frames(_ count: Int) -> [Rectangle] {
    (0..<count).map {
      Rectangle(x: Double($0 % 2) * 100, y: Double($0 / 2) * 31, width: 90, height: 25)
    }
  }

  @Test("are all tokens of a short list")
  func shortList() {
    for count in [0, 1, 300] {
      let indices = TokensInSight.indices(of: frames(count), in: nil, focusedIndex: nil)
      #expect(indices == Array(0..<count))
    }
  }

  @Test("are those at both ends of a long list, as long as nothing is in sight")
  func ends() {
    let indices = TokensInSight.indices(of: frames(301), in: nil, focusedIndex: nil)
    #expect(indices == Array(0..<60) + Array(241..<301))
  }

  @Test("include those in the visible part and 600 points above and below it")
  func visiblePart() {
    let visible = Rectangle(x: 0, y: 31_000, width: 200, height: 310)
    let indices = TokensInSight.indices(of: frames(10_000), in: visible, focusedIndex: nil)
    let seen = indices.filter { (60..<9_940).contains($0) }
    // The first row whose lower edge is below 30,400, and the last one that begins above 31,910.
    #expect(seen.first == 980 * 2)
    #expect(seen.last == 1_029 * 2 - 1)
    #expect(seen == Array(seen[0]...seen[seen.count - 1]))
    #expect(indices.count == 120 + seen.count)
  }

  @Test("include no row whose lower edge is just 600 points above the visible part")
  func edge() {
    let visible = Rectangle(x: 0, y: 980 * 31 + 25 + 600, width: 200, height: 310)
    let indices = TokensInSight.indices(of: frames(10_000), in: visible, focusedIndex: nil)
    #expect(indices.first { $0 >= 60 } == 981 * 2)
  }

  @Test("include 60 on each side of the focus", arguments: [0, 59, 5_000, 9_999])
  func focus(index: Int) {
    let indices = TokensInSight.indices(of: frames(10_000), in: nil, focusedIndex: index)
    let around = max(0, index - 60)...min(9_999, index + 60)
    #expect(indices == Set(0..<60).union(around).union(9_940..<10_000).sorted())
  }

  @Test("are in the list although the focus is not in it any more", arguments: [-1, 10_000, .max])
  func focusOutside(index: Int) {
    let indices = TokensInSight.indices(of: frames(10_000), in: nil, focusedIndex: index)
    #expect(indices == Array(0..<60) + Array(9_940..<10_000))
  }

  @Test("include all tokens where everything is in sight")
  func everythingVisible() {
    let visible = Rectangle(x: 0, y: 0, width: 200, height: 100_000)
    let indices = TokensInSight.indices(of: frames(1_000), in: visible, focusedIndex: 5)
    #expect(indices == Array(0..<1_000))
  }
}
