import ControlModel
import GalleryModel
import GtkKit

/// The page's event log: the messages of its buttons' event machines, the newest at the top.
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
  /// All texts of the selected line, which the columns of a narrow window may cut.
  ///
  /// It is above the table and there from the start: a page that scrolls to the focused table shows
  /// it too, and no row moves while it is clicked.
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
    // High enough to be seen where a low window cuts the log.
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

  /// Adds a line for a message that a button sent.
  func record(_ send: ControlEventMessage, from button: String) {
    apply(log.record(send, from: button))
  }

  /// Adds the action's message to the newest line, and has a screen reader speak it.
  ///
  /// - Parameter announcement: What is spoken in its place; nil speaks the message.
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

  /// Whether the log has no lines: it then shows a hint in their place, and has nothing to act on.
  private var isEmpty = true {
    didSet {
      guard isEmpty != oldValue else { return }
      // GTK leaves the focus nowhere if the widget that has it is disabled.
      if isEmpty, containsFocus { table.grabFocus() }
      placeholder.isVisible = isEmpty
      enableTable()
      enableActions()
    }
  }

  /// The Tab key passes an empty log, but a focus that is there when it is cleared may stay.
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
