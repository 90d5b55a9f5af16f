import ControlModel
import GalleryModel
import GtkKit

/// The layout that all pages share.
///
/// From top to bottom, a page has a title, a sentence, the stage (the area that contains its demo),
/// the controls that act on the demo, and the event log. The note for readers who know UIKit is
/// beside the event log, or below it in a narrow window.
final class PageView: Box {
  // The references to these three widgets are weak, so that the window releases the widgets even if
  // this object exists longer.
  private weak var scroller: ScrolledWindow?
  private weak var content: Box?
  private weak var stageView: StageView?
  /// The amount by which the stage, with its margins, is wider than the visible part of the page,
  /// in points.
  private var stageOverflow = 0.0
  private let stageGroup = Box(orientation: .vertical, spacing: 12)

  init(page: Page, stage: Widget, eventLog: EventLogView, conversion: [ConversionNote]) {
    super.init(orientation: .vertical)
    // A screen reader speaks the name when the focus comes from another page.
    setAccessibleRole(.group)
    accessibleName = page.title
    // Without a minimum size, the user could make the window too small to use, and the next launch
    // would restore that size.
    setSizeRequest(Size(width: 448, height: 320))
    let heading = Box(orientation: .vertical, spacing: 6)
    heading.append(Label(page.title, style: .pageTitle))
    heading.append(Label(page.summary, style: .body))

    let stageView = StageView(stage)
    stageGroup.append(stageView)

    let notes = AdaptiveColumns(spacing: 24)
    notes.append(eventLog)
    notes.append(ConversionNoteView(conversion))

    let content = Box(orientation: .vertical, spacing: 24)
    content.margins = EdgeInsets(all: 18)
    content.append(heading)
    content.append(stageGroup)
    content.append(notes)
    let scroller = ScrolledWindow(content)
    append(scroller, expand: true)
    self.scroller = scroller
    self.content = content
    self.stageView = stageView
    scroller.onPlacement { [weak self] in self?.followStageWidth() }
  }

  /// Makes everything except the stage as wide as the visible part of the page.
  ///
  /// If the desktop's text is large and the window is small, the stage may be wider than the
  /// visible part. The page then scrolls sideways, but users should not have to scroll sideways to
  /// read text.
  private func followStageWidth() {
    guard let scroller, let content, let stageView else { return }
    let width = stageView.minimumWidth + content.margins.left + content.margins.right
    let overflow = max(0, width - scroller.viewWidth)
    guard overflow != stageOverflow else { return }
    stageOverflow = overflow
    DelayedCall.beforeOtherEvents { [weak self] in self?.indentTexts() }
  }

  private func indentTexts() {
    let parts = (content?.children ?? []) + stageGroup.children
    for part in parts where part !== stageGroup && part !== stageView {
      part.margins.right = stageOverflow
    }
  }

  /// Gives the window's initial focus to the page's content, not to a bar above the content.
  func focusContentInitially() {
    scroller?.focusFirstInitially()
  }

  /// Adds a row of switches below the stage, and a sentence below the row.
  ///
  /// - Parameters:
  ///   - switches: The switches.
  ///   - accessibleName: The text that a screen reader speaks when the focus enters the row.
  ///   - note: The sentence.
  func addSwitches(_ switches: [LabeledSwitch], accessibleName: String, note: String) {
    let row = Box(orientation: .horizontal, spacing: 24)
    row.setAccessibleRole(.group)
    row.accessibleName = accessibleName
    for element in switches { row.append(element) }
    addControls(row, note: note)
  }

  /// Adds controls that act on the demo below the stage, and a sentence below the controls.
  func addControls(_ controls: Widget, note: String) {
    controls.horizontalAlignment = .center
    stageGroup.append(controls)
    addNote(note)
  }

  /// Adds a sentence below the stage.
  func addNote(_ note: String) {
    let label = Label(note, style: .caption)
    label.horizontalAlignment = .center
    label.horizontalTextAlignment = 0.5
    stageGroup.append(label)
  }

  /// Adds a widget at the end of the page.
  ///
  /// There, the widget can be shown or hidden without moving other widgets.
  func addAtEnd(_ widget: Widget) {
    content?.append(widget)
  }
}
