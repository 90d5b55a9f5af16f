import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The write-up's flipper view, which owns a front and a back of its size, and turns over between
/// them.
///
/// The container's `Flip` holds the state. This view passes the time of each frame to it, and draws
/// the resulting pose.
package final class FlipperView: FlipContainer, TextScalable {
  let frontView: FrontView
  let backView: BackView

  /// Whether ``tick(at:)`` is called for each frame.
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
  }

  /// The scale of the card.
  ///
  /// A change ends a flip in progress, because the pictures of both sides have the previous size.
  package var textScale = TextScale.usual {
    didSet {
      guard textScale != oldValue else { return }
      setSizeRequest(textScale.size(FlipperDemo.cardSize))
      frontView.textScale = textScale
      backView.textScale = textScale
      guard flip.isTurning else { return }
      flip.cancel()
      showFlip()
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
    flip.toggle(at: frameTime ?? flip.time, animated: isSeen, completion: completion)
    showFlip()
    if flip.isTurning { startTicking() }
    // The focus moves before the new side is drawn, so that the picture of the side shows it.
    focusShownSide()
  }

  /// Holds the card at a fraction of its turn to the back, from 0 to 1, for a screenshot.
  func hold(at progress: Double) {
    flip.hold(at: progress)
    showFlip()
  }

  private func focusShownSide() {
    switch shownSide {
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
    if isMapped, DesktopSettings.animationsEnabled {
      flip.advance(to: time)
    } else {
      flip.cancel()
    }
    showFlip()
    isTicking = flip.isTurning
    return isTicking
  }

  private func drawFlip(in context: borrowing DrawingContext) {
    guard let snapshot = snapshot(of: flip.pose.visibleSide) else { return }
    let perspective = FlipPerspective(size: textScale.size(FlipperDemo.cardSize))
    context.draw(snapshot, slices: perspective.strips(at: flip.pose))
  }
}
