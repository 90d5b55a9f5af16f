import ControlModel
import GtkKit
import Theming

/// A UIKit-style button that is based on a GTK button.
///
/// ```swift
/// let button = Button(role: .roundedRect, size: Size(width: 120, height: 44))
/// button.setTitle("Press Me", for: .normal)
/// button.setTitle("Thank You", for: .highlighted)
/// button.onSend = { print($0.events) }
/// ```
///
/// The sample shows “Press Me” in the theme's colors, and “Thank You” while the button is pressed.
/// It prints the control events of each press. Use `addTarget(_:action:for:)` to call a method for
/// some of the events, as in UIKit.
///
/// - State tables contain the titles and the pictures for the states. A state without a value uses
///   the value of the normal state (UIKitRules.md R1 and R2).
/// - The event machine determines the current state, and the events that each press sends.
/// - Targets are not retained (UIKitRules.md R16).
///
/// GTK reports presses and draws the title, the colors, the borders, and the focus ring, which a
/// style sheet describes. This class draws the pictures, because CSS in GTK 3 can't stretch only
/// the middle of a picture.
class Button: PressButton, TextScalable {
  /// Called with each message before its actions run, so that a log lists the message first.
  var onSend: ((ControlEventMessage) -> Void)?

  /// The button's role in the theme, which determines its type, colors, and pictures.
  ///
  /// The role is nil for a custom button with its own values. A new role may change the button's
  /// look, but it must have the same type, because the type of a button never changes in UIKit.
  var role: ButtonRole? {
    didSet {
      guard role != oldValue else { return }
      if let oldValue { removeStyleClass(oldValue.styleClass.name) }
      if let role { addStyleClass(role.styleClass.name) }
    }
  }

  private var titles = StateTable<String>()
  /// The pictures that were set on the button, which replace the theme's pictures.
  var images = StateTable<ImageName>()
  private let size: Size?
  private let hitArea: HitArea
  private let actions = ControlActions<Button>()
  private lazy var delivery = ControlEventDispatcher(hitArea: hitArea) { [weak self] message in
    guard let self else { return }
    onSend?(message)
    actions.send(message.events, from: self)
  }

  /// Creates a button in the look that the theme defines for `role`.
  ///
  /// - Parameters:
  ///   - role: The button's role in the theme, which determines its type, colors, and pictures, or
  ///     nil for a custom button with its own values.
  ///   - size: The button's size in points, or nil if its container determines the size.
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
    onPress = { [weak self] input in
      guard let self else { return }
      delivery.handle(input)
      endKeptLook()
      showTitle()
    }
    connectPictures()
  }

  /// The UIKit type of the button.
  var type: ButtonType { look?.type ?? .custom }

  /// The look that the current theme defines for the button's role.
  var look: ButtonLook? { role.map(AppTheme.shared.look) }

  /// The scale of the button's size and hit area.
  ///
  /// The scale doesn't change a size that the container determines. Pictures have the text scale of
  /// ``AppTheme`` instead.
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

  /// The button's state, which the event machine determines.
  var state: ControlState { delivery.state }

  /// Whether a press is in progress, by a key or the pointer, even while the pointer is dragged
  /// outside the button.
  var isTracking: Bool { delivery.isTracking }

  /// Whether the button accepts presses.
  ///
  /// If you disable the button during a press, the press is canceled.
  var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set {
      // Update the machine before GTK, because GTK cancels a press before it reports that the
      // button is insensitive. The machine must already be disabled when it receives the
      // cancellation.
      delivery.handle(.setEnabled(newValue))
      isSensitive = newValue
      endKeptLook()
    }
  }

  /// Whether the button is in the highlighted state.
  ///
  /// This property becomes true while a press is inside the button. When the press ends, the
  /// property becomes false, even if the program had set it. As in UIKit, a disabled button can't
  /// be highlighted.
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

  /// Ends the highlighted look that the program set if a press has begun or the highlight has
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
  /// As in UIKit, a press doesn't change this property.
  var isSelected: Bool {
    get { isChecked }
    set {
      isChecked = newValue
      delivery.handle(.setSelected(newValue))
      describeState()
      showTitle()
    }
  }

  /// The state that determines the pictures.
  ///
  /// This state is derived from GTK's flags, so that the pictures change together with the colors
  /// of the style sheet. GTK's flags change a moment after ``state``, which determines the title.
  var shownState: ControlState {
    var state: ControlState = isEnabled ? .normal : .disabled
    if looksPressed { state.insert(.highlighted) }
    if isChecked { state.insert(.selected) }
    return state
  }

  // MARK: Titles

  /// Sets the title for a state.
  ///
  /// Pass nil to show the title of the normal state again.
  func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    showTitle()
  }

  private func showTitle() {
    title = titles.resolve(state)?.value ?? ""
  }

  // MARK: Events

  /// Calls a method of `target` for each of the given events.
  ///
  /// The button doesn't retain `target`.
  func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector<Target, Button>, for events: ControlEvents
  ) {
    actions.addTarget(target, action: action, for: events)
  }
}
