/// A value that is set at once and shown on its way there, as a property of a UIKit view is.
///
/// The owner hands in the time in seconds, from the frame clock: with each new value, and once a
/// frame while `isAnimating`. Completions run inside those calls, and may start the next animation.
///
/// The class has no isolation of its own; it stays with the one that owns it.
public final class Animator<Value: Interpolatable> {
  /// Called once with true if the animation ran out, with false if it was replaced or cancelled.
  public typealias Completion = (_ finished: Bool) -> Void

  /// What the value is: that of the last change, from the moment of the change (UIKitRules.md R18).
  public private(set) var modelValue: Value

  private var running: (animation: Animation<Value>, completion: Completion?)?

  /// Makes an animator that shows a value at rest.
  public init(_ value: Value) {
    modelValue = value
  }

  /// Tells whether the value shown is on its way, or waits for its delay to pass.
  public var isAnimating: Bool { running != nil }

  /// The value to show at a time.
  public func presentationValue(at time: Double) -> Value {
    running?.animation.value(at: time) ?? modelValue
  }

  /// Changes the value, and moves the one that is shown there.
  ///
  /// An animation that is under way ends unfinished; the new one starts from the value shown, where
  /// UIKit would jump to the old model value (UIKitRules.md R20, ours differs on purpose). A change
  /// whose duration is 0 or less is finished at once: its value shows immediately, whatever the
  /// delay and whatever is under way (R18). Any other change to the value that the model already
  /// has is finished at once too, but leaves an animation that is under way alone (R19).
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - time: Now, in seconds.
  ///   - duration: How long the motion takes, in seconds.
  ///   - delay: How long the value shown stays before it moves, in seconds; less than 0 is 0.
  ///   - curve: How the progress follows from the time.
  ///   - completion: Called exactly once, as long as the animator is advanced or cancelled.
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

  /// Tells the animator that a time has come, and ends an animation that has run out by then.
  public func advance(to time: Double) {
    guard let running, running.animation.isFinished(at: time) else { return }
    self.running = nil
    running.completion?(true)
  }

  /// Ends an animation that is under way, unfinished: the model value shows.
  ///
  /// For the owner that goes away or whose animations are switched off.
  public func cancel() {
    let cancelled = running
    running = nil
    cancelled?.completion?(false)
  }
}
