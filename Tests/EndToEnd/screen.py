"""What a person sees: the colours that the X server shows."""

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
        """The pixels of a rectangle, for comparing with those of another moment."""
        x, y, width, height = extents
        return self._root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFF).data

    def color(self, position: Position) -> str:
        """The colour of a pixel as `#rrggbb`."""
        blue, green, red = self.picture((*position, 1, 1))[:3]
        return f"#{red:02x}{green:02x}{blue:02x}"

    def wait_for_color(self, position: Position, color: str) -> list[str]:
        """Waits for a colour, and returns those that were seen on the way, each once in a row."""
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
