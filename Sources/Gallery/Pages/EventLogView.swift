import ControlModel
import GalleryModel
import GtkKit

/// The event log of a page, which lists the events that the page's controls send, newest first.
final class EventLogView: Box {
  private static let hint = "Use a control of this page to see its events here."
  private static let detailsHint = "Select a line to read all of it here."

  private var log = EventLog()
  private let placeholder = Label(EventLogView.hint, style: .body)
  private let table = LogTable(
    columns: [
      TableColumn(title: "Event", typicalText: "touchDragInside × 9"),
      TableColumn(title: "Button", typicalText: "Six States"),
      TableColumn(title: "State", typicalText: "highlighted"),
      TableColumn(title: "Message", typicalText: "Standard but…"),
    ], accessibleName: "Event log")
  /// The complete text of the selected line, whose columns may be truncated in a narrow window.
  ///
  /// The label is always visible. If it appeared with the selection, the table would move when the
  /// user clicks a row. The label is above the table, so that it is in sight when the page scrolls
  /// to the focused table.
  private let details = Label(EventLogView.detailsHint, style: .caption)
  private let copiedNote = Label("Copied", style: .caption)
  private let clearButton = LabelButton("Clear")
  private let copyButton = LabelButton("Copy")

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let scrolled = ScrolledWindow(table)
    scrolled.setMinimumContentSize(width: 280, height: 216)
    scrolled.propagatesNaturalWidth = true
    scrolled.hasFrame = true

    table.isFocusable = false
    // Put the hint near the top, so that it is visible in a short window that hides the rest of the
    // log.
    placeholder.horizontalAlignment = .center
    placeholder.verticalAlignment = .start
    placeholder.horizontalTextAlignment = 0.5
    placeholder.margins = EdgeInsets(top: 72, left: 12, bottom: 12, right: 12)
    let content = Overlay(scrolled)
    content.addOverlay(placeholder)
    details.minimumWidthInCharacters = Label.narrowestLine
    copiedNote.isVisible = false
    onUnmap { [copiedNote] in copiedNote.isVisible = false }

    append(
      SectionHeading("Event Log", status: copiedNote, buttons: [clearButton, copyButton]))
    append(details)
    append(content, expand: true)
    clearButton.onClick = { [weak self] in self?.clear() }
    copyButton.onClick = { [weak self] in self?.copy() }
    table.onSelectionChange = { [weak self] in self?.showDetails() }
    table.onFocusedChange { [weak self] in self?.enableTable() }
    enableActions()
  }

  /// Makes the log record each message that `button` sends after this call.
  ///
  /// - Parameter name: The button's name in the log.
  func observe(_ button: Button, as name: String) {
    button.onSend = { [weak self] in self?.record($0, from: name) }
  }

  /// Records a message that the control named `button` sent.
  ///
  /// A new line shows the message, or the newest line shows that the message was repeated.
  func record(_ message: ControlEventMessage, from button: String) {
    apply(log.record(message, from: button))
  }

  /// Adds the result of an action to the newest line, if there is one, and announces the result to
  /// screen readers.
  ///
  /// - Parameters:
  ///   - message: The result.
  ///   - announcement: The text that a screen reader speaks, or nil to speak `message`.
  func annotate(_ message: String, announcing announcement: String? = nil) {
    if let change = log.annotate(message) { apply(change) }
    announce(announcement ?? message)
  }

  private func clear() {
    log.clear()
    table.removeAllRows()
    isEmpty = true
    copiedNote.isVisible = false
    announce("Event log cleared")
  }

  private func copy() {
    Clipboard.setText(log.text)
    copiedNote.isVisible = true
    announce(copiedNote.text)
  }

  /// Whether the log has no lines.
  ///
  /// An empty log shows a hint, and its buttons are disabled.
  private var isEmpty = true {
    didSet {
      guard isEmpty != oldValue else { return }
      // If the focused widget is disabled, GTK leaves no widget focused.
      if isEmpty, containsFocus { table.grabFocus() }
      placeholder.isVisible = isEmpty
      enableTable()
      enableActions()
    }
  }

  /// Makes the Tab key skip the table while the log is empty.
  ///
  /// If the table has the focus when the log is cleared, the table remains focusable until the
  /// focus moves elsewhere.
  private func enableTable() {
    table.isFocusable = !isEmpty || table.isFocused
  }

  private func enableActions() {
    clearButton.isSensitive = !isEmpty
    copyButton.isSensitive = !isEmpty
  }

  private func apply(_ change: EventLog.Change) {
    guard let newest = log.entries.first else { return }
    switch change {
    case .inserted(let dropsLast):
      table.insertRowAtTop(newest.columns)
      isEmpty = false
      if dropsLast { table.removeLastRow() }
    case .replacedTop:
      table.replaceTopRow(newest.columns)
      if table.selectedRow == 0 { showDetails() }
    }
    copiedNote.isVisible = false
  }

  private func showDetails() {
    let selected = table.selectedRow.flatMap {
      log.entries.indices.contains($0) ? log.entries[$0] : nil
    }
    details.text = selected?.details ?? Self.detailsHint
  }
}
