/// The flip animation of a view with two sides.
///
/// ```swift
/// let flip = Flip()
/// flip.toggle(at: 0) { finished in print(finished) }
/// flip.isFlipped            // true, immediately
/// flip.pose(at: 0.5).angle  // about -90: the view is edge-on
/// flip.inputSide            // nil
/// flip.advance(to: 1)       // prints "true"
/// flip.inputSide            // .back
/// ```
///
/// The view turns from the right to show its back, and from the left to show its front. The flip
/// doesn't read a clock. Its owner passes the time of the frame clock, in seconds, with each
/// toggle, and calls ``advance(to:)`` once per frame while ``isTurning`` is true. In each frame,
/// the owner draws the ``FlipPose``, for example with the strips of a ``FlipPerspective``.
/// Completions run inside the methods that end a turn, and may begin the next turn.
///
/// `Flip` is a class because its completions may begin the next turn. If it were a structure, such
/// a completion would access the structure while it's being modified. The class is not isolated to
/// an actor. Use it where its owner is isolated.
public final class Flip {
  /// A function that is called once: with true if the turn is completed, or with false if the turn
  /// is reversed, canceled, or refused because the view is held.
  public typealias Completion = Animator<Double>.Completion

  /// The duration of a whole turn, in seconds (WriteUps.md 2.3).
  public static let duration = 1.0

  /// The timing curve of a turn (WriteUps.md 2.3).
  public static let curve = TimingCurve.easeInOut

  // The elapsed fraction of a whole turn: 0 at the front, 1 at the back. The curve is applied to
  // this value, so a reversed turn retraces its path in the time that has elapsed.
  private let elapsed = Animator(0.0)

  private var heldPose: FlipPose?

  /// The time of the last toggle or advance, in seconds.
  public private(set) var time = 0.0

  /// Creates a flip that shows the front.
  public init() {}

  /// A Boolean value that indicates whether the view shows its back or is turning to it.
  ///
  /// ``toggle(at:animated:completion:)`` changes this value at once, before the back is visible
  /// (WriteUps.md 2.4).
  public var isFlipped: Bool { elapsed.modelValue == 1 }

  /// A Boolean value that indicates whether a turn is in progress.
  ///
  /// While this value is true, the owner must call ``advance(to:)`` once per frame.
  public var isTurning: Bool { elapsed.isAnimating }

  /// The side that receives input, or nil while the view is turning or held.
  public var inputSide: FlipSide? {
    guard !isTurning, heldPose == nil else { return nil }
    return isFlipped ? .back : .front
  }

  /// The side that is visible when the turn ends, or the back if the view is held.
  public var targetSide: FlipSide { isFlipped || heldPose != nil ? .back : .front }

  /// The pose of the view at ``time``.
  public var pose: FlipPose { pose(at: time) }

  /// Returns the pose of the view at the given time, in seconds.
  public func pose(at time: Double) -> FlipPose {
    heldPose
      ?? FlipPose(progress: Self.curve.value(at: elapsed.presentationValue(at: time)))
  }

  /// Turns the view over.
  ///
  /// A turn in progress is reversed from its current pose, and its completion is called with false.
  /// A view that is held doesn't turn.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds.
  ///   - animated: Whether to animate the turn. Pass false if the desktop's animations are off. The
  ///     side then changes immediately.
  ///   - completion: A function that is called exactly once, provided that the owner continues to
  ///     advance the flip or cancels it.
  public func toggle(at time: Double, animated: Bool = true, completion: Completion? = nil) {
    // A turn that reached its end after the last frame is completed, not reversed.
    advance(to: time)
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

  /// Completes the turn if it has reached its end at the given time, in seconds.
  public func advance(to time: Double) {
    self.time = time
    elapsed.advance(to: time)
  }

  /// Cancels the turn in progress, and shows its final side immediately.
  ///
  /// Call this method when the owner goes away, or when animations are turned off.
  public func cancel() {
    elapsed.cancel()
  }

  /// Shows the view permanently at the given fraction of the turn, for a screenshot.
  ///
  /// A turn in progress is canceled, and all later turns are refused.
  public func hold(at progress: Double) {
    heldPose = FlipPose(progress: progress)
    cancel()
  }
}
