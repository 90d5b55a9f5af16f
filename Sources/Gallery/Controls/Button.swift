import ControlModel
import GtkKit
import Theming

/// UIKit's button over GTK's: state tables say what is shown, the event machine what is sent.
///
/// GTK tells of presses and draws what the style sheet can say: title, colours, borders, focus.
/// Pictures are drawn here, since GTK 3's CSS cannot stretch one from its caps.
class Button: PressButton, TextScalable {
  /// Told of each message before the actions run, so that a log can show both in order.
  var onSend: ((ControlEventMessage) -> Void)?

  /// What the button is to the theme, which knows its colours and pictures; nil for a custom one
  /// that brings figures of its own.
  ///
  /// A change may bring another look of the same type: as in UIKit a button keeps its type.
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

  /// A button that looks as the theme says for its role.
  ///
  /// - Parameters:
  ///   - role: What the button is to the theme, which knows its type, colours and pictures; nil for
  ///     a custom one that brings figures of its own.
  ///   - size: The button's size in points; nil for one that takes the size that it is given.
  ///   - hitArea: The part of the button that takes the pointer; nil stands for the whole.
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

  /// Which of UIKit's types the button has.
  var type: ButtonType { appearance.type }

  /// What the theme in force says of colours and pictures.
  private var appearance: ButtonAppearance {
    role.map(AppTheme.shared.appearance) ?? ButtonAppearance(type: .custom, tint: .white)
  }

  /// How much larger the button and its pictures are than told.
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

  /// The button's state, as the event machine keeps it.
  var state: ControlState { delivery.state }

  /// Whether a press is under way: of a key, or of the pointer, inside the button or dragged off it.
  var isTracking: Bool { delivery.isTracking }

  /// Whether the button takes presses; disabling it in the middle of one cancels the press.
  var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set {
      // Told first, the machine is disabled when it cancels the press; GTK cancels one before it
      // tells of the new state.
      delivery.handle(.setEnabled(newValue))
      isSensitive = newValue
      endKeptLook()
    }
  }

  /// Whether the button is in the highlighted state.
  ///
  /// A press sets it while it is inside of the button and clears it at its end, also where the program
  /// had set it. As in UIKit, a disabled button cannot be highlighted.
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

  /// Takes away the look that the program gave, once a press or the disabled state has ended the
  /// highlight.
  private func endKeptLook() {
    guard keepsPressedLook, isTracking || !isHighlighted else { return }
    keepsPressedLook = false
    if !isTracking { looksPressed = false }
    describeState()
  }

  /// Has a screen reader say the states that the program gave.
  private func describeState() {
    let states = (keepsPressedLook ? ["Highlighted"] : []) + (isChecked ? ["Selected"] : [])
    accessibleDescription = states.isEmpty ? tooltip : states.joined(separator: ", ")
  }

  /// Whether the button is in the selected state; as in UIKit no press changes it.
  var isSelected: Bool {
    get { isChecked }
    set {
      isChecked = newValue
      delivery.handle(.setSelected(newValue))
      describeState()
      showTitle()
    }
  }

  /// The state that pictures are looked up for; titles are looked up for ``state``.
  ///
  /// It is made of GTK's flags, which change together with the colors of the style sheet, a moment
  /// after the machine's state does.
  private var shownState: ControlState {
    var state: ControlState = isEnabled ? .normal : .disabled
    if looksPressed { state.insert(.highlighted) }
    if isChecked { state.insert(.selected) }
    return state
  }

  // MARK: Titles

  /// Sets the title for a state; nil lets the fallback show again.
  func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    showTitle()
  }

  private func showTitle() {
    title = titles.resolve(state)?.value ?? ""
  }

  // MARK: Events

  /// Calls a method of a target for events; the target is not kept alive.
  func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Button>, for events: ControlEvents
  ) {
    actions.addTarget(target, action: action, for: events)
  }

  private func handle(_ press: PressEvent) {
    delivery.handle(ControlEventMachine.Input(press))
    endKeptLook()
    showTitle()
  }

  private func deliver(_ send: ControlEventMessage) {
    onSend?(send)
    actions.send(send.events, from: self)
  }

  // MARK: Pictures

  /// Sets the picture for a state, in place of the theme's; nil lets the fallback show again.
  ///
  /// The border lies over it, as a layer's does in UIKit, and so do the veils of the style sheet.
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
    // Whole points, or the pixels of the picture would fall between those of the screen.
    let origin = Point(
      x: ((size.width - picture.size.width) / 2).rounded(),
      y: ((size.height - picture.size.height) / 2).rounded())
    let adjustment = image.source == .own ? .none : appearance.imageAdjustment(for: shownState)
    context.adjusted(adjustment) { $0.draw(picture, at: origin) }
  }
}
