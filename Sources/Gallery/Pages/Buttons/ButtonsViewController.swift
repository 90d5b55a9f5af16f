import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's view controller, with a standard button and a pretty button.
///
/// The page also has a button with a title and a look for each state, and one button of each of
/// UIKit's six button types.
final class ButtonsViewController: PageViewController {
  let view: PageView

  let standardButton = Button(role: .standard, size: ButtonSample.standard.frame.size)
  let prettyButton = PrettyButton(size: ButtonSample.pretty.frame.size)
  let sixStatesButton = Button(role: .sixStates, size: ButtonSample.sixStates.frame.size)
  let typeButtons = ButtonTypeSample.all.map {
    Button(role: $0.role, size: $0.frame.size)
  }

  private var samples: [Button] { [standardButton, prettyButton, sixStatesButton] }
  private lazy var highlighted = LabeledSwitch("Highlighted", isOn: false) { [samples] isOn in
    for sample in samples { sample.isHighlighted = isOn }
  }

  private let canvas = Fixed()
  private let eventLog = EventLogView()
  private(set) var popover: Popover?

  private let context: PageContext

  static let commands: [Command<ButtonsViewController>] = [
    Command(title: "Press Focused Button", keys: ["space", "Return"])
  ]

  init(context: PageContext) {
    self.context = context
    canvas.setOwnSize(ButtonsDemo.canvas)
    view = PageView(
      page: .buttons, stage: canvas, eventLog: eventLog, conversion: ButtonsDemo.conversion)
    viewDidLoad()
  }

  private func viewDidLoad() {
    createStandardButton()
    createPrettyButton()
    sixStatesButton.addTarget(self, action: .sixStatesButtonPressed, for: .touchUpInside)
    add(sixStatesButton, .sixStates)
    for (button, sample) in zip(typeButtons, ButtonTypeSample.all) { add(button, sample) }
    createSwitches()
  }

  private func createStandardButton() {
    standardButton.addTarget(self, action: .standardButtonPressed, for: .touchUpInside)
    add(standardButton, .standard)
  }

  private func createPrettyButton() {
    prettyButton.addTarget(self, action: .prettyButtonPressed, for: .touchUpInside)
    add(prettyButton, .pretty)
  }

  private func add(_ button: Button, _ sample: ButtonSample) {
    button.setTitle(sample.title, for: .normal)
    button.addTarget(
      self, action: .pressEnded, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    place(button, in: sample.frame, name: sample.title)
  }

  private func add(_ button: Button, _ sample: ButtonTypeSample) {
    button.setTitle(sample.title, for: .normal)
    button.addTarget(self, action: .showOutcome, for: .touchUpInside)
    button.tooltip = sample.outcome.destination.map { "Opens the \($0.title) page" }
    place(button, in: sample.frame, name: sample.name)

    let caption = StageLabel(sample.caption, role: .caption, size: sample.captionFrame.size)
    canvas.place(caption, at: sample.captionFrame.origin)
  }

  private func place(_ button: Button, in frame: Rectangle, name: String) {
    button.accessibleName = name
    eventLog.observe(button, as: name)
    canvas.place(button, at: frame.origin)
  }

  private func createSwitches() {
    let samples = samples
    let enabled = LabeledSwitch("Enabled", isOn: true) { [weak self] isOn in
      for sample in samples { sample.isEnabled = isOn }
      self?.highlighted.isSensitive = isOn
      self?.followHighlights()
    }
    let selected = LabeledSwitch("Selected", isOn: false) { isOn in
      for sample in samples { sample.isSelected = isOn }
    }
    view.addSwitches(
      [enabled, highlighted, selected], accessibleName: ButtonsDemo.switchesName,
      note: ButtonsDemo.switchesNote)
  }

  /// Turns the Highlighted switch off once no sample is highlighted, for example after a press.
  private func followHighlights() {
    if !samples.contains(where: \.isHighlighted) { highlighted.isOn = false }
  }

  // MARK: Actions

  func pressEnded(_ sender: Button) {
    followHighlights()
  }

  func standardButtonPressed(_ sender: Button) {
    log(.standard)
  }

  func prettyButtonPressed(_ sender: Button) {
    log(.pretty)
  }

  /// Announces the press of the third sample.
  ///
  /// The original has no such button, and so no message to log.
  func sixStatesButtonPressed(_ sender: Button) {
    view.announce(ButtonSample.sixStates.announcement)
  }

  private func log(_ sample: ButtonSample) {
    guard let message = sample.message else { return }
    StandardError.write(message)
    eventLog.annotate(message)
  }

  func showOutcome(_ sender: Button) {
    switch ButtonTypeSample.all.first(where: { $0.role == sender.role })?.outcome {
    case .explains(let explanation): explain(explanation, beside: sender)
    case .opens(let page): context.open(page)
    case .addsContact: context.open(.contacts, performing: ContactsViewController.addCommand)
    case nil: break
    }
  }

  private func explain(_ explanation: ButtonTypeSample.Explanation, beside button: Button) {
    let popover = Popover(explanation, beside: button)
    popover.popUp()
    self.popover = popover
  }
}

extension Selector where Target == ButtonsViewController, Sender == Button {
  static let pressEnded = Selector("pressEnded", ButtonsViewController.pressEnded)
  static let standardButtonPressed = Selector(
    "standardButtonPressed", ButtonsViewController.standardButtonPressed)
  static let prettyButtonPressed = Selector(
    "prettyButtonPressed", ButtonsViewController.prettyButtonPressed)
  fileprivate static let sixStatesButtonPressed = Selector(
    "sixStatesButtonPressed", ButtonsViewController.sixStatesButtonPressed)
  static let showOutcome = Selector("showOutcome", ButtonsViewController.showOutcome)
}
