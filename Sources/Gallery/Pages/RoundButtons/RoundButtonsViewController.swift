import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The controller of the Round Buttons page, which shows the original's example and other round
/// buttons, each created with one call.
final class RoundButtonsViewController: PageViewController {
  let view: PageView

  private(set) var buttons: [RoundButton] = []

  /// The button that restores the original colors of all circles.
  ///
  /// The button is disabled while all circles have their original colors.
  let resetButton = LabelButton(RoundButtonsDemo.resetTitle)

  private let canvas = Fixed()
  private let eventLog = EventLogView()
  /// The current theme's shades of the original's first colors: a white title on gray.
  private var resting = RoundButtonsDemo.restingColors(in: AppTheme.shared.theme)

  init(context: PageContext = PageContext()) {
    canvas.setOwnSize(RoundButtonsDemo.canvas)
    // The example's position is zero. The margins separate it from the edge of the stage.
    canvas.margins = EdgeInsets(all: 18)
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
        add(RoundButton(specification, target: self, selector: .buttonTapped))
      }
    } catch {
      StandardError.printError(error)
    }
    AppTheme.shared.observe(by: self) { [weak self] in self?.followTheme() }
    enableReset()
  }

  private func add(_ button: RoundButton) {
    let name = button.specification.title
    eventLog.observe(button, as: name)
    button.describeColors(resting: resting)
    canvas.place(button, at: button.specification.position)
    buttons.append(button)
  }

  /// Updates the example, and every button that a tap has changed to white and gray, to the shades
  /// of the current theme.
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
    // If the focused widget is disabled, GTK leaves no widget focused, so move the focus first.
    if !isChanged { resetButton.passFocusBackward() }
    resetButton.isSensitive = isChanged
  }

  static func addStyleRules() {
    do throws(RoundButtonError) {
      for specification in try RoundButtonsDemo.all(in: AppTheme.shared.theme) {
        specification.addRules()
      }
    } catch {
      StandardError.printError(error)
    }
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
