"""A pointer whose events come from the X server and not from inside the application."""

from Xlib import X
from Xlib.ext import xtest

from display import HEIGHT, WIDTH, Display

PRIMARY, MIDDLE, SECONDARY = 1, 2, 3

Position = tuple[int, int]


class Pointer:
    """The pointer of a virtual display, controlled through the XTEST extension."""

    def __init__(self, display: Display) -> None:
        self._display = display.connection

    def move(self, position: Position) -> None:
        xtest.fake_input(self._display, X.MotionNotify, x=position[0], y=position[1])
        self._display.sync()

    def press(self, button: int = PRIMARY) -> None:
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._display.sync()

    def release(self, button: int = PRIMARY) -> None:
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._display.sync()

    def click(self, position: Position, button: int = PRIMARY, times: int = 1) -> None:
        self.move(position)
        for _ in range(times):
            self.press(button)
            self.release(button)

    def rest(self) -> None:
        """Releases all buttons and moves to the far corner, where there is no window."""
        for button in (PRIMARY, MIDDLE, SECONDARY):
            self.release(button)
        self.move((WIDTH - 1, HEIGHT - 1))
