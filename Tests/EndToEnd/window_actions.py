"""The actions of the gallery's window, called over the session bus as by a desktop's menus."""

from __future__ import annotations

from gi.repository import Gio, GLib

NAME = "org.buttongallery.ButtonGallery"
PATH = "/org/buttongallery/ButtonGallery/window/1"
THEMES = ("classic", "light", "dark", "high-contrast", "desktop")


class WindowActions:
    """Calls that need no visible window and do not search for it."""

    def __init__(self) -> None:
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    @property
    def are_available(self) -> bool:
        """Whether the window accepts calls."""
        try:
            self._call("Describe", GLib.Variant("(s)", ("theme",)))
        except GLib.Error:
            return False
        return True

    def choose(self, theme: str, answered: bool = True) -> None:
        """Chooses a theme, which the gallery saves before it answers."""
        choice = GLib.Variant("s", theme)
        self._call("Activate", GLib.Variant("(sava{sv})", ("theme", [choice], {})), answered)

    def _call(self, method: str, parameters: GLib.Variant, answered: bool = True) -> None:
        call = self._bus.call_sync if answered else self._bus.call
        call(NAME, PATH, "org.gtk.Actions", method, parameters, None,
             Gio.DBusCallFlags.NO_AUTO_START, 5_000, None)
