import Controls
import Demos
import GtkKit

/// The page's event log: what the event machines of its buttons give out, newest first.
final class EventLogView: Box {
  private var log = EventLog()
  private let table = TableView(
    columns: [
      TableColumn(title: "Event", width: 224), TableColumn(title: "Button", width: 96),
      TableColumn(title: "State", width: 120), TableColumn(title: "Message", width: 160),
    ], accessibleName: "Event log")

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let clear = TextButton("Clear")
    let copy = TextButton("Copy")
    let heading = Box(orientation: .horizontal, spacing: 6)
    heading.append(Label("Event Log", style: .heading), expand: true)
    heading.append(clear)
    heading.append(copy)

    let scrolled = ScrolledWindow(table)
    scrolled.setMinimumContentSize(width: 280, height: 220)
    scrolled.hasFrame = true

    append(heading)
    append(scrolled, expand: true)
    clear.onClick = { [weak self] in self?.clear() }
    copy.onClick = { [weak self] in self.map { Clipboard.setText($0.log.text) } }
  }

  /// Writes down what a button has sent.
  func record(_ send: ControlEventSend, from button: String) {
    apply(log.record(send, from: button))
  }

  /// Adds to the newest line what the action behind it said.
  func annotate(_ message: String) {
    log.annotate(message).map(apply)
  }

  private func clear() {
    log.clear()
    table.removeAllRows()
  }

  private func apply(_ change: EventLog.Change) {
    guard let newest = log.entries.first else { return }
    switch change {
    case .inserted(let dropsLast):
      table.insertRowAtTop(newest.columns)
      if dropsLast { table.removeLastRow() }
    case .replacedTop:
      table.replaceTopRow(newest.columns)
    }
  }
}
