import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The controller of the Interface Elements page, which shows named colors and labels, and controls
/// that change the font and the text color on all pages.
final class InterfaceElementsViewController: PageViewController {
  let view: PageView

  /// The lists of fonts and colors below the stage, with the button that restores the originals.
  let customizationControls = CustomizationControls()

  private let eventLog = EventLogView()

  /// The note about text that is hard to read in the current theme.
  ///
  /// The note is hidden if all text is easy to read.
  private let shortfalls = Label("", style: .caption)

  init(context: PageContext = PageContext()) {
    let canvas = InterfaceElementsCanvas()
    canvas.margins = EdgeInsets(all: 18)
    view = PageView(
      page: .interfaceElements, stage: canvas, eventLog: eventLog,
      conversion: InterfaceElementsDemo.conversion)
    view.addControls(customizationControls, note: InterfaceElementsDemo.customizationNote)
    // A label with long text sets this width itself, but this label is still empty.
    shortfalls.minimumWidthInCharacters = Label.narrowestLine
    view.addAtEnd(shortfalls)
    customizationControls.onChoose = { [weak self] in self?.log(.valueChanged, of: $0, item: $1) }
    customizationControls.resetButton.onClick = { [weak self] in self?.reset() }
    showShortfalls()
    AppTheme.shared.observe(by: self) { [weak self] in self?.showShortfalls() }
  }

  private func reset() {
    AppTheme.shared.customization = .original
    // The reset button is a GTK button and sends no control event, so record the event that a
    // button in UIKit would send.
    log(
      .touchUpInside, of: InterfaceElementsDemo.resetTitle,
      item: InterfaceElementsDemo.originalColorTitle,
      choice: InterfaceElementsDemo.resetAnnouncement)
  }

  /// Records the event that a control in UIKit would send, with the item that the user has chosen.
  ///
  /// - Parameters:
  ///   - events: The event.
  ///   - control: The title of the control.
  ///   - item: The title of the item.
  ///   - choice: The text that a screen reader speaks for the item, or nil to use the item's title.
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
