import Controls
import GtkKit

/// The list of the keys that work everywhere.
///
/// GTK has a window for it, which cannot be destroyed without harm: in 3.24 it forgets widgets that
/// every later change of the style sheet stumbles over with criticals.
final class ShortcutsWindow: Window {
  init(over parent: Window) {
    super.init(title: "Keyboard Shortcuts")
    titlebar = HeaderBar(title: title)
    let content = Box(orientation: .vertical, spacing: 24)
    content.margins = EdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    for (title, shortcuts) in KeyboardShortcut.groups {
      content.append(Self.group(title, shortcuts))
    }
    child = content
    isResizable = false
    setTransient(for: parent)
  }

  private static func group(_ title: String, _ shortcuts: [KeyboardShortcut]) -> Box {
    let group = Box(orientation: .vertical, spacing: 6)
    group.append(Label(title, style: .heading))
    for shortcut in shortcuts {
      let row = Box(orientation: .horizontal, spacing: 24)
      row.append(Label(shortcut.title, style: .body), expand: true)
      row.append(ShortcutLabel(shortcut.label))
      group.append(row)
    }
    return group
  }
}
