import ControlModel
import GtkKit
import Theming

/// A UIKit-style button based on a GTK button.
///
/// ```swift
/// let button = Button(role: .roundedRect, size: Size(width: 120, height: 44))
/// button.setTitle("Press Me", for: .normal)
/// button.setTitle("Thank You", for: .highlighted)
/// button.onSend = { print($0.events) }
/// ```
///
/// The sample shows “Press Me” in the colors of the theme and “Thank You” while the button is
/// pressed. It prints the events of each press. `addTarget(_:action:for:)` calls a method for some
/// of the events, as in UIKit.
///
/// The titles and pictures of the states are in state tables. A state without a value uses that of
/// the normal state (UIKitRules.md R1 and R2). The event machine determines the state, and the
/// events that each press sends. Targets are not retained (UIKitRules.md R16).
///
/// GTK reports presses and draws everything that a style sheet can describe: title, colors, borders
/// and focus. This class draws the pictures, because CSS in GTK 3 cannot stretch a picture from its
/// caps.
class Button: PressButton, TextScalable {
  /// Called with each message before its actions run, so that a log can show both in order.
  var onSend: ((ControlEventMessage) -> Void)?

  /// The button's role in the theme, which determines its colors and pictures.
  ///
  /// It is nil for a custom button with its own values.
  ///
  /// A new role may change the button's look, but must have the same type: as in UIKit, the type of
  /// a button does not change.
  var role: ButtonRole? {
    didSet {
      guard role != oldValue else { return }
      if let oldValue { removeStyleClass(oldValue.styleClass.name) }
      if let role { addStyleClass(role.styleClass.name) }
    }
  }

  private var titles = StateTable<String>()
  private var images = StateTable<ImageName>()
  private let size: Size?
  private let hitArea: HitArea
  private let actions = ControlActions<Button>()
  private lazy var delivery = ControlEventDispatcher(hitArea: hitArea) { [weak self] in
    self?.deliver($0)
  }

  /// Creates a button that looks as the theme defines for its role.
  ///
  /// - Parameters:
  ///   - role: The button's role in the theme, which determines its type, colors and pictures, or
  ///     nil for a custom button with its own values.
  ///   - size: The button's size in points, or nil for a button whose size is set by its container.
  ///   - hitArea: The part of the button that accepts the pointer, in points, or nil for the whole
  ///     button.
  init(role: ButtonRole?, size: Size?, hitArea: HitArea? = nil) {
    self.role = role
    self.size = size
    self.hitArea = hitArea ?? .rectangle(Rectangle(origin: .zero, size: size ?? .zero))
    super.init()
    if let hitArea { inputShape = hitArea }
    if let role { addStyleClass(role.styleClass.name) }
    if let size {
      setSizeRequest(size)
    } else {
      onPlacement { [weak self] in self?.followSize() }
    }
    onPress = { [weak self] in self?.handle($0) }
    let appearance = appearance
    if appearance.backgroundImage(for: .normal).value != .clear { connectBackground() }
    if appearance.image(for: .normal) != nil {
      onDrawForeground = { [weak self] in self?.drawThemeImage(in: $0, size: $1) }
    }
  }

  /// The UIKit type of the button.
  var type: ButtonType { appearance.type }

  /// The colors and pictures that the current theme defines for the role.
  private var appearance: ButtonAppearance {
    role.map(AppTheme.shared.appearance) ?? ButtonAppearance(type: .custom, tint: .white)
  }

  /// The scale of the button's size and hit area.
  ///
  /// Pictures use the text scale of ``AppTheme``.
  var textScale = TextScale.usual {
    didSet {
      guard textScale != oldValue, let size else { return }
      setSizeRequest(textScale.size(size))
      delivery.hitArea = textScale.area(hitArea)
      if inputShape != nil { inputShape = delivery.hitArea }
    }
  }

  private func followSize() {
    delivery.hitArea = .rectangle(Rectangle(origin: .zero, size: allocation.size))
  }

  // MARK: State

  /// The button's state, as determined by the event machine.
  var state: ControlState { delivery.state }

  /// Whether a press is in progress, by a key or by the pointer, inside the button or dragged
  /// outside it.
  var isTracking: Bool { delivery.isTracking }

