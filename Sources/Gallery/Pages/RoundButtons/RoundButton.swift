import ControlModel
import GalleryModel
import GtkKit
import Theming

/// A circular button with its own colors, which a tap can change.
///
/// ```swift
/// extension RoundButtonsViewController {
///   func addExample(to canvas: Fixed) throws {
///     let button = try RoundButton(
///       withRadius: 50, title: "My Button", titleColor: .white, target: self,
///       selector: .buttonTapped, backgroundColor: .gray, borderColor: .black,
///       borderWidth: 1, position: .zero)
///     canvas.place(button, at: button.specification.position)
///   }
/// }
/// ```
///
/// The sample shows a gray circle with a diameter of 100 points, and calls `buttonTapped(_:)` on
/// touch-down. Only the circle accepts the pointer. A press in a corner of the button's frame goes
/// to the widget below. A tap changes the colors only if the target calls ``toggle(resting:)``.
///
/// While the colors are the original ones, the style sheet draws the disc, the title, and the
/// border. Buttons with equal values share a style class. While the colors are animated, and after
/// they have changed, the style sheet draws only the border, and this class draws the disc and
/// colors the title. This class also draws the ring of a pressed button.
final class RoundButton: Button {
  /// The values of the button: size, title, original colors, border, and position.
  private(set) var specification: RoundButtonSpecification

  private let animator: Animator<RoundButtonColors>
  /// The animator's time, in seconds, which advances only while the colors are animated.
  private var time = 0.0
  private var isMoving = false

  /// Creates a button without a target.
  init(_ specification: RoundButtonSpecification) {
    self.specification = specification
    animator = Animator(specification.colors)
    super.init(role: nil, size: specification.frame.size, hitArea: specification.hitArea)
    accessibleName = specification.title
    // A circle that has no room even for an ellipsis shows no title. Its accessible name and its
    // tooltip still contain the title.
    if specification.style.titleInset != nil { setTitle(specification.title, for: .normal) }
    applyStyle(of: specification)
    onDrawBackground = { [weak self] in self?.drawDisc(in: $0, size: $1) }
    onDrawForeground = { [weak self] in self?.drawPressRing(in: $0, size: $1) }
    onPlacement { [weak self] in self?.explainTitle() }
  }

  isolated deinit {
    AppTheme.shared.removeRules(for: specification.styleClass)
  }

  // MARK: Colors

  /// The current colors of the button or, during an animation, the colors at its end.
  var colors: RoundButtonColors { animator.modelValue }

  /// The colors that are visible now.
  var shownColors: RoundButtonColors { animator.presentationValue(at: time) }

  /// Changes the colors as a tap does in the original, starting from the visible colors.
  ///
  /// - Parameter resting: The theme's shades of the original's first colors: a white title on gray.
  func toggle(resting: RoundButtonColors) {
    beginToggle(resting: resting)
    if animator.isAnimating { move() }
  }

  /// Whether the colors differ from the original colors.
  var isChanged: Bool { colors != specification.colors }

  /// Restores the original colors, with the same animation as a tap.
  ///
  /// - Parameter resting: The theme's shades of the original's first colors: a white title on gray.
  func reset(resting: RoundButtonColors) {
    animator.change(
      to: specification.colors, at: time, animated: DesktopSettings.animationsEnabled)
    showColors()
    describeColors(resting: resting)
    if animator.isAnimating { move() }
  }

  /// Begins the color change of a tap without running its animation.
  ///
  /// Call ``advance(by:)`` for each step of the animation.
  func beginToggle(resting: RoundButtonColors) {
    animator.toggle(resting: resting, at: time, animated: DesktopSettings.animationsEnabled)
    showColors()
    describeColors(resting: resting)
  }

  /// Describes the colors to screen readers.
  ///
  /// - Parameter resting: The theme's shades of the original's first colors: a white title on gray.
  func describeColors(resting: RoundButtonColors) {
    accessibleDescription = colors.accessibleDescription(resting: resting)
  }

  /// Replaces the specification and the colors of the button, without animation.
  ///
  /// The new specification must have the same title, size, and position as the old one.
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

  /// Advances the animation of the colors by `seconds`.
  ///
  /// - Returns: Whether the animation continues.
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
    drawnColors = shown == specification.colors ? nil : shown
  }

  /// The colors that this class draws, or nil if the style sheet draws the original colors.
  private var drawnColors: RoundButtonColors? {
    didSet {
      guard drawnColors != oldValue else { return }
      titleColor = drawnColors?.title
      if drawnColors == nil {
        removeStyleClass(Theme.viewDrawnColorsClass.name)
      } else if oldValue == nil {
        addStyleClass(Theme.viewDrawnColorsClass.name)
      }
      setNeedsDisplay()
    }
  }

  private func drawDisc(in context: borrowing DrawingContext, size: Size) {
    guard let drawnColors else { return }
    context.fillEllipse(
      in: Rectangle(origin: .zero, size: size), color: drawnColors.background)
  }

  /// Draws a ring inside the border while the button is pressed.
  ///
  /// The ring has the color of the title, because that color contrasts with the disc.
  private func drawPressRing(in context: borrowing DrawingContext, size: Size) {
    guard looksPressed else { return }
    let width = textScale.line(2)
    let inset = textScale.line(specification.borderWidth) + 1.5 * width
    context.strokeEllipse(
      in: Rectangle(
        x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset),
      color: shownColors.title, lineWidth: width)
  }

  /// Shows the title in a tooltip if the circle has no room for all of it, and otherwise removes
  /// the tooltip.
  private func explainTitle() {
    tooltip = title.isEmpty || isTitleTruncated ? specification.title : nil
  }
}

extension RoundButtonSpecification {
  /// Adds the style rules for a button with this specification to the application's style sheet.
  func addRules() {
    let styleClass = styleClass
    let style = style
    AppTheme.shared.addRules(for: styleClass) { $0.rules(for: style, under: styleClass) }
  }
}
