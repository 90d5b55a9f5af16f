"""The settings that an X11 desktop tells its applications, by the XSETTINGS protocol."""

from __future__ import annotations

import struct

from Xlib import X
from Xlib.protocol import event as events

from display import Display

LITTLE_ENDIAN, INTEGER, STRING = 0, 0, 1
#: The dots per inch of the usual size of text.
USUAL_RESOLUTION = 96


class XSettings:
    """Stands in for a desktop's settings daemon, and says what it is told to."""

    def __init__(self, display: Display, theme: str | None = None) -> None:
        self._connection, self._root = display.connection, display.root
        self._window = self._root.create_window(-1, -1, 1, 1, 0, X.CopyFromParent)
        self._serial = 0
        self._settings: dict[str, str | int] = {}
        self._tell(**({} if theme is None else {"Net/ThemeName": theme}))
        selection = self._connection.intern_atom("_XSETTINGS_S0")
        self._window.set_selection_owner(selection, X.CurrentTime)
        # Applications that run already learn of it by this message.
        self._root.send_event(
            events.ClientMessage(
                window=self._root, client_type=self._connection.intern_atom("MANAGER"),
                data=(32, [X.CurrentTime, selection, self._window.id, 0, 0])),
            event_mask=X.StructureNotifyMask)
        self._connection.sync()

    def change_theme(self, name: str) -> None:
        """Changes the name of GTK's theme, and so tells every application."""
        self._tell(**{"Net/ThemeName": name})

    def change_text_size(self, percent: int) -> None:
        """Changes the size of text, as GNOME's "Large Text" does, to so much of the usual one."""
        # The resolution is told in 1024ths of a dot per inch.
        self._tell(**{"Xft/DPI": USUAL_RESOLUTION * 1024 * percent // 100})

    def _tell(self, **changes: str | int) -> None:
        """Takes over changed settings, and tells every application all of them."""
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
        """Leaves the applications to their own settings again."""
        self._window.destroy()
        self._connection.sync()


def padded(text: str) -> bytes:
    """The text, filled up to a multiple of four bytes."""
    return text.encode() + b"\0" * (-len(text) % 4)
