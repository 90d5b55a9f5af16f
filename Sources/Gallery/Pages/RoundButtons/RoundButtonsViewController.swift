import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The controller of the Round Buttons page: the write-up's example and other round buttons, each
/// created with one call.
final class RoundButtonsViewController: PageViewController {
  let view: PageView

  private(set) var buttons: [RoundButton] = []

  /// The button that restores the original colors of all circles.
  ///
  /// It is insensitive while no color has changed.
  let resetButton = LabelButton(RoundButtonsDemo.resetTitle)

  private let canvas = Fixed()
  private let eventLog = EventLogView()
  /// The write-up's white title on gray in the current theme, which determines what a tap changes.
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

  /// Updates the gray and white of the example, and of tapped buttons, to those of the current
  /// theme.
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
    // GTK leaves no widget focused if the focused one is disabled.
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
