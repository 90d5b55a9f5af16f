import ControlModel
import GalleryModel
import GtkKit

/// The frame that every page shares: a title, one sentence, the stage, the switches that act on
/// it, and under them the event log and the note for readers who come from UIKit.
final class PageView: Box {
  /// Weak, so that they go with the window that holds them and not with this object.
  private weak var scroller: ScrolledWindow?
  private weak var content: Box?
  private weak var stageView: StageView?
  /// How far the stage goes beyond what is seen of the page, in points.
  private var stageOverflow = 0.0
  private let stageGroup = Box(orientation: .vertical, spacing: 12)

  init(page: Page, stage: Widget, eventLog: EventLogView, conversion: [ConversionNote]) {
    super.init(orientation: .vertical)
    // A screen reader speaks the name when the focus comes from another page.
    setAccessibleRole(.group)
    accessibleName = page.title
    // A smaller window is not worth looking at, and would be there again at the next start.
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
    content.margins = EdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
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

  /// Keeps everything but the stage as wide as what is seen of the page.
  ///
  /// Where the desktop's text is large and the window small, the stage is wider than the view. The
  /// page scrolls sideways then, and nobody wants to do so for each line of a text.
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

  /// Lets a window begin with the focus in the page's content, and not in a bar that is over it.
  func takeFirstFocusInContent() {
    scroller?.takeFirstFocus()
  }

  /// Puts a row of switches under the stage, and a sentence under them.
  ///
  /// - Parameter accessibleName: What a screen reader says when the focus comes to the switches.
  func addSwitches(_ switches: [LabeledSwitch], accessibleName: String, note: String) {
    let row = Box(orientation: .horizontal, spacing: 24)
    row.setAccessibleRole(.group)
    row.accessibleName = accessibleName
    for element in switches { row.append(element) }
    addControls(row, note: note)
  }

  /// Puts controls that act on the stage under it, and a sentence under them.
  func addControls(_ controls: Widget, note: String) {
    controls.horizontalAlignment = .center
    stageGroup.append(controls)
    addNote(note)
  }

  /// Puts a sentence under the stage.
  func addNote(_ note: String) {
    let label = Label(note, style: .caption)
    label.horizontalAlignment = .center
    label.horizontalTextAlignment = 0.5
    stageGroup.append(label)
  }

  /// Puts something under all the rest, where it may come and go without moving anything.
  func addAtEnd(_ widget: Widget) {
    content?.append(widget)
  }
}
