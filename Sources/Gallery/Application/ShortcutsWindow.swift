import ControlModel
import GtkKit

/// The window that lists the gallery's keyboard shortcuts.
///
/// This class replaces GTK's own shortcuts window, which has two defects in GTK 3.24. After the
/// window's destruction, some of its widgets remain and log critical warnings whenever the style
/// sheet changes. The window also shows GTK's names of some keys, such as `Page_Up`, instead of
/// their labels on keyboards.
final class ShortcutsWindow: Window {
  /// Creates a window over `parent`.
  ///
  /// - Parameters:
  ///   - parent: The window over which the shortcuts window opens.
  ///   - groupsByColumn: For each column, the groups in it, from top to bottom.
  init(over parent: Window, columns groupsByColumn: [[KeyboardShortcut.Group]]) {
    super.init(title: "Keyboard Shortcuts")
    titlebar = HeaderBar(title: title)
    let columns = Box(orientation: .horizontal, spacing: 36)
    columns.margins = EdgeInsets(all: 18)
    for groups in groupsByColumn {
      let column = Box(orientation: .vertical, spacing: 24)
      for group in groups { column.append(Self.view(of: group)) }
      columns.append(column)
    }
    child = columns
    isResizable = false
    setTransient(for: parent)
  }

  private static func view(of group: KeyboardShortcut.Group) -> Box {
    let view = Box(orientation: .vertical, spacing: 6)
    let list = RowList(accessibleName: group.title)
    let heading = Label(group.title, style: .heading)
    heading.caption(list)
    view.append(heading)
    for shortcut in group.shortcuts {
      let row = Box(orientation: .horizontal, spacing: 24)
      row.margins = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
      row.append(Label(shortcut.title, style: .body), expand: true)
      row.append(keys(of: shortcut))
      list.append(row, accessibleName: shortcut.accessibleName)
    }
    view.append(list)
    return view
  }

  /// Returns labels for the keys of `shortcut`.
  ///
  /// A plus sign separates the keys of a combination, and a slash separates the combinations.
  private static func keys(of shortcut: KeyboardShortcut) -> Box {
    let keys = Box(orientation: .horizontal, spacing: 6)
    // Keys are pressed in the same order in every language.
    keys.direction = .leftToRight
    for (way, keycaps) in shortcut.keycaps.enumerated() {
      if way > 0 { keys.append(Self.label("/")) }
      for (position, keycap) in keycaps.enumerated() {
        if position > 0 { keys.append(Self.label("+")) }
        keys.append(key(keycap))
      }
    }
    return keys
  }

  private static func key(_ keycap: String) -> Label {
    let key = label(keycap)
    // This is the desktop theme's style for keycaps.
    key.addStyleClass("keycap")
    return key
  }

  /// Returns a label that screen readers skip.
  ///
  /// The row's accessible name already contains the keys in words.
  private static func label(_ text: String) -> Label {
    let label = Label(text)
    label.setAccessibleRole(.redundant)
    return label
  }
}
