"""The Buttons page from the user's perspective: its buttons, switches, and log, by their names."""

from __future__ import annotations

import itertools

from accessibility import Node, State
from application import Application
from keyboard import Keyboard
from page import Page
from pointer import Pointer, Position
from waiting import wait_until

PAGE_TITLE = "Buttons"
STANDARD, CUSTOM, SIX_STATES = "Standard", "Custom", "Six States"
CONTACT_ADD = "Contact Add"
ENABLED, HIGHLIGHTED, SELECTED = "Enabled", "Highlighted", "Selected"
CLEAR, COPY = "Clear", "Copy"

#: The sentence of the write-up for each sample button.
SENTENCES = {STANDARD: "Standard button pressed.", CUSTOM: "Pretty button pressed."}

#: The accessible name and role of every control on the page.
NAMES = {
    STANDARD: "push button",
    CUSTOM: "push button",
    SIX_STATES: "push button",
    "Client": "push button",
    "Rounded": "push button",
    "Detail Disclosure": "push button",
    "Info Light": "push button",
    "Info Dark": "push button",
    CONTACT_ADD: "push button",
    ENABLED: "toggle button",
    HIGHLIGHTED: "toggle button",
    SELECTED: "toggle button",
    CLEAR: "push button",
    COPY: "push button",
    "Main Menu": "toggle button",
    PAGE_TITLE: "list item",
}


class ButtonsPage(Page):
    """A running gallery that shows the Buttons page."""

    def __init__(
        self, application: Application, window: Node, pointer: Pointer, keyboard: Keyboard
    ) -> None:
        super().__init__(application, window)
        self._pointer = pointer
        self._keyboard = keyboard

    def switch(self, name: str) -> Node:
        return self.window.find("toggle button", name)

    def focus(self, name: str) -> None:
        """Moves the focus to a button with the Tab key."""
        button = self.button(name)
        for _ in range(60):
            if button.has(State.FOCUSED):
                return
            before = self.window.focused()
            self._keyboard.press("Tab")
            wait_until(lambda: self.window.focused() not in (before, None), "the focus to move")
        raise AssertionError(f"Tab does not lead to {name}.")

    def press(self, name: str) -> None:
        """Presses a button with the pointer and holds it."""
        self._pointer.move(self.button(name).center)
        self._pointer.press()
        self.log.wait_for(name, "touchDown")

    def beside(self, name: str) -> Position:
        """Returns a point slightly below a button."""
        x, y, width, height = self.button(name).extents
        return x + width // 2, y + height + 5

    def drag(self, name: str, place: Position, until: str) -> None:
        """Moves the pressed pointer to a point and keeps moving it until the log has the event.

        GDK reports a movement into another window only as a crossing. A pointer that stops right
        there is noticed with its next movement, which follows at once if a hand moves it.
        """
        for step in itertools.count():
            self._pointer.move((place[0] + step % 5, place[1]))
            if until in self.log.events_of(name):
                return
            assert step < 500, f"The log does not show {until}: {self.log.rows}"

    def wait_for_sentence(self, name: str) -> None:
        self.application.wait_for_line(SENTENCES[name])

    def expect_sentences(self, *names: str) -> None:
        """Asserts that standard error has exactly the sentences of the given buttons.

        A test cannot wait for a line that must not appear. Therefore the pointer clicks Custom once
        more, and every earlier line must precede the sentence of this click.
        """
        wanted = [SENTENCES[name] for name in (*names, CUSTOM)]
        self._pointer.click(self.button(CUSTOM).center)
        self.application.wait_for_line(SENTENCES[CUSTOM], times=wanted.count(SENTENCES[CUSTOM]))
        assert self.application.lines == wanted, f"{self.application.lines} instead of {wanted}"

    def wait_for_width(self, width: int) -> None:
        """Waits until the application has laid out its content in a window of this width.

        The window has this width one frame earlier. Its border can be a few pixels wide.
        """
        def is_laid_out() -> bool:
            return self.window.extents[2] == width and any(
                width - 12 <= child.extents[2] <= width for child in self.window.children)
        wait_until(is_laid_out, f"a window {width} pixels wide")
