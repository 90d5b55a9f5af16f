import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// A settings portal with answers chosen by the test, on the test's own bus.
@MainActor final class FakePortal {
  /// The values of the settings.
  ///
  /// A request for any other setting fails.
  var numbers: [String: UInt32]
  private(set) var calls: [String] = []

  private let knowsReadOne: Bool
  private let connection: OpaquePointer

  init(on bus: PrivateBus, numbers: [String: UInt32], knowsReadOne: Bool = true) throws {
    self.numbers = numbers
    self.knowsReadOne = knowsReadOne
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    connection = try XCTUnwrap(
      g_dbus_connection_new_for_address_sync(
        bus.address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil))
    g_dbus_connection_set_exit_on_close(connection, 0)
    try register()
    try takeName()
  }

  isolated deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(gpointer(connection))
  }

  /// Changes a setting and emits the portal's signal.
  func change(
    _ setting: String, to number: UInt32, namespace: String = "org.freedesktop.appearance"
  ) {
    numbers[setting] = number
    var values = [
      g_variant_new_string(namespace), g_variant_new_string(setting),
      g_variant_new_variant(g_variant_new_uint32(number)),
    ]
    g_dbus_connection_emit_signal(
      connection, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
      "SettingChanged", g_variant_new_tuple(&values, gsize(values.count)), nil)
  }

  private func register() throws {
    let node = try XCTUnwrap(g_dbus_node_info_new_for_xml(FakePortal.description, nil))
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, portal in
      guard let method, let parameters, let invocation, let portal else { return }
      onMain {
        Unmanaged<FakePortal>.fromOpaque(portal).takeUnretainedValue()
          .answer(String(cString: method), parameters, to: invocation)
      }
    }
    let identifier = g_dbus_connection_register_object(
      connection, "/org/freedesktop/portal/desktop",
      g_dbus_node_info_lookup_interface(node, "org.freedesktop.portal.Settings"), &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    XCTAssertNotEqual(identifier, 0)
  }

  private func takeName() throws {
    var values = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
    let answer = try XCTUnwrap(
      g_dbus_connection_call_sync(
        connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", g_variant_new_tuple(&values, gsize(values.count)), nil,
        G_DBUS_CALL_FLAGS_NONE, -1, nil, nil))
    g_variant_unref(answer)
  }

  private func answer(
    _ method: String, _ parameters: OpaquePointer, to invocation: OpaquePointer
  ) {
    let key = g_variant_get_child_value(parameters, 1)
    let setting = String(cString: g_variant_get_string(key, nil))
    g_variant_unref(key)
    calls.append("\(method) \(setting)")
    guard method == "Read" || knowsReadOne, let number = numbers[setting] else {
      return g_dbus_method_invocation_return_dbus_error(
        invocation, "org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    }
    var value = g_variant_new_variant(g_variant_new_uint32(number))
    if method == "Read" { value = g_variant_new_variant(value) }
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&value, 1))
  }

  private static let description = """
    <node>
      <interface name="org.freedesktop.portal.Settings">
        <method name="Read">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/>
        </method>
        <method name="ReadOne">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/>
        </method>
        <signal name="SettingChanged">
          <arg type="s"/><arg type="s"/><arg type="v"/>
        </signal>
      </interface>
    </node>
    """
}
