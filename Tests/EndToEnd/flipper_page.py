"""The Flipper page as its user sees it: the weather card, its settings, and the event log."""

from __future__ import annotations

from accessibility import Node, State
from page import Page
from waiting import hold, wait_until

INFO, DONE = "Settings", "Done"
#: A flip takes a second (the document's figure); this is enough for its last frame.
FLIP_SECONDS = 1.2


class FlipperPage(Page):
    """A running gallery that shows the Flipper page."""

    def choice(self, name: str) -> Node:
        return self.window.find("radio button", name)

    def wait_for_side(self, button: str) -> None:
        """Waits until the flip has ended at the side with a button, which then has the keyboard."""
        hold(FLIP_SECONDS)
        wait_until(lambda: self.button(button).has(State.FOCUSED), f"the focus on {button}")
        other = DONE if button == INFO else INFO
        assert not self.window.find_all("push button", other), f"{other} is shown beside {button}"
