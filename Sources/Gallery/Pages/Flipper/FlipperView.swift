import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's flipper view, which owns a front view and a back view and flips between them.
///
/// The inherited property `flip` contains the state of the turn. This class passes the time of each
/// frame to `flip`, and draws the resulting pose.
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
  /// A change of the scale ends a flip in progress, because the pictures of both sides have the old
  /// size.
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

  /// Whether the view shows its back or is turning to it.
  ///
  /// This property changes at the start of a flip, long before the other side is visible.
  var isFlipped: Bool { flip.isFlipped }

  /// Whether a flip is in progress.
  package var isTurning: Bool { flip.isTurning }

  /// Flips to the other side.
  ///
  /// The view turns from the right to show its back, and from the left to show its front.
  /// A flip in progress is reversed. If the view isn't on the screen, or if the desktop disables
  /// animations, the sides change immediately.
  ///
  /// - Parameter completion: Called once, when the flip ends. The argument is true if the flip has
  ///   finished, and false if it was reversed, ended early, or refused by a view that is held.
  package func toggle(completion: Flip.Completion? = nil) {
    let isSeen = isMapped && DesktopSettings.animationsEnabled
    flip.toggle(at: frameTime ?? flip.time, animated: isSeen, completion: completion)
    showFlip()
    if flip.isTurning { startTicking() }
    // Move the focus before the new side is drawn, so that the picture of that side shows the
    // focus.
    focusShownSide()
  }

  /// Shows the card at a fraction of its turn to the back, from 0 to 1, for a screenshot.
  ///
  /// The card then no longer turns.
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
  /// Ends the flip early if the view is no longer on the screen, or if animations are disabled.
  ///
  /// - Returns: Whether the flip continues.
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
