import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The page's controller: colours and labels by name, and what changes all of them at once.
final class InterfaceElementsViewController: PageViewController {
  let view: PageView

  /// The choices of font and color, under the stage.
  let customizationControls = CustomizationControls()

  private let eventLog = EventLogView()

  /// What of the theme in force is hard to read, where there is something.
  private let shortfalls = Label("", style: .caption)

  init() {
    let canvas = InterfaceElementsCanvas()
    canvas.margins = EdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    view = PageView(
      page: .interfaceElements, stage: canvas, eventLog: eventLog,
      conversion: InterfaceElementsDemo.conversion)
    view.addControls(customizationControls, note: InterfaceElementsDemo.customizationNote)
    // Its text comes and goes, and is a long one.
    shortfalls.minimumWidthInCharacters = Label.narrowestLine
    view.addAtEnd(shortfalls)
    customizationControls.onChoose = { [weak self] in self?.log(.valueChanged, of: $0, item: $1) }
    customizationControls.resetButton.onClick = { [weak self] in self?.reset() }
    showShortfalls()
    AppTheme.shared.observe(by: self) { [weak self] in self?.showShortfalls() }
  }

  private func reset() {
    AppTheme.shared.customization = .original
    // The button's type is GTK's own; UIKit's would send this.
    log(
      .touchUpInside, of: InterfaceElementsDemo.resetTitle,
      item: InterfaceElementsDemo.originalColorTitle,
      choice: InterfaceElementsDemo.resetAnnouncement)
  }

  /// Writes down what UIKit's control would send, with what was chosen by it.
  ///
  /// - Parameter choice: What a screen reader calls it; nil for its own title.
  private func log(
    _ events: ControlEvents, of control: String, item: String, choice: String? = nil
  ) {
    eventLog.record(ControlEventMessage(events, state: .normal), from: control)
    eventLog.annotate(
      item,
      announcing: InterfaceElementsDemo.announcement(
        ofChoice: choice ?? item, in: AppTheme.shared.theme))
  }

  private func showShortfalls() {
    let note = InterfaceElementsDemo.shortfallsNote(in: AppTheme.shared.theme)
    shortfalls.text = note ?? ""
    shortfalls.isVisible = note != nil
  }
}
