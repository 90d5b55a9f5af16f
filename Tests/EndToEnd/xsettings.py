"""The settings that an X11 desktop sends to its applications, by the XSETTINGS protocol."""

from __future__ import annotations

import struct

from Xlib import X
from Xlib.protocol import event as events

from display import Display

LITTLE_ENDIAN, INTEGER, STRING = 0, 0, 1
#: The dots per inch for the usual text size.
USUAL_RESOLUTION = 96


class XSettings:
    """A replacement for a desktop's settings daemon, with settings chosen by the test."""

    def __init__(self, display: Display, theme: str | None = None) -> None:
        self._connection, self._root = display.connection, display.root
        self._window = self._root.create_window(-1, -1, 1, 1, 0, X.CopyFromParent)
        self._serial = 0
        self._settings: dict[str, str | int] = {}
        self._send_settings(**({} if theme is None else {"Net/ThemeName": theme}))
        selection = self._connection.intern_atom("_XSETTINGS_S0")
        self._window.set_selection_owner(selection, X.CurrentTime)
        # This message informs applications that are already running.
        self._root.send_event(
            events.ClientMessage(
                window=self._root, client_type=self._connection.intern_atom("MANAGER"),
                data=(32, [X.CurrentTime, selection, self._window.id, 0, 0])),
            event_mask=X.StructureNotifyMask)
        self._connection.sync()

    def change_theme(self, name: str) -> None:
        """Changes the name of GTK's theme, and notifies every application."""
        self._send_settings(**{"Net/ThemeName": name})

    def change_text_size(self, percent: int) -> None:
        """Changes the text size to a percentage of the usual one, as GNOME's "Large Text" does."""
        # The unit of the resolution is 1/1024 dot per inch.
        self._send_settings(**{"Xft/DPI": USUAL_RESOLUTION * 1024 * percent // 100})

    def _send_settings(self, **changes: str | int) -> None:
        """Stores changed settings, and sends all settings to every application."""
        self._serial += 1
        self._settings |= changes
        settings = b"".join(
            self._encoded(name, value) for name, value in self._settings.items())
        atom = self._connection.intern_atom("_XSETTINGS_SETTINGS")
        self._window.change_property(
            atom, atom, 8,
            struct.pack("<BxxxII", LITTLE_ENDIAN, self._serial, len(self._settings)) + settings)
        self._connection.sync()

    def _encoded(self, name: str, value: str | int) -> bytes:
        kind = INTEGER if isinstance(value, int) else STRING
        head = struct.pack("<BxH", kind, len(name)) + padded(name) + struct.pack("<I", self._serial)
        if isinstance(value, int):
            return head + struct.pack("<i", value)
        return head + struct.pack("<I", len(value)) + padded(value)

    def close(self) -> None:
        """Removes the settings, so that applications use their own again."""
        self._window.destroy()
        self._connection.sync()


def padded(text: str) -> bytes:
    """The text, filled up to a multiple of four bytes."""
    return text.encode() + b"\0" * (-len(text) % 4)
