import CGtk

/// The user's preferences for color scheme and contrast, from `org.freedesktop.portal.Settings`.
///
/// The values are the portal's numbers, without interpretation. The portal is queried
/// asynchronously, and a value is nil until the portal reports it. The value stays nil if there is
/// no session bus or no portal, or if the portal doesn't have the setting.
@MainActor public final class SettingsPortal {
  /// Called when both settings have been read, if either has a value, and later whenever a value
  /// changes.
  public var onChange: (() -> Void)?

  /// The value of `color-scheme`, the user's preference for a light or dark appearance.
  public private(set) var colorScheme: UInt32?

  /// The value of `contrast`, the user's preference for higher contrast.
  public private(set) var contrast: UInt32?

  private var connection: OpaquePointer?
  private var subscription: guint = 0
  private var unanswered = Setting.allCases.count

  /// Creates an object that queries the portal on the session bus.
  public convenience init() {
    self.init(busAddress: nil)
  }

  /// Creates an object that queries the portal on the bus with the given address, or on the session
  /// bus if the address is nil.
  init(busAddress: String?) {
    let handler = GAsyncCallback.retained { [weak self] result in
      // If there is no bus, the values remain nil.
      let connection =
        busAddress == nil
        ? g_bus_get_finish(result, nil)
        : g_dbus_connection_new_for_address_finish(result, nil)
      guard let connection else { return }
      guard let self else { return g_object_unref(gpointer(connection)) }
      connected(to: connection)
    }
    if let busAddress {
      let flags =
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
      g_dbus_connection_new_for_address(
        busAddress, GDBusConnectionFlags(rawValue: flags), nil, nil, GAsyncCallback.callback,
        handler)
    } else {
      g_bus_get(G_BUS_TYPE_SESSION, nil, GAsyncCallback.callback, handler)
    }
  }

  isolated deinit {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(gpointer(connection))
  }

  private func connected(to connection: OpaquePointer) {
    self.connection = connection
    // The application must not exit when the bus closes.
    g_dbus_connection_set_exit_on_close(connection, 0)
    subscribe(on: connection)
    for setting in Setting.allCases { read(setting, by: "ReadOne") }
  }

  // MARK: Reading

  /// Requests a setting from the portal by calling `method`: `ReadOne` or, if that fails, `Read`.
  ///
  /// Before version 2, the portal has only `Read`, which wraps the value in one more variant.
  private func read(_ setting: Setting, by method: String) {
    var words = [g_variant_new_string(Portal.namespace), g_variant_new_string(setting.rawValue)]
    g_dbus_connection_call(
      connection, Portal.name, Portal.path, Portal.interface, method,
      g_variant_new_tuple(&words, gsize(words.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      GAsyncCallback.callback,
      GAsyncCallback.retained { [weak self] result in
        guard let self else { return }
        guard let answer = g_dbus_connection_call_finish(connection, result, nil) else {
          return method == "ReadOne" ? read(setting, by: "Read") : answered(setting, with: nil)
        }
        defer { g_variant_unref(answer) }
        answered(setting, with: number(in: answer, at: 0))
      })
  }

  private func answered(_ setting: Setting, with number: UInt32?) {
    if let number { set(setting, to: number) }
    unanswered -= 1
    if unanswered == 0, colorScheme != nil || contrast != nil { onChange?() }
  }

  // MARK: Changes

  private func subscribe(on connection: OpaquePointer) {
    typealias Handler = @MainActor (OpaquePointer) -> Void
    let handler: Handler = { [weak self] in self?.settingChanged($0) }
    subscription = g_dbus_connection_signal_subscribe(
      connection, Portal.name, Portal.interface, "SettingChanged", Portal.path, Portal.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, box in
        guard let parameters, let box else { return }
        HandlerBox<Handler>.handler(in: box)(parameters)
      },
      HandlerBox<Handler>.retained(handler), releaseBox)
  }

  /// Handles the signal for a changed setting.
  ///
  /// - Parameter parameters: The namespace, the key, and the new value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard let setting = text(in: parameters, at: 1).flatMap(Setting.init(rawValue:)),
      let number = number(in: parameters, at: 2)
    else { return }
    let before = (colorScheme, contrast)
    set(setting, to: number)
    if unanswered == 0, before != (colorScheme, contrast) { onChange?() }
  }

  private func set(_ setting: Setting, to number: UInt32) {
    switch setting {
    case .colorScheme: colorScheme = number
    case .contrast: contrast = number
    }
  }

  // MARK: Values on the bus

  private func text(in tuple: OpaquePointer, at index: Int) -> String? {
    child(of: tuple, at: index, class: G_VARIANT_CLASS_STRING) {
      String(cString: g_variant_get_string($0, nil))
    }
  }

  private func number(in tuple: OpaquePointer, at index: Int) -> UInt32? {
    child(of: tuple, at: index, class: G_VARIANT_CLASS_UINT32) { g_variant_get_uint32($0) }
  }

  /// Returns what `read` returns for a child of `tuple`.
  ///
  /// Variants that wrap the child are removed first. Returns nil if the child doesn't exist, or if
  /// its class is not `kind`.
  private func child<Value>(
    of tuple: OpaquePointer, at index: Int, class kind: GVariantClass,
    _ read: (OpaquePointer) -> Value
  ) -> Value? {
    guard g_variant_is_container(tuple) != 0, index < g_variant_n_children(tuple) else {
      return nil
    }
    var value = g_variant_get_child_value(tuple, gsize(index))
    defer { value.map(g_variant_unref) }
    while let wrapped = value, g_variant_classify(wrapped) == G_VARIANT_CLASS_VARIANT {
      value = g_variant_get_variant(wrapped)
      g_variant_unref(wrapped)
    }
    return value.flatMap { g_variant_classify($0) == kind ? read($0) : nil }
  }

  private enum Setting: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
  }

  private enum Portal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    static let namespace = "org.freedesktop.appearance"
  }
}
