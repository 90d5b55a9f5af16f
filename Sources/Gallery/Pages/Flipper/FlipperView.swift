import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The document's view: it owns a front and a back of its own size, and turns over between them.
///
/// What a flip is, `Flip` decides; this view hands it the time of each frame and draws its pose.
final class FlipperView: FlipContainer, TextScalable {
  let frontView: FrontView
  let backView: BackView

  private let flip = Flip()
  private var perspective = FlipPerspective(size: FlipperDemo.cardSize)
  /// The time of the frame that is shown, in the frame clock's seconds.
  private var time = 0.0
  private var isTicking = false

  init(settings: FlipperSettings) {
    frontView = FrontView(card: WeatherCard(settings: settings))
    backView = BackView(settings: settings)
    super.init(front: frontView, back: backView)
    addStyleClass(Theme.cardClass.name)
    setSizeRequest(FlipperDemo.cardSize)
    frontView.superview = self
    backView.superview = self
    onDrawFlip = { [weak self] in self?.drawFlip(in: $0) }
    onPressWhileFlipping = { [weak self] in self?.toggle() }
    onDestroy { [flip] in flip.cancel() }
  }

  /// How much larger than usual the card is; a flip that is under way is at its end then, since the
  /// pictures of both sides have the size before.
  var textScale = TextScale.usual {
    didSet {
      guard textScale != oldValue else { return }
      let size = textScale.size(FlipperDemo.cardSize)
      setSizeRequest(size)
      perspective = FlipPerspective(size: size)
      frontView.textScale = textScale
      backView.textScale = textScale
      guard flip.isTurning else { return }
      flip.cancel()
      endFlip()
    }
  }

  /// Whether `toggle` was called an odd number of times; it changes long before the side does.
  var isFlipped: Bool { flip.isFlipped }

  /// Whether the card is on its way.
  var isTurning: Bool { flip.isTurning }

  /// Flips to the other side: from the right to the back, from the left to the front.
  ///
  /// A flip that is under way turns round. Where nobody can see it, or the desktop wants no motion,
  /// the sides change at once.
  ///
  /// - Parameter completion: Called exactly once: with true when the flip has run out, with false
  ///   when it was turned round, or cut off by the end of its window or of the desktop's motion.
  func toggle(completion: Flip.Completion? = nil) {
    let isSeen = isMapped && DesktopSettings.animationsEnabled
    if let frameTime { time = frameTime }
    flip.toggle(at: time, animated: isSeen, completion: completion)
    if let side = flip.inputSide {
      show(side)
    } else if flip.isTurning {
      beginFlip(showing: comingSide)
      startTicking()
    }
    // Before the coming side is drawn, so that its picture has the focus where it will be.
    focusComingSide()
  }

  /// Holds the card at a part of its turn to the back, for a picture of it.
  func hold(at progress: Double) {
    flip.hold(at: progress)
    beginFlip(showing: .back)
  }

  private var comingSide: FlipSide { flip.isFlipped ? .back : .front }

  private func focusComingSide() {
    switch comingSide {
    case .front: frontView.infoButton.grabFocus()
    case .back: backView.unitControl.focusSelectedSegment()
    }
  }

  private func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    onTick { [weak self] in self?.tick(at: $0) ?? false }
  }

  /// Follows the frame clock to the end of the turn, which comes early where it is seen no more.
  private func tick(at time: Double) -> Bool {
    self.time = time
    if isMapped, DesktopSettings.animationsEnabled {
      flip.advance(to: time)
    } else {
      flip.cancel()
    }
    if flip.inputSide == nil {
      setNeedsDisplay()
    } else {
      endFlip()
    }
    isTicking = flip.isTurning
    return isTicking
  }

  private func drawFlip(in context: borrowing DrawingContext) {
    let pose = flip.pose(at: time)
    guard let snapshot = snapshot(of: pose.visibleSide) else { return }
    context.draw(snapshot, slices: perspective.strips(at: pose))
  }
}
