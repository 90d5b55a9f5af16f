import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The page's controller: the document's example and a row of other round buttons, each one call.
final class RoundButtonsViewController: PageViewController {
  let view: PageView

  private(set) var buttons: [RoundButton] = []

  /// Brings back the first colors of all circles; it is insensitive while they have them.
  let resetButton = LabelButton(RoundButtonsDemo.resetTitle)

  private let canvas = Fixed()
  private let eventLog = EventLogView()
  /// The white title on gray of the theme in force, by which a tap decides.
  private var resting = RoundButtonsDemo.restingColors(in: AppTheme.shared.theme)

  init() {
    canvas.setOwnSize(RoundButtonsDemo.canvas)
    // The example stands at position zero, which is no reason to touch the edge of the stage.
    canvas.margins = EdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    view = PageView(
      page: .roundButtons, stage: canvas, eventLog: eventLog,
      conversion: RoundButtonsDemo.conversion)
    view.addControls(resetButton, note: RoundButtonsDemo.note)
    viewDidLoad()
  }

  private func viewDidLoad() {
    resetButton.onClick = { [weak self] in self?.reset() }
    do throws(RoundButtonError) {
      for specification in try RoundButtonsDemo.all(in: AppTheme.shared.theme) {
        add(try makeButton(specification))
      }
    } catch {
      StandardError.printError(error)
    }
    AppTheme.shared.observe(by: self) { [weak self] in self?.followTheme() }
    enableReset()
  }

  private func makeButton(
    _ figures: RoundButtonSpecification
  ) throws(RoundButtonError) -> RoundButton {
    try RoundButton(
      withRadius: figures.radius, title: figures.title, titleColor: figures.colors.title,
      target: self, selector: .buttonTapped, backgroundColor: figures.colors.background,
      borderColor: figures.borderColor, borderWidth: figures.borderWidth,
      position: figures.position)
  }

  private func add(_ button: RoundButton) {
    let name = button.specification.title
    button.onSend = { [eventLog] in eventLog.record($0, from: name) }
    button.describeColors(resting: resting)
    canvas.place(button, at: button.specification.position)
    buttons.append(button)
  }

  /// The gray and the white of the example, and of what was tapped, are those of the theme.
  private func followTheme() {
    let theme = AppTheme.shared.theme
    let old = resting
    resting = RoundButtonsDemo.restingColors(in: theme)
    for (index, button) in buttons.enumerated() {
      let example = index == 0 ? try? RoundButtonsDemo.example(in: theme) : nil
      button.become(
        example ?? button.specification,
        colors: button.colors.replacing(resting: old, with: resting))
      button.describeColors(resting: resting)
    }
    enableReset()
  }

  private func enableReset() {
    let isChanged = buttons.contains { $0.isChanged }
    // GTK leaves the focus nowhere if the widget that has it is disabled.
    if !isChanged { resetButton.passFocusBackward() }
    resetButton.isSensitive = isChanged
  }

  // MARK: Actions

  func buttonTapped(_ sender: Button) {
    (sender as? RoundButton)?.toggle(resting: resting)
    enableReset()
  }

  private func reset() {
    for button in buttons { button.reset(resting: resting) }
    enableReset()
    view.announce(RoundButtonsDemo.resetAnnouncement)
  }
}

extension Selector where Target == RoundButtonsViewController, Sender == Button {
  static let buttonTapped = Selector("buttonTapped", RoundButtonsViewController.buttonTapped)
}
