import GtkKit

/// A switch with its label before it, for a row of them under the stage.
final class LabeledSwitch: Box {
  private let toggle: Switch

  /// Whether the switch is on; a change by the program does not call the handler.
  var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  /// A switch that calls the handler with what the user has set.
  init(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    toggle = Switch(isOn: isOn)
    super.init(orientation: .horizontal, spacing: 12)
    toggle.accessibleName = title
    toggle.onChange = { [weak toggle] isOn in
      // A click does not focus a GtkSwitch, and one that disables the focused button would leave
      // the focus nowhere.
      toggle?.grabFocus()
      onChange(isOn)
    }
    let label = Label(title, style: .body)
    label.describe(toggle)
    append(label)
    append(toggle)
  }
}
