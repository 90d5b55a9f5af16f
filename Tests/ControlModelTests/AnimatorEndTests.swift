import ControlModel
import Testing

@Suite("The end of an animation")
struct AnimatorEndTests {
  /// The calls of the completion handlers, in order.
  private final class Record {
    var completions: [String] = []

    func completion(_ name: String) -> Animator<Double>.Completion {
      { self.completions.append("\(name) \($0)") }
    }
  }

  private let record = Record()
  private let animator = Animator(0.0)

  /// Starts an animation to 1 whose completion handler starts another animation to 2.
  private func startChain() {
    animator.animate(to: 1, at: 0, duration: 10, curve: .linear) { [animator, record] finished in
      record.completions.append("first \(finished)")
      animator.animate(
        to: 2, at: 5, duration: 10, curve: .linear, completion: record.completion("nested"))
    }
  }

  @Test(
    "An animation is finished at its begin time plus its duration, even if the sum is rounded.",
    arguments: [0, 4, 1_000_001, 86_400_003])
  func roundedEnd(begin: Int) {
    for duration in 1...40 {
      let end = Double(begin + duration) / 10
      let animation = Animation(
        from: 0.0, to: 8, beginTime: Double(begin) / 10, duration: Double(duration) / 10,
        curve: .linear)
      #expect(animation.isFinished(at: end), "\(begin) + \(duration) tenths")
      #expect(animation.value(at: end) == 8)
      #expect(!animation.isFinished(at: end - 1e-6), "\(begin) + \(duration) tenths")
    }
  }

  @Test("The frame at the end of an animation calls its completion handler.")
  func completionInTheLastFrame() {
    animator.animate(to: 1, at: 0.4, duration: 0.1, completion: record.completion("first"))
    animator.advance(to: 0.5)
    #expect(record.completions == ["first true"])
    #expect(!animator.isAnimating)
  }

  @Test(
    "An animation without a duration shows its value at once, even if it equals the model value.",
    arguments: [0, -1, Double.nan])
  func sameValueWithoutDuration(duration: Double) {
    animator.animate(to: 10, at: 0, duration: 10, completion: record.completion("first"))
    animator.animate(
      to: 10, at: 5, duration: duration, delay: 2, completion: record.completion("second"))
    #expect(animator.presentationValue(at: 5) == 10)
    #expect(!animator.isAnimating)
    #expect(record.completions == ["first false", "second true"])
  }

  @Test("An animation that starts while another is being replaced replaces both.")
  func replacingInACompletion() {
    startChain()
    animator.animate(to: 0, at: 5, duration: 10, completion: record.completion("second"))
    #expect(animator.modelValue == 2)
    #expect(animator.presentationValue(at: 15) == 2)
    animator.advance(to: 15)
    #expect(record.completions == ["first false", "second false", "nested true"])
  }

  @Test("An animation that starts while another is being canceled continues.")
  func cancelingInACompletion() {
    startChain()
    animator.cancel()
    #expect(animator.modelValue == 2)
    #expect(animator.isAnimating)
    #expect(animator.presentationValue(at: 10) == 1.5)
    animator.advance(to: 15)
    #expect(record.completions == ["first false", "nested true"])
  }

  @Test(
    "An animation that starts while another ends at once continues.", arguments: [0.0, 1])
  func showingAtOnceInACompletion(value: Double) {
    startChain()
    animator.animate(to: value, at: 5, duration: 0, completion: record.completion("second"))
    #expect(animator.modelValue == 2)
    #expect(animator.isAnimating)
    animator.advance(to: 15)
    #expect(record.completions == ["first false", "second true", "nested true"])
  }
}
