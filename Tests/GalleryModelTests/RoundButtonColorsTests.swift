import ControlModel
import GalleryModel
import Testing

@Suite("The colors of a round button")
struct RoundButtonColorsTests {
  private static let gray = RoundButtonColors(background: .gray, title: .white)
  private static let white = RoundButtonColors(background: .white, title: .gray)

  @Test(
    "A tap turns gray into white, and any other color into gray.",
    arguments: [
      (gray, white), (white, gray),
      (RoundButtonColors(background: .gray, title: .black), white),
      (RoundButtonColors(background: .brown, title: .white), gray),
      (RoundButtonColors(background: .clear, title: .gray), gray),
    ])
  func tap(before: RoundButtonColors, after: RoundButtonColors) {
    #expect(before.toggled(resting: Self.gray) == after)
  }

  @Test("A screen reader announces the name of the color.")
  func colorName() {
    #expect(Self.gray.accessibleDescription(resting: Self.gray) == "Gray")
    #expect(Self.white.accessibleDescription(resting: Self.gray) == "White")
    let own = RoundButtonColors(background: .brown, title: .white)
    #expect(own.accessibleDescription(resting: Self.gray) == "Brown")
    #expect(own.accessibleDescription(resting: own) == "Gray")
  }

  @Test("A change of theme replaces only the colors of the old theme.")
  func changeOfTheme() {
    let black = RoundButtonColors(background: .black, title: .brown)
    #expect(Self.gray.replacing(resting: Self.gray, with: black) == black)
    #expect(Self.white.replacing(resting: Self.gray, with: black) == black.inverted)
    let own = RoundButtonColors(background: .brown, title: .white)
    #expect(own.replacing(resting: Self.gray, with: black) == own)
  }

  @Test("A tap animates for 0.75 s and ends at exactly the new colors.")
  func animation() {
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 100)
    #expect(shown.modelValue == Self.white)
    #expect(shown.presentationValue(at: 100) == Self.gray)
    let middle = shown.presentationValue(at: 100.375)
    #expect((middle.background.red - 0.75).magnitude < 1e-6)
    #expect((middle.title.red - 0.75).magnitude < 1e-6)
    shown.advance(to: 100.749)
    #expect(shown.isAnimating)
    shown.advance(to: 100.75)
    #expect(!shown.isAnimating)
    #expect(shown.presentationValue(at: 100.75) == Self.white)
  }

  @Test("A tap during the animation reverses it from the presented colors.", arguments: 0...15)
  func reversing(twentieths: Int) {
    let time = Double(twentieths) / 20
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 0)
    let before = shown.presentationValue(at: time)
    shown.toggle(resting: Self.gray, at: time)
    #expect(shown.modelValue == Self.gray)
    #expect(shown.presentationValue(at: time) == before)
    #expect(shown.presentationValue(at: time + 0.75) == Self.gray)
  }

  @Test("A tap without animation changes the colors at once.")
  func noAnimation() {
    let shown = Animator(Self.gray)
    shown.toggle(resting: Self.gray, at: 0)
    shown.toggle(resting: Self.gray, at: 0.3, animated: false)
    #expect(!shown.isAnimating)
    #expect(shown.presentationValue(at: 0.3) == Self.gray)
  }

  @Test("The colors after several taps depend on whether their number is even.", arguments: 0..<9)
  func parity(taps: Int) {
    let shown = Animator(Self.gray)
    for tap in 0..<taps { shown.toggle(resting: Self.gray, at: Double(tap) * 0.31) }
    shown.advance(to: 100)
    #expect(shown.presentationValue(at: 100) == (taps % 2 == 0 ? Self.gray : Self.white))
  }
}
