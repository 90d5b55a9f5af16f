import Controls
import Demos
import GtkKit

/// The page's event log: what the event machines of its buttons give out, newest first.
final class EventLogView: Box {
  private var log = EventLog()
  private let placeholder = Label(
    "Press a button on the stage to see its events here.", style: .body)
  private let table = TableView(
    columns: [
      TableColumn(title: "Event", widestText: "touchDragOutside + touchDragExit"),
      TableColumn(title: "Button", widestText: "Rounded Rectangle"),
      TableColumn(title: "State", widestText: "highlighted + selected"),
      TableColumn(title: "Message", widestText: "Standard button pressed."),
    ], accessibleName: "Event log")

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let clear = TextButton("Clear")
    let copy = TextButton("Copy")

    let scrolled = ScrolledWindow(table)
    scrolled.setMinimumContentSize(width: 280, height: 216)
    scrolled.propagatesNaturalWidth = true
    scrolled.hasFrame = true

    table.isFocusable = false
    // High enough to be seen where a low window cuts the log.
    placeholder.horizontalAlignment = .center
    placeholder.verticalAlignment = .start
    placeholder.horizontalTextAlignment = 0.5
    placeholder.margins = EdgeInsets(top: 60, left: 12, bottom: 12, right: 12)
    let content = Overlay(scrolled)
    content.addOverlay(placeholder)

    append(SectionHeading("Event Log", buttons: [clear, copy]))
    append(content, expand: true)
    clear.onClick = { [weak self] in self?.clear() }
    copy.onClick = { [weak self] in
      if let self { Clipboard.setText(log.text) }
    }
  }

  /// Writes down what a button has sent.
  func record(_ send: ControlEventSend, from button: String) {
    apply(log.record(send, from: button))
  }

  /// Adds to the newest line what the action behind it said.
  func annotate(_ message: String) {
    if let change = log.annotate(message) { apply(change) }
  }

  private func clear() {
    log.clear()
    table.removeAllRows()
    showsPlaceholder = true
  }

  /// Whether the log is empty and says what would fill it; the keyboard passes it then.
  private var showsPlaceholder = true {
    didSet {
      guard showsPlaceholder != oldValue else { return }
      placeholder.isVisible = showsPlaceholder
      table.isFocusable = !showsPlaceholder
    }
  }

  private func apply(_ change: EventLog.Change) {
    guard let newest = log.entries.first else { return }
    switch change {
    case .inserted(let dropsLast):
      table.insertRowAtTop(newest.columns)
      showsPlaceholder = false
      if dropsLast { table.removeLastRow() }
    case .replacedTop:
      table.replaceTopRow(newest.columns)
    }
  }
}
