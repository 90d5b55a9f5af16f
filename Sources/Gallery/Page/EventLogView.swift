import Controls
import Demos
import GtkKit

/// The page's event log: what the event machines of its buttons give out, newest first.
final class EventLogView: Box {
  private var log = EventLog()
  private let content = Stack()
  private let table = TableView(
    columns: [
      TableColumn(title: "Event", width: 244), TableColumn(title: "Button", width: 122),
      TableColumn(title: "State", width: 138), TableColumn(title: "Message", width: 162),
    ], accessibleName: "Event log")

  init() {
    super.init(orientation: .vertical, spacing: 12)
    let clear = TextButton("Clear")
    let copy = TextButton("Copy")

    let scrolled = ScrolledWindow(table)
    scrolled.setMinimumContentSize(width: 280, height: 216)
    scrolled.propagatesNaturalWidth = true
    scrolled.hasFrame = true

    append(SectionHeading("Event Log", buttons: [clear, copy]))
    content.add(Self.placeholder(), name: ContentName.placeholder)
    content.add(scrolled, name: ContentName.table)
    append(content, expand: true)
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
    content.visibleChildName = ContentName.placeholder
  }

  private enum ContentName {
    static let placeholder = "placeholder"
    static let table = "table"
  }

  private static func placeholder() -> Label {
    let label = Label("Press a button on the stage to see its events here.", style: .body)
    label.horizontalAlignment = .fill
    label.horizontalTextAlignment = 0.5
    // The look of the table that takes its place.
    label.addStyleClass("view")
    label.addStyleClass("frame")
    return label
  }

  private func apply(_ change: EventLog.Change) {
    guard let newest = log.entries.first else { return }
    switch change {
    case .inserted(let dropsLast):
      table.insertRowAtTop(newest.columns)
      content.visibleChildName = ContentName.table
      if dropsLast { table.removeLastRow() }
    case .replacedTop:
      table.replaceTopRow(newest.columns)
    }
  }
}