  /// Whether the button accepts presses.
  ///
  /// Disabling it during a press cancels the press.
  var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set {
      // The machine is updated before GTK, so that it is already disabled when it cancels the
      // press. GTK cancels a press before it reports that the button is insensitive.
      delivery.handle(.setEnabled(newValue))
      isSensitive = newValue
      endKeptLook()
    }
  }

  /// Whether the button is in the highlighted state.
  ///
  /// A press sets this property while it is inside the button, and clears it when it ends, even if
  /// the program had set it. As in UIKit, a disabled button cannot be highlighted.
  var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set {
      delivery.handle(.setHighlighted(newValue))
      keepsPressedLook = isHighlighted && !isTracking
      looksPressed = isHighlighted
      describeState()
      showTitle()
    }
  }

  /// Ends the highlighted look that the program set, once a press has begun or the highlight has
  /// ended.
  private func endKeptLook() {
    guard keepsPressedLook, isTracking || !isHighlighted else { return }
    keepsPressedLook = false
    if !isTracking { looksPressed = false }
    describeState()
  }

  /// Updates the accessible description with the states that the program has set.
  private func describeState() {
    let states = (keepsPressedLook ? ["Highlighted"] : []) + (isChecked ? ["Selected"] : [])
    accessibleDescription = states.isEmpty ? tooltip : states.joined(separator: ", ")
  }

  /// Whether the button is in the selected state.
  ///
  /// As in UIKit, presses do not change it.
  var isSelected: Bool {
    get { isChecked }
    set {
      isChecked = newValue
      delivery.handle(.setSelected(newValue))
      describeState()
      showTitle()
    }
  }

  /// The state for which pictures are looked up.
  ///
  /// Titles are looked up for ``state``.
  ///
  /// It is derived from GTK's flags, which change together with the colors of the style sheet, a
  /// moment after the state of the event machine.
  private var shownState: ControlState {
    var state: ControlState = isEnabled ? .normal : .disabled
    if looksPressed { state.insert(.highlighted) }
    if isChecked { state.insert(.selected) }
    return state
  }

  // MARK: Titles

  /// Sets the title for a state.
  ///
  /// Pass nil to show the fallback again.
  func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    showTitle()
  }

  private func showTitle() {
    title = titles.resolve(state)?.value ?? ""
  }

  // MARK: Events

  /// Adds a method of a target that is called for the given events.
  ///
  /// The target is not retained.
  func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Button>, for events: ControlEvents
  ) {
    actions.addTarget(target, action: action, for: events)
  }

  private func handle(_ input: ControlEventMachine.Input) {
    delivery.handle(input)
    endKeptLook()
    showTitle()
  }

  private func deliver(_ send: ControlEventMessage) {
    onSend?(send)
    actions.send(send.events, from: self)
  }

  // MARK: Pictures

  /// Sets the picture for a state, in place of the theme's.
  ///
  /// Pass nil to show the fallback again.
  ///
  /// The border and the style sheet's overlays are drawn over the picture, as a layer's border is
  /// in UIKit.
  func setImage(_ image: ImageName?, for state: ControlState) {
    images[state] = image
    if onDrawBackground == nil { connectBackground() } else { setNeedsDisplay() }
  }

  private func connectBackground() {
    onDrawBackground = { [weak self] context, size in
      self?.drawBackgroundImage(in: context, size: size)
      self?.drawOwnImage(in: context, size: size)
    }
  }

  private func drawBackgroundImage(in context: borrowing DrawingContext, size: Size) {
    let state = shownState
    guard case .stretchable(let image) = appearance.backgroundImage(for: state).value,
      let picture = Pictures.picture(named: image.name)
    else { return }
    let scale = AppTheme.shared.textScale
    let slices = image.slices(for: size, scale: scale)
    context.adjusted(appearance.backgroundImageAdjustment(for: state)) {
      $0.draw(picture.scaled(by: scale), slices: slices)
    }
  }

  private func drawOwnImage(in context: borrowing DrawingContext, size: Size) {
    if let image = images.resolve(shownState) { draw(image, in: context, size: size) }
  }

  private func drawThemeImage(in context: borrowing DrawingContext, size: Size) {
    guard images.resolve(shownState) == nil, let image = appearance.image(for: shownState)
    else { return }
    draw(image, in: context, size: size)
  }

  private func draw(
    _ image: StateTable<ImageName>.Match, in context: borrowing DrawingContext, size: Size
  ) {
    let scale = AppTheme.shared.textScale
    guard let picture = Pictures.picture(named: image.value)?.scaled(by: scale) else { return }
    // The origin is in whole points, so that the picture's pixels align with those of the screen.
    let origin = Point(
      x: ((size.width - picture.size.width) / 2).rounded(),
      y: ((size.height - picture.size.height) / 2).rounded())
    let adjustment = image.source == .own ? .none : appearance.imageAdjustment(for: shownState)
    context.adjusted(adjustment) { $0.draw(picture, at: origin) }
  }
}
