import ControlModel

@testable import GtkKit

/// Every class of widget that a window can contain, and some widgets with many descendants.
@MainActor let wrappers: [Wrapper] = containers + texts + buttons + choices

@MainActor private let containers = [
  Wrapper { Box(orientation: .vertical, spacing: 6) },
  Wrapper(fullContent),
  Wrapper { Fixed() },
  Wrapper { filled(AdaptiveColumns(spacing: 12)) { $0.append(Label("One")) } },
  Wrapper {
    frameContainer()
  } addHandlers: { container, token in
    container.onLayout = { _ in
      _ = (container, token)
      return ChildFrames(height: 0, frames: [])
    }
  },
  Wrapper { ScrolledWindow(Label("Text")) },
  Wrapper {
    EventBox(Label("Text"))
  } addHandlers: { box, token in
    box.onPress = { _ = (box, token) }
  },
  Wrapper { filled(Overlay(Label("One"))) { $0.addOverlay(Label("Two")) } },
  Wrapper { filled(Stack()) { $0.add(Label("One"), name: "one") } },
  Wrapper { filled(HeaderBar(title: "Title")) { $0.packEnd(menuButton()) } },
  Wrapper {
    Popover(relativeTo: Label("Anchor"), child: Label("Text"))
  } addHandlers: { popover, token in
    popover.onClose = { _ = (popover, token) }
  },
  Wrapper {
    FlipContainer(front: Label("Front"), back: Label("Back"))
  } addHandlers: { container, token in
    container.onDrawFlip = { _ in _ = (container, token) }
    container.onPressWhileFlipping = { _ = (container, token) }
  },
]

@MainActor private let texts = [
  Wrapper { filled(Label("A & B")) { $0.horizontalTextAlignment = 0 } },
  Wrapper {
    Entry(accessibleName: "Recipients")
  } addHandlers: { entry, token in
    entry.onChange = { _ = (entry, token) }
    entry.onActivate = { _ = (entry, token) }
    entry.onFocusChange = { _ in _ = (entry, token) }
    // The class requires weak captures.
    entry.onKey { [weak entry] _ in
      _ = (entry, token)
      return false
    }
  },
  Wrapper { infoBar() },
  Wrapper {
    filled(RowList(accessibleName: "Keys")) { $0.append(Label("One"), accessibleName: "One") }
  },
  Wrapper { table() },
  Wrapper { ImageView(try TestPicture.load(), accessibleName: "A test") },
]

@MainActor private let buttons = [
  Wrapper {
    PressButton(title: "Press")
  } addHandlers: { button, token in
    // The class requires weak captures.
    button.onPress = { [weak button] _ in _ = (button, token) }
    button.onDrawBackground = { [weak button] _, _ in _ = (button, token) }
    button.onDrawForeground = { [weak button] _, _ in _ = (button, token) }
    button.titleColor = .white
    button.inputShape = .circle(center: Point(x: 10, y: 10), radius: 10)
    button.inputShape = nil
  },
  Wrapper {
    LabelButton("Copy")
  } addHandlers: { button, token in
    button.onClick = { _ = (button, token) }
  },
  Wrapper {
    IconButton(iconName: "go-previous-symbolic", accessibleName: "Back")
  } addHandlers: { button, token in
    button.onClick = { _ = (button, token) }
  },
  Wrapper { menuButton() },
]

@MainActor private let choices = [
  Wrapper {
    Switch(isOn: true)
  } addHandlers: { toggle, token in
    toggle.onChange = { _ in _ = (toggle, token) }
  },
  Wrapper {
    NavigationList(["One", "Two"], accessibleName: "Pages")
  } addHandlers: { list, token in
    list.onSelect = { _ in _ = (list, token) }
  },
  Wrapper {
    DropDown(["One", "Two"], selectedIndex: 0, accessibleName: "Number")
  } addHandlers: { list, token in
    list.onChange = { _ in _ = (list, token) }
  },
  Wrapper {
    SegmentedControl(["One", "Two"], accessibleName: "Number")
  } addHandlers: { control, token in
    control.onChange = { _ in _ = (control, token) }
  },
]

/// Every class of window, with a parent window where it needs one.
@MainActor let windows: [(Window) -> Window] = [
  { _ in
    let window = ApplicationWindow(application: registeredApplication)
    window.titlebar = HeaderBar(title: "Title")
    window.setDefaultSize(width: 300, height: 200)
    window.child = fullContent()
    return window
  },
  { parent in
    let window = Window(title: "Title")
    window.setTransient(for: parent)
    window.child = fullContent()
    return window
  },
  { parent in
    AboutDialog(
      over: parent, programName: "Test", version: "1", comments: "A test.",
      sourceAddress: "https://example.org/", license: .mit, logoIconName: "image-missing")
  },
]

@MainActor private func filled<Value>(_ value: Value, _ fill: (Value) -> Void) -> Value {
  fill(value)
  return value
}

@MainActor private func menuButton() -> MenuButton {
  let menu = Menu()
  menu.append("_About", action: "app.about")
  return MenuButton(iconName: "open-menu-symbolic", accessibleName: "Menu", menu: menu)
}

@MainActor private func frameContainer() -> FrameContainer {
  filled(FrameContainer(naturalWidth: 100)) { $0.insert(Label("One")) }
}

@MainActor private func infoBar() -> InfoBar {
  filled(InfoBar()) { $0.show("A & B") }
}

@MainActor private func table() -> LogTable {
  let table = LogTable(
    columns: [
      TableColumn(title: "Event", typicalText: "touchUpInside"),
      TableColumn(title: "State", typicalText: "highlighted"),
    ],
    accessibleName: "Event Log")
  table.insertRowAtTop(["touchDown", "highlighted"])
  return table
}

@MainActor private func fullContent() -> Box {
  let box = Box(orientation: .vertical, spacing: 6)
  let canvas = Fixed()
  canvas.place(PressButton(title: "Standard"), at: Point(x: 30, y: 30))
  box.append(ScrolledWindow(canvas), expand: true)
  let columns = AdaptiveColumns(spacing: 12)
  columns.append(table())
  columns.append(Label("Text"))
  box.append(columns)
  let stack = Stack()
  stack.add(NavigationList(["One", "Two"], accessibleName: "Pages"), name: "list")
  stack.add(Switch(), name: "switch")
  box.append(stack)
  box.append(menuButton())
  return box
}
