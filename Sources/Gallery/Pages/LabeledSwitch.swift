import GtkKit

/// A switch with a label before it, for a row of switches below the stage.
final class LabeledSwitch: Box {
  private let toggle: Switch

  /// Whether the switch is on.
  ///
  /// Setting this property doesn't call the handler.
  var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  /// Creates a switch that calls `onChange` with its new value when the user changes it.
  init(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    toggle = Switch(isOn: isOn)
    super.init(orientation: .horizontal, spacing: 12)
    toggle.accessibleName = title
    toggle.onChange = { [weak toggle] isOn in
      // A click doesn't focus a GtkSwitch. If another widget had the focus and `onChange` disabled
      // that widget, no widget would be focused.
      toggle?.grabFocus()
      onChange(isOn)
    }
    let label = Label(title, style: .body)
    label.caption(toggle)
    append(label)
    append(toggle)
  }
}
