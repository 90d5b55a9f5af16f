import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The write-up's flipper view, which owns a front and a back of its size, and turns over between
/// them.
///
/// The state of a flip is computed by `Flip`. This view passes the time of each frame to it, and
/// draws the resulting pose.
package final class FlipperView: FlipContainer, TextScalable {
  let frontView: FrontView
  let backView: BackView

  private let flip = Flip()
  private var perspective = FlipPerspective(size: FlipperDemo.cardSize)
  /// The time of the frame that is shown, in seconds of the frame clock.
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

  /// The scale of the card.
  ///
  /// A change ends a flip in progress, because the pictures of both sides have the previous size.
  package var textScale = TextScale.usual {
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

  /// Whether `toggle` was called an odd number of times.
  ///
  /// It changes long before the visible side does.
  var isFlipped: Bool { flip.isFlipped }

  /// Whether a flip is in progress.
  package var isTurning: Bool { flip.isTurning }

  /// Flips to the other side: from the right to the back, from the left to the front.
  ///
  /// A flip in progress is reversed. If the view is not on the screen, or the desktop disables
  /// animations, the sides change immediately.
  ///
  /// - Parameter completion: Called exactly once: with true if the flip has finished, with false if
  ///   it was reversed, or ended early because its window was closed or animations were disabled.
  package func toggle(completion: Flip.Completion? = nil) {
    let isSeen = isMapped && DesktopSettings.animationsEnabled
    if let frameTime { time = frameTime }
    flip.toggle(at: time, animated: isSeen, completion: completion)
    if let side = flip.inputSide {
      show(side)
    } else if flip.isTurning {
      beginFlip(showing: comingSide)
      startTicking()
    }
    // The focus moves before the new side is drawn, so that the picture of the side shows it.
    focusComingSide()
  }

  /// Holds the card at a fraction of its turn to the back, from 0 to 1, for a screenshot.
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

  /// Advances the flip to the time of a frame.
  ///
  /// If the view is no longer on the screen, or animations are disabled, ends the flip early.
  ///
  /// - Returns: Whether to continue.
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
