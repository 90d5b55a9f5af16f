import ControlModel
import GalleryModel
import GtkKit
import Theming

/// A button that is a circle, in colours of its own that a tap may change.
///
/// At rest the style sheet draws all of it, under a class that buttons with equal figures share.
/// While the colours move, and where they have arrived elsewhere, the view draws disc and title;
/// the border stays the style sheet's.
final class RoundButton: Button {
  /// What the button is made from.
  private(set) var specification: RoundButtonSpecification

  private let animator: Animator<RoundButtonColors>
  /// The animator's time, in seconds, which passes only while the colours move.
  private var time = 0.0
  private var isMoving = false

  /// A button with everything but a target.
  init(_ specification: RoundButtonSpecification) {
    self.specification = specification
    animator = Animator(specification.colors)
    super.init(role: nil, size: specification.frame.size, hitArea: specification.hitArea)
    accessibleName = specification.title
    // A circle without room for three dots shows none; the name and the tooltip tell its title.
    if specification.style.titleInset != nil { setTitle(specification.title, for: .normal) }
    applyStyle(of: specification)
    onDrawBackground = { [weak self] in self?.drawDisc(in: $0, size: $1) }
    onDrawForeground = { [weak self] in self?.drawPressRing(in: $0, size: $1) }
    onPlacement { [weak self] in self?.explainTitle() }
  }

  isolated deinit {
    AppTheme.shared.removeRules(for: specification.styleClass)
  }

  // MARK: Colours

  /// The colours that the button has, or is on its way to.
  var colors: RoundButtonColors { animator.modelValue }

  /// The colours that are seen now.
  var shownColors: RoundButtonColors { animator.presentationValue(at: time) }

  /// Changes the colours as the write-up's tap does, from those that are seen now.
  ///
  /// - Parameter resting: The write-up's white title on gray, as the theme has them.
  func toggle(resting: RoundButtonColors) {
    beginToggle(resting: resting)
    if animator.isAnimating { move() }
  }

  /// Whether the colors are others than those that the button is made from.
  var isChanged: Bool { colors != specification.colors }

  /// Changes back to the colors that the button is made from, as fast as a tap changes them.
  ///
  /// - Parameter resting: The write-up's white title on gray, as the theme has them.
  func reset(resting: RoundButtonColors) {
    animator.change(
      to: specification.colors, at: time, animated: DesktopSettings.animationsEnabled)
    showColors()
    describeColors(resting: resting)
    if animator.isAnimating { move() }
  }

  /// Begins the change, which goes on as ``advance(by:)`` is told that time has passed.
  func beginToggle(resting: RoundButtonColors) {
    animator.toggle(resting: resting, at: time, animated: DesktopSettings.animationsEnabled)
    showColors()
    describeColors(resting: resting)
  }

  /// Describes the colors to a screen reader.
  ///
  /// - Parameter resting: The write-up's white title on gray, as the theme has them.
  func describeColors(resting: RoundButtonColors) {
    accessibleDescription = colors.accessibleDescription(resting: resting)
  }

  /// Becomes another button of the same size at the same place, in the colours given and at once.
  func become(_ specification: RoundButtonSpecification, colors: RoundButtonColors) {
    if specification.styleClass != self.specification.styleClass {
      removeStyle(of: self.specification)
      applyStyle(of: specification)
    }
    self.specification = specification
    animator.animate(to: colors, at: time, duration: 0)
    animator.cancel()
    showColors()
  }

  /// Moves the colours on by a time in seconds, and tells whether they are still on their way.
  func advance(by seconds: Double) -> Bool {
    time += seconds
    animator.advance(to: time)
    if !DesktopSettings.animationsEnabled { animator.cancel() }
    showColors()
    return animator.isAnimating
  }

  private func move() {
    guard !isMoving else { return }
    isMoving = true
    var last: Double?
    onTick { [weak self] now in
      guard let self else { return false }
      isMoving = advance(by: now - (last ?? now))
      last = now
      return isMoving
    }
  }

  // MARK: Look

  private func applyStyle(of specification: RoundButtonSpecification) {
    specification.addRules()
    addStyleClass(specification.styleClass.name)
  }

  private func removeStyle(of specification: RoundButtonSpecification) {
    removeStyleClass(specification.styleClass.name)
    AppTheme.shared.removeRules(for: specification.styleClass)
  }

  private func showColors() {
    let shown = shownColors
    movedColors = shown == specification.colors ? nil : shown
  }

  /// The colours that the view draws, where they are not those of the style sheet.
  private var movedColors: RoundButtonColors? {
    didSet {
      guard movedColors != oldValue else { return }
      titleColor = movedColors?.title
      if movedColors == nil {
        removeStyleClass(Theme.movedColorsClass.name)
      } else if oldValue == nil {
        addStyleClass(Theme.movedColorsClass.name)
      }
      setNeedsDisplay()
    }
  }

  private func drawDisc(in context: borrowing DrawingContext, size: Size) {
    guard let movedColors else { return }
    context.fillEllipse(
      in: Rectangle(origin: .zero, size: size), color: movedColors.background)
  }

  /// A ring inside the border, in the title's colour, which is told from every disc.
  private func drawPressRing(in context: borrowing DrawingContext, size: Size) {
    guard looksPressed else { return }
    let width = textScale.line(2)
    let inset = textScale.line(specification.borderWidth) + 1.5 * width
    context.strokeEllipse(
      in: Rectangle(
        x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset),
      color: shownColors.title, lineWidth: width)
  }

  /// The tooltip says what the circle has no room for, and nothing where all is seen.
  private func explainTitle() {
    tooltip = title.isEmpty || isTitleCut ? specification.title : nil
  }
}
