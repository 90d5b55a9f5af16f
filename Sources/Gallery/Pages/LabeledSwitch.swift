import GtkKit

/// A switch with a label before it, for a row of switches under the stage.
final class LabeledSwitch: Box {
  private let toggle: Switch

  /// Whether the switch is on.
  ///
  /// Setting it does not call the handler.
  var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  /// Creates a switch that calls a handler with the new value when the user changes it.
  init(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    toggle = Switch(isOn: isOn)
    super.init(orientation: .horizontal, spacing: 12)
    toggle.accessibleName = title
    toggle.onChange = { [weak toggle] isOn in
      // A click does not focus a GtkSwitch. If the handler disables the focused button, no widget
      // would have the focus.
      toggle?.grabFocus()
      onChange(isOn)
    }
    let label = Label(title, style: .body)
    label.describe(toggle)
    append(label)
    append(toggle)
  }
}
