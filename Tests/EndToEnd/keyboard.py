"""A keyboard whose events, including the repeats of a held key, come from the X server."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from Xlib import X, XK
from Xlib.ext import xtest

from display import Display
from waiting import hold

# The keysyms of dead keys.
XK.load_keysym_group("xkb")


class Keyboard:
    """The keyboard of a virtual display, controlled through the XTEST extension."""

    def __init__(self, display: Display) -> None:
        self._display = display.connection

    def press(self, *names: str | int) -> None:
        """Presses keys together: `press("Control_L", "q")`. Names are X keysyms of the first layout.

        A number is an X key code, which identifies the key's position in every layout.
        """
        codes = [self._code(name) for name in names]
        for code in codes:
            self._send(X.KeyPress, code)
        for code in reversed(codes):
            self._send(X.KeyRelease, code)

    def type(self, text: str) -> None:
        """Types a text of characters on the keyboard, with Shift if they require it."""
        for character in text:
            code = self._display.keysym_to_keycode(ord(character))
            needs_shift = self._display.keycode_to_keysym(code, 0) != ord(character)
            if needs_shift:
                self._send(X.KeyPress, self._code("Shift_L"))
            self._send(X.KeyPress, code)
            self._send(X.KeyRelease, code)
            if needs_shift:
                self._send(X.KeyRelease, self._code("Shift_L"))

    def down(self, name: str) -> None:
        """Presses a key, which the X server repeats until it is released."""
        self._send(X.KeyPress, self._code(name))

    def up(self, name: str) -> None:
        """Releases a key. Has no effect if the key is not pressed."""
        self._send(X.KeyRelease, self._code(name))

    def hold(self, name: str, seconds: float) -> None:
        """Holds a key while the X server repeats it."""
        self.down(name)
        try:
            hold(seconds)
        finally:
            self.up(name)

    @contextmanager
    def layout(self, name: str, variant: str = "", options: str = "") -> Iterator[None]:
        """Sets another keyboard layout for the duration of a block."""
        self._set_layout(name, variant, options)
        try:
            yield
        finally:
            self._set_layout("us", "", "")

    def _set_layout(self, name: str, variant: str, options: str) -> None:
        subprocess.run(
            ["setxkbmap", "-display", self._display.get_display_name(), "-layout", name,
             "-variant", variant, "-option", "", "-option", options], check=True)
        lowest, highest = self._display.display.info.min_keycode, self._display.display.info.max_keycode
        self._display._update_keymap(lowest, highest - lowest + 1)

    def _code(self, name: str | int) -> int:
        if isinstance(name, int):
            return name
        code = self._display.keysym_to_keycode(XK.string_to_keysym(name))
        if not code:
            raise ValueError(f"The keyboard has no key named {name}.")
        return code

    def _send(self, kind: int, code: int) -> None:
        xtest.fake_input(self._display, kind, code)
        self._display.sync()
