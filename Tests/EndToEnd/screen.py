"""The colors that the X server shows on the screen."""

from __future__ import annotations

from Xlib import X

from display import Display
from pointer import Position
from waiting import Missing, wait_until

Extents = tuple[int, int, int, int]


class Screen:
    """The pixels of a virtual display."""

    def __init__(self, display: Display) -> None:
        self._root = display.root

    def picture(self, extents: Extents) -> bytes:
        """Returns the pixels of a rectangle, to compare them with those of another moment."""
        x, y, width, height = extents
        return self._root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFF).data

    def color(self, position: Position) -> str:
        """Returns the color of a pixel, in the form `#rrggbb`."""
        blue, green, red = self.picture((*position, 1, 1))[:3]
        return f"#{red:02x}{green:02x}{blue:02x}"

    def wait_for_color(self, position: Position, color: str) -> list[str]:
        """Waits for a color, and returns the sequence of colors until then, without repeats."""
        seen: list[str] = []

        def look() -> bool:
            shown = self.color(position)
            if seen[-1:] != [shown]:
                seen.append(shown)
            return shown == color

        try:
            wait_until(look, f"{color} at {position}")
        except Missing as missing:
            raise Missing(f"{missing} Seen: {seen[-5:]}") from None
        return seen
