/// A value that changes at once, while the value on the screen follows gradually, as in an animated
/// property of a UIKit view.
///
/// ```swift
/// let animator = Animator(0.0)
/// animator.animate(to: 10, at: 0, duration: 4, curve: .linear) { finished in print(finished) }
/// animator.modelValue                // 10, immediately
/// animator.presentationValue(at: 1)  // 2.5, the value to draw
/// animator.advance(to: 4)            // prints "true"
/// animator.isAnimating               // false
/// ```
///
/// The animator reads no clock. Its owner passes the time of the frame clock, in seconds, with each
/// new value, and calls ``advance(to:)`` once per frame while ``isAnimating`` is true. Completions
/// run inside these calls and inside ``cancel()``, and may start the next animation.
///
/// The class is not isolated to an actor. Use it where its owner is isolated.
public final class Animator<Value: Interpolatable> {
  /// A function that is called once: with true if the animation reaches its end, or with false if
  /// the animation is replaced or canceled.
  public typealias Completion = (_ finished: Bool) -> Void

  /// The value that the last change set, even while the value on the screen is still moving toward
  /// it (UIKitRules.md R18).
  public private(set) var modelValue: Value

  private var running: (animation: Animation<Value>, completion: Completion?)?

  /// Creates an animator with a value and no animation.
  public init(_ value: Value) {
    modelValue = value
  }

  /// A Boolean value that indicates whether an animation is in progress, including its delay.
  public var isAnimating: Bool { running != nil }

  /// Returns the value to draw at the given time, in seconds.
  public func presentationValue(at time: Double) -> Value {
    running?.animation.value(at: time) ?? modelValue
  }

  /// Changes the value at once, and animates the value on the screen.
  ///
  /// - Usually, the new animation starts from the value on the screen, whereas UIKit jumps to the
  ///   old model value (UIKitRules.md R20, a deliberate difference). An animation in progress ends,
  ///   and its own completion is called with false.
  /// - If `duration` is 0 or less, the new value is shown immediately, without the delay. An
  ///   animation in progress ends, and its own completion is called with false. Then `completion`
  ///   is called with true before this method returns (UIKitRules.md R18).
  /// - If `duration` is positive and the model value already equals `value`, an animation in
  ///   progress continues, and `completion` is called with true before this method returns
  ///   (UIKitRules.md R19).
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - time: The current time, in seconds.
  ///   - duration: The length of the animation, in seconds.
  ///   - delay: The time before the animation begins, in seconds. A negative delay counts as 0.
  ///   - curve: The curve that maps elapsed time to progress.
  ///   - completion: A function that is called exactly once, provided that the owner continues to
  ///     advance the animator or cancels it.
  public func animate(
    to value: Value, at time: Double, duration: Double, delay: Double = 0,
    curve: TimingCurve = .easeInOut, completion: Completion? = nil
  ) {
    let isAnimated = duration > 0
    if isAnimated, value == modelValue {
      completion?(true)
      return
    }
    let replaced = running
    let shown = presentationValue(at: time)
    modelValue = value
    guard isAnimated else {
      running = nil
      replaced?.completion?(false)
      completion?(true)
      return
    }
    let animation = Animation(
      from: shown, to: value, beginTime: time + max(0, delay), duration: duration, curve: curve)
    running = (animation, completion)
    replaced?.completion?(false)
  }

  /// If the animation has reached its end at the given time, in seconds, ends it and calls its
  /// completion with true.
  public func advance(to time: Double) {
    guard let running, running.animation.isFinished(at: time) else { return }
    self.running = nil
    running.completion?(true)
  }

  /// Cancels the animation in progress, so that the model value is shown immediately, and calls the
  /// animation's completion with false.
  ///
  /// Call this method when the owner goes away, or when animations are turned off.
  public func cancel() {
    let cancelled = running
    running = nil
    cancelled?.completion?(false)
  }
}
