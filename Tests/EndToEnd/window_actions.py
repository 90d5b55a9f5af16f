"""The actions of the gallery's window, called over the session's bus as a desktop's menus do it."""

from __future__ import annotations

from gi.repository import Gio, GLib

NAME = "org.buttongallery.ButtonGallery"
PATH = "/org/buttongallery/ButtonGallery/window/1"
THEMES = ("classic", "light", "dark", "high-contrast", "desktop")


class WindowActions:
    """Calls without a window being in sight, and without anyone asking where it is."""

    def __init__(self) -> None:
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    @property
    def are_there(self) -> bool:
        """Whether the window takes calls by now."""
        try:
            self._call("Describe", GLib.Variant("(s)", ("theme",)))
        except GLib.Error:
            return False
        return True

    def choose(self, theme: str, answered: bool = True) -> None:
        """Chooses a theme, which the gallery keeps at once; it has done so when it answers."""
        choice = GLib.Variant("s", theme)
        self._call("Activate", GLib.Variant("(sava{sv})", ("theme", [choice], {})), answered)

    def _call(self, method: str, parameters: GLib.Variant, answered: bool = True) -> None:
        call = self._bus.call_sync if answered else self._bus.call
        call(NAME, PATH, "org.gtk.Actions", method, parameters, None,
             Gio.DBusCallFlags.NO_AUTO_START, 5_000, None)
