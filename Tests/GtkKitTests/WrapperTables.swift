import Controls

@testable import GtkKit

@MainActor var wrappers: [(String, @MainActor () -> Widget)] {
  [
    ("Box", { Box(orientation: .vertical, spacing: 6) }),
    ("Box with children", fullContent),
    ("Fixed", { Fixed() }),
    (
      "AdaptiveColumns",
      { filled(AdaptiveColumns(spacing: 12)) { $0.append(Label("One")) } }
    ),
    ("Label", { Label("A & B") }),
    ("ScrolledWindow", { ScrolledWindow(Label("Text")) }),
    ("Overlay", { filled(Overlay(Label("One"))) { $0.addOverlay(Label("Two")) } }),
    ("Stack", { filled(Stack()) { $0.add(Label("One"), name: "one") } }),
    ("NavigationList", { NavigationList(navigationItems, accessibleName: "Pages") }),
    ("ToggleSwitch", { ToggleSwitch(isOn: true) }),
    ("TextButton", { TextButton("Copy") }),
    ("MenuButton", { menuButton() }),
    ("HeaderBar", { filled(HeaderBar(title: "Title")) { $0.packEnd(menuButton()) } }),
    ("TableView", { table() }),
    ("Popover", { Popover(relativeTo: Label("Anchor"), child: Label("Text")) }),
  ]
}

@MainActor var wrappersWithHandlers:
  [(String, @MainActor (@escaping @MainActor (Widget) -> Void) -> Widget)]
{
  [
    (
      "NavigationList",
      { use in
        filled(NavigationList(navigationItems, accessibleName: "Pages")) { list in
          list.onSelect = { _ in use(list) }
        }
      }
    ),
    (
      "ToggleSwitch",
      { use in filled(ToggleSwitch()) { toggle in toggle.onChange = { _ in use(toggle) } } }
    ),
    (
      "TextButton",
      { use in filled(TextButton("Copy")) { button in button.onClick = { use(button) } } }
    ),
    (
      "Button in a box",
      { use in
        let box = Box(orientation: .horizontal)
        box.append(filled(TextButton("Copy")) { button in button.onClick = { use(box) } })
        return box
      }
    ),
    (
      "Popover",
      { use in
        filled(Popover(relativeTo: Label("Anchor"), child: Label("Text"))) { popover in
          popover.onClose = { use(popover) }
        }
      }
    ),
  ]
}

@MainActor var windows: [(String, @MainActor () -> Window)] {
  [
    (
      "ApplicationWindow",
      {
        let window = ApplicationWindow(application: registeredApplication)
        window.titlebar = HeaderBar(title: "Title")
        window.setDefaultSize(width: 300, height: 200)
        return window
      }
    ),
    (
      "AboutDialog",
      {
        AboutDialog(
          over: parentWindow, programName: "Test", version: "1", comments: "A test.",
          license: .mit, logoIconName: "image-missing")
      }
    ),
  ]
}

@MainActor private let navigationItems = [
  NavigationItem(title: "One", tooltip: "The first."),
  NavigationItem(title: "Two", tooltip: "The second."),
]

/// The window that dialogs stand over.
@MainActor let parentWindow = ApplicationWindow(application: registeredApplication)

@MainActor private func filled<Value>(_ value: Value, _ fill: (Value) -> Void) -> Value {
  fill(value)
  return value
}

@MainActor private func menuButton() -> MenuButton {
  let menu = Menu()
  menu.append("_About", action: "app.about")
  return MenuButton(iconName: "open-menu-symbolic", accessibleName: "Menu", menu: menu)
}

@MainActor private func table() -> TableView {
  let table = TableView(
    columns: [
      TableColumn(title: "Event", widestText: "touchUpInside"),
      TableColumn(title: "State", widestText: "highlighted"),
    ],
    accessibleName: "Event Log")
  table.insertRowAtTop(["touchDown", "highlighted"])
  return table
}

@MainActor func fullContent() -> Widget {
  let box = Box(orientation: .vertical, spacing: 6)
  let canvas = Fixed()
  canvas.place(TextButton("Standard"), at: Point(x: 30, y: 30))
  box.append(ScrolledWindow(canvas), expand: true)
  let columns = AdaptiveColumns(spacing: 12)
  columns.append(table())
  columns.append(Label("Text"))
  box.append(columns)
  let stack = Stack()
  stack.add(NavigationList(navigationItems, accessibleName: "Pages"), name: "list")
  stack.add(ToggleSwitch(), name: "switch")
  box.append(stack)
  box.append(menuButton())
  return box
}
