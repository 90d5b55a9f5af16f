import CGtk

/// A switch that is on or off.
@MainActor public final class Switch: Widget {
  /// Called with the new value when the *user* changes the switch.
  ///
  /// Changes by the program don't call it.
  public var onChange: ((Bool) -> Void)?

  private var isSettingSilently = false

  /// Creates a switch.
  public init(isOn: Bool = false) {
    super.init(gtk_switch_new())
    gtk_switch_set_active(cgtk_switch(pointer), isOn ? 1 : 0)
    Signal.connectArgument(pointer, "notify::active") { [weak self] _ in self?.wasTurned() }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onChange = nil }
  }

  /// Whether the switch is on.
  public var isOn: Bool {
    get { gtk_switch_get_active(cgtk_switch(pointer)) != 0 }
    set {
      isSettingSilently = true
      gtk_switch_set_active(cgtk_switch(pointer), newValue ? 1 : 0)
      isSettingSilently = false
    }
  }

  private func wasTurned() {
    guard !isSettingSilently else { return }
    onChange?(isOn)
  }
}
