import Controls
import Demos
import GtkKit
import Theme

/// The page's controller: colours and labels by name, and what changes all of them at once.
final class InterfaceElementsViewController: PageViewController {
  let view: PageView

  /// The choices of font and color, under the stage.
  let customizationControls = CustomizationControls()

  /// What of the theme in force is hard to read, where there is something.
  private let shortfalls = Label("", style: .caption)

  init() {
    let canvas = InterfaceElementsCanvas()
    canvas.margins = EdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    view = PageView(
      page: .interfaceElements, stage: canvas, eventLog: EventLogView(),
      conversion: InterfaceElementsDemo.conversion)
    view.addControls(customizationControls, note: InterfaceElementsDemo.customizationNote)
    // Its text comes and goes, and is a long one.
    shortfalls.minimumWidthInCharacters = Label.narrowestLine
    view.addAtEnd(shortfalls)
    customizationControls.resetButton.onClick = {
      AppTheme.shared.customization = .original
    }
    showShortfalls()
    AppTheme.shared.observe(by: self) { [weak self] in self?.showShortfalls() }
  }

  private func showShortfalls() {
    let note = InterfaceElementsDemo.shortfallsNote(in: AppTheme.shared.theme)
    shortfalls.text = note ?? ""
    shortfalls.isVisible = note != nil
  }
}
