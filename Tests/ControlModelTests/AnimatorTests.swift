import ControlModel
import Testing

@Suite("An animator")
struct AnimatorTests {
  /// The calls of the completion handlers, in order.
  private final class Record {
    var completions: [String] = []

    func completion(_ name: String) -> Animator<Double>.Completion {
      { self.completions.append("\(name) \($0)") }
    }
  }

  private let record = Record()

  @Test("An animation sets the model value at once and moves the presentation value toward it.")
  func modelAndPresentation() {
    let animator = Animator(0.0)
    animator.animate(
      to: 10, at: 100, duration: 10, curve: .linear, completion: record.completion("first"))
    #expect(animator.modelValue == 10)
    #expect(animator.isAnimating)
    #expect(
      [99, 100, 102.5, 110, 111].map(animator.presentationValue(at:)) == [0, 0, 2.5, 10, 10])
    animator.advance(to: 109.9)
    #expect(record.completions.isEmpty)
    animator.advance(to: 110)
    animator.advance(to: 111)
    #expect(record.completions == ["first true"])
    #expect(!animator.isAnimating)
  }

  @Test("A delayed animation leaves the presentation value unchanged until the delay is over.")
  func delay() {
    let animator = Animator(1.0)
    animator.animate(to: 0, at: 0, duration: 2, delay: 2)
    #expect(animator.modelValue == 0)
    #expect(animator.presentationValue(at: 1.9) == 1)
    #expect((animator.presentationValue(at: 3) - 0.5).magnitude < 1e-9)
    #expect(animator.presentationValue(at: 4) == 0)
  }

  @Test("A negative delay counts as no delay.")
  func negativeDelay() {
    let animator = Animator(0.0)
    animator.animate(to: 10, at: 5, duration: 10, delay: -5, curve: .linear)
    #expect(animator.presentationValue(at: 6) == 1)
  }

  @Test("An animation that replaces another starts at the presentation value; each ends once.")
  func replacement() {
    let animator = Animator(0.0)
    animator.animate(
      to: 10, at: 0, duration: 10, curve: .linear, completion: record.completion("first"))
    animator.animate(
      to: 0, at: 4, duration: 8, curve: .linear, completion: record.completion("second"))
    #expect(record.completions == ["first false"])
    #expect([4, 6, 8, 12].map(animator.presentationValue(at:)) == [4, 3, 2, 0])
    animator.advance(to: 12)
    animator.cancel()
    #expect(record.completions == ["first false", "second true"])
  }

  @Test(
    "An animation without a duration shows its end value at once, whatever the delay.",
    arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    let animator = Animator(0.0)
    animator.animate(to: 5, at: 0, duration: 10, completion: record.completion("first"))
    animator.animate(
      to: 1, at: 1, duration: duration, delay: 3, completion: record.completion("second"))
    #expect(animator.presentationValue(at: 1) == 1)
    #expect(!animator.isAnimating)
    #expect(record.completions == ["first false", "second true"])
  }

  @Test("An animation to the current model value finishes at once and stops no other animation.")
  func noChange() {
    let animator = Animator(0.0)
    animator.animate(to: 0, at: 0, duration: 1, completion: record.completion("rest"))
    #expect(record.completions == ["rest true"])
    animator.animate(
      to: 10, at: 0, duration: 10, curve: .linear, completion: record.completion("first"))
    animator.animate(to: 10, at: 5, duration: 10, completion: record.completion("same"))
    #expect(record.completions == ["rest true", "same true"])
    #expect(animator.presentationValue(at: 6) == 6)
  }

  @Test("A canceled animation shows the model value and reports once that it did not finish.")
  func canceling() {
    let animator = Animator(0.0)
    animator.animate(to: 10, at: 0, duration: 10, completion: record.completion("first"))
    animator.cancel()
    animator.cancel()
    animator.advance(to: 20)
    #expect(animator.presentationValue(at: 1) == 10)
    #expect(record.completions == ["first false"])
  }

  @Test("A completion handler can start the next animation.")
  func chaining() {
    let animator = Animator(0.0)
    animator.animate(to: 10, at: 0, duration: 10, curve: .linear) { [record] finished in
      animator.animate(
        to: 0, at: 10, duration: 10, curve: .linear, completion: record.completion("\(finished)"))
    }
    animator.advance(to: 10)
    #expect(animator.isAnimating)
    #expect(animator.presentationValue(at: 12) == 8)
    animator.advance(to: 20)
    #expect(record.completions == ["true true"])
  }

  @Test("The default curve is UIKit's, slow at both ends.")
  func defaultCurve() {
    let animator = Animator(0.0)
    animator.animate(to: 1, at: 0, duration: 1)
    #expect((animator.presentationValue(at: 0.25) - 0.129162).magnitude < 1e-6)
  }

  @Test("Colors animate like numbers.")
  func otherValues() {
    let color = Animator(Color.gray)
    color.animate(to: .white, at: 0, duration: 1, curve: .linear)
    #expect(color.presentationValue(at: 0.5) == Color(white: 0.75))
  }
}
