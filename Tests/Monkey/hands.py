"""The monkey's hands, which perform the actions of the plan.

They use the X server's pointer and keyboard, and the accessibility bus.
"""

from __future__ import annotations

from Xlib import error

from desktop import Desktop
from plan import (
    AccessibleFocus, AccessibleInsertion, AccessiblePress, AccessibleSelection, Action, ChooseTheme, Drag,
    Keys, Move, Place, Press, Resize, Text)
from pointer import Position
from reach import Reach

#: The distances from the window's right and top edges to the center of the header bar's theme button.
THEME_BUTTON = (69, 27)


class Hands:
    """Acts on the topmost window: the gallery's own, a dialog, or an open menu."""

    def __init__(self, desktop: Desktop, window, reach: Reach) -> None:
        self._reach = reach
        self._display = desktop.display
        self._pointer = desktop.pointer
        self._keyboard = desktop.keyboard
        self._window = window

    def do(self, action: Action) -> None:
        match action:
            case Press(place, button, times):
                self._pointer.click(self._position(place), button, times)
            case Drag(places):
                self._drag([self._position(place) for place in places])
            case Move(place):
                self._pointer.move(self._position(place))
            case Keys(names):
                self._keyboard.press(*names)
            case Text(text):
                self._keyboard.type(text.rstrip("\n"))
                if text.endswith("\n"):
                    self._keyboard.press("Return")
            case Resize((width, height)):
                self._window.configure(x=0, y=0, width=width, height=height)
            case ChooseTheme(index):
                self._choose_theme(index)
            case AccessiblePress(part):
                self._reach.press(part)
            case AccessibleFocus(part):
                self._reach.focus(part)
            case AccessibleInsertion(part, place, text):
                self._reach.insert(part, place, text)
            case AccessibleSelection(part, child):
                self._reach.select(part, child)

    def _drag(self, positions: list[Position]) -> None:
        self._pointer.move(positions[0])
        self._pointer.press()
        for position in positions[1:]:
            self._pointer.move(position)
        self._pointer.release()

    def _choose_theme(self, index: int) -> None:
        x, y, width, _ = self._extents(self._window)
        self._pointer.click((x + width - THEME_BUTTON[0], y + THEME_BUTTON[1]))
        for _ in range(index):
            self._keyboard.press("Tab")
        self._keyboard.press("space")

    def _position(self, place: Place) -> Position:
        x, y, width, height = self._extents(self._top())
        return round(x + place[0] * width), round(y + place[1] * height)

    def _top(self):
        windows = self._display.windows()
        return windows[-1] if windows else self._window

    def _extents(self, window) -> tuple[int, int, int, int]:
        try:
            shape = window.get_geometry()
            return shape.x, shape.y, shape.width, shape.height
        except error.XError:  # The window has disappeared.
            return 0, 0, 1, 1
