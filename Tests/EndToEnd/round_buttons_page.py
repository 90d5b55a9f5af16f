"""The Round Buttons page from the user's perspective."""

from __future__ import annotations

from page import Page
from pointer import Position

EXAMPLE, CUT = "My Button", "Meadow Saffron"
GRAY, WHITE = "#808080", "#ffffff"


class RoundButtonsPage(Page):
    """A running gallery that shows the Round Buttons page."""

    def on_disc(self, name: str) -> Position:
        """Returns a point on the disc that neither the title nor the pressed look covers."""
        x, y, width, height = self.button(name).extents
        return x + width // 2, y + height // 4

    def on_border(self, name: str) -> Position:
        """Returns a point within a border that is a few points wide."""
        x, y, _, height = self.button(name).extents
        return x + 3, y + height // 2

    def in_corner(self, name: str) -> Position:
        """Returns a point in the button's square outside its circle."""
        x, y, width, _ = self.button(name).extents
        return x + width - 4, y + 4
