"""The Flipper page from the user's perspective: the weather card, its settings, and the event log."""

from __future__ import annotations

from accessibility import Node, State
from page import Page
from waiting import hold, wait_until

INFO, DONE = "Settings", "Done"
#: The duration of a flip, which is one second in the write-up, with extra time for its last frame.
FLIP_SECONDS = 1.2


class FlipperPage(Page):
    """A running gallery that shows the Flipper page."""

    def choice(self, name: str) -> Node:
        return self.window.find("radio button", name)

    def focus_done(self) -> None:
        """Moves the keyboard from the settings to their last button."""
        self.button(DONE).focus()
        wait_until(lambda: self.button(DONE).has(State.FOCUSED), f"the focus on {DONE}")

    def _has_focus(self, button: str) -> bool:
        if button == INFO:
            return self.button(INFO).has(State.FOCUSED)
        return any(
            choice.has(State.FOCUSED, State.CHECKED) for choice in self.window.find_all("radio button"))

    def wait_for_side(self, button: str) -> None:
        """Waits until the flip has ended on the side with the given button.

        The focus is then on the info button of the front, or on the selected unit of the back.
        """
        hold(FLIP_SECONDS)
        self.button(button)
        wait_until(lambda: self._has_focus(button), f"the focus on the side with {button}")
        other = DONE if button == INFO else INFO
        assert not self.window.find_all("push button", other), f"{other} is shown beside {button}"
