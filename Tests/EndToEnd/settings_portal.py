"""A desktop's settings portal with values chosen by the test, on the bus of the session."""

from __future__ import annotations

import threading

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE, NAMESPACE = "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
COLOR_SCHEME, CONTRAST = "color-scheme", "contrast"

DESCRIPTION = f"""
<node>
  <interface name="{INTERFACE}">
    <method name="Read">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method>
    <method name="ReadOne">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  </interface>
</node>
"""


class SettingsPortal:
    """A portal that answers in a separate thread, so that a test can wait for the gallery."""

    def __init__(self, bus_address: str, **numbers: int) -> None:
        self._numbers = {key.replace("_", "-"): number for key, number in numbers.items()}
        self._context = GLib.MainContext()
        self._loop = GLib.MainLoop(self._context)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=[bus_address], daemon=True)
        self._thread.start()
        if not self._ready.wait(10):
            raise RuntimeError("The portal does not come up.")

    def change(self, setting: str, number: int) -> None:
        """Changes a setting and emits the portal's signal."""
        self._numbers[setting] = number
        self._connection.emit_signal(
            None, PATH, INTERFACE, "SettingChanged",
            GLib.Variant("(ssv)", (NAMESPACE, setting, GLib.Variant("u", number))))

    def close(self) -> None:
        self._loop.quit()
        self._thread.join()
        self._connection.close_sync()

    def _serve(self, bus_address: str) -> None:
        self._context.push_thread_default()
        flags = Gio.DBusConnectionFlags
        self._connection = Gio.DBusConnection.new_for_address_sync(
            bus_address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self._connection.set_exit_on_close(False)
        interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).lookup_interface(INTERFACE)
        self._connection.register_object(PATH, interface, self._answer, None, None)
        self._connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
        self._ready.set()
        self._loop.run()

    def _answer(self, connection, sender, path, interface, method, parameters, invocation) -> None:
        _, setting = parameters.unpack()
        if setting not in self._numbers:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "No such setting")
            return
        value = GLib.Variant("u", self._numbers[setting])
        if method == "Read":  # The old method wraps the value in another variant.
            value = GLib.Variant("v", value)
        invocation.return_value(GLib.Variant("(v)", (value,)))
