/// A view with two sides that is turned over, from the right to the back and from the left again.
///
/// The owner hands in the time in seconds, from the frame clock: with each toggle, and once a frame
/// while `isTurning`. What is to be drawn is a ``FlipPose`` and, from it, the strips of a
/// ``FlipPerspective``.
///
/// It is a class and not a value because a completion runs inside the call that ends its turn, and
/// may begin the next one: a value that is being changed may not be entered a second time. Like the
/// animator inside, the class has no isolation of its own; it stays with its owner.
public final class Flip {
  /// Called once with true if the turn ran out, with false if it was turned round or cut off.
  public typealias Completion = Animator<Double>.Completion

  /// How long a whole turn takes, in seconds (WriteUps.md 2.3).
  public static let duration = 1.0

  /// How a turn gathers and loses speed (WriteUps.md 2.3).
  public static let curve = TimingCurve.easeInOut

  // The part of the duration after which an undisturbed turn would stand as this one does: 0 at the
  // front, 1 at the back. The curve is laid over it, so that a turn that is turned round goes back
  // the way it came, and in the time it took.
  private let elapsed = Animator(0.0)

  private var heldPose: FlipPose?

  /// Makes a view that shows its front.
  public init() {}

  /// Tells whether the view was toggled an odd number of times.
  ///
  /// It changes with the call to `toggle`, long before the back is seen (WriteUps.md 2.4).
  public var isFlipped: Bool { elapsed.modelValue == 1 }

  /// Tells whether the view is on its way; the owner then has to advance it.
  public var isTurning: Bool { elapsed.isAnimating }

  /// The side that takes input: exactly one at rest, none while the view turns or is held.
  public var inputSide: FlipSide? {
    guard !isTurning, heldPose == nil else { return nil }
    return isFlipped ? .back : .front
  }

  /// How the view stands at a time.
  public func pose(at time: Double) -> FlipPose {
    heldPose
      ?? FlipPose(progress: Self.curve.value(at: elapsed.presentationValue(at: time)))
  }

  /// Turns the view over.
  ///
  /// A turn that is under way is turned round from where it stands; its own completion gets false.
  ///
  /// - Parameters:
  ///   - time: Now, in seconds.
  ///   - animated: Whether the view is seen turning. Without it the sides change at once, for a
  ///     desktop whose animations are off.
  ///   - completion: Called exactly once, as long as the view is advanced or cancelled.
  public func toggle(at time: Double, animated: Bool = true, completion: Completion? = nil) {
    // A turn that has run out since the last frame is finished, not turned round.
    elapsed.advance(to: time)
    guard heldPose == nil else {
      completion?(false)
      return
    }
    let end = isFlipped ? 0.0 : 1.0
    let way = (end - elapsed.presentationValue(at: time)).magnitude
    elapsed.animate(
      to: end, at: time, duration: animated ? way * Self.duration : 0, curve: .linear,
      completion: completion)
  }

  /// Tells the view that a time has come, and ends a turn that has run out by then.
  public func advance(to time: Double) {
    elapsed.advance(to: time)
  }

  /// Cuts off a turn that is under way: the side that it led to is shown at once.
  ///
  /// For the owner that closes, or whose animations are switched off.
  public func cancel() {
    elapsed.cancel()
  }

  /// Shows the view at a part of the turn for good, for a picture of it.
  ///
  /// A turn that is under way is cut off; from then on none begins.
  public func hold(at progress: Double) {
    heldPose = FlipPose(progress: progress)
    cancel()
  }
}
