"""The settings that an X11 desktop tells its applications, by the XSETTINGS protocol."""

from __future__ import annotations

import struct

from Xlib import X
from Xlib.protocol import event as events

from display import Display

LITTLE_ENDIAN, STRING = 0, 1


class XSettings:
    """Stands in for a desktop's settings daemon, and says the name of GTK's theme."""

    def __init__(self, display: Display, theme: str) -> None:
        self._connection, self._root = display.connection, display.root
        self._window = self._root.create_window(-1, -1, 1, 1, 0, X.CopyFromParent)
        self._serial = 0
        self.change_theme(theme)
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
        self._serial += 1
        setting = (
            struct.pack("<BxH", STRING, len("Net/ThemeName")) + padded("Net/ThemeName")
            + struct.pack("<II", self._serial, len(name)) + padded(name))
        atom = self._connection.intern_atom("_XSETTINGS_SETTINGS")
        self._window.change_property(
            atom, atom, 8, struct.pack("<BxxxII", LITTLE_ENDIAN, self._serial, 1) + setting)
        self._connection.sync()

    def close(self) -> None:
        """Leaves the applications to their own settings again."""
        self._window.destroy()
        self._connection.sync()


def padded(text: str) -> bytes:
    """The text, filled up to a multiple of four bytes."""
    return text.encode() + b"\0" * (-len(text) % 4)
