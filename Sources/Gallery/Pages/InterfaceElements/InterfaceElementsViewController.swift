import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The controller of the Interface Elements page: named colors and labels, and controls that change
/// all of them at once.
final class InterfaceElementsViewController: PageViewController {
  let view: PageView

  /// The lists of fonts and colors, under the stage.
  let customizationControls = CustomizationControls()

  private let eventLog = EventLogView()

  /// The note about texts that are hard to read in the current theme.
  ///
  /// It is hidden if there are none.
  private let shortfalls = Label("", style: .caption)

  init(context: PageContext = PageContext()) {
    let canvas = InterfaceElementsCanvas()
    canvas.margins = EdgeInsets(all: 18)
    view = PageView(
      page: .interfaceElements, stage: canvas, eventLog: eventLog,
      conversion: InterfaceElementsDemo.conversion)
    view.addControls(customizationControls, note: InterfaceElementsDemo.customizationNote)
    // The text is long, and not always shown.
    shortfalls.minimumWidthInCharacters = Label.narrowestLine
    view.addAtEnd(shortfalls)
    customizationControls.onChoose = { [weak self] in self?.log(.valueChanged, of: $0, item: $1) }
    customizationControls.resetButton.onClick = { [weak self] in self?.reset() }
    showShortfalls()
    AppTheme.shared.observe(by: self) { [weak self] in self?.showShortfalls() }
  }

  private func reset() {
    AppTheme.shared.customization = .original
    // The button is GTK's own. UIKit's would send this event.
    log(
      .touchUpInside, of: InterfaceElementsDemo.resetTitle,
      item: InterfaceElementsDemo.originalColorTitle,
      choice: InterfaceElementsDemo.resetAnnouncement)
  }

  /// Records the event that UIKit's control would send, with the item that was chosen.
  ///
  /// - Parameters:
  ///   - events: The event.
  ///   - control: The title of the control.
  ///   - item: The title of the item.
  ///   - choice: The name of the choice for screen readers, or nil for the title of the item.
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
