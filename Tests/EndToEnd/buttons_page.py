"""The Buttons page as its user sees it: its buttons, switches and log, by their names."""

from __future__ import annotations

from accessibility import Node, State
from application import Application
from event_log import EventLog
from keyboard import Keyboard
from pointer import Pointer
from waiting import wait_until

PAGE_TITLE = "Buttons"
STANDARD, CUSTOM = "Standard", "Custom"
ENABLED, SELECTED = "Enabled", "Selected"
CLEAR, COPY, LOG = "Clear", "Copy", "Event log"

#: The document's sentence for each sample button.
SENTENCES = {STANDARD: "Standard button pressed.", CUSTOM: "Pretty button pressed."}

#: The accessible name of everything on the page that can be used, and its role.
NAMES = {
    STANDARD: "push button",
    CUSTOM: "push button",
    "Six States": "push button",
    ENABLED: "toggle button",
    SELECTED: "toggle button",
    LOG: "table",
    CLEAR: "push button",
    COPY: "push button",
}


class ButtonsPage:
    """A running gallery that shows the Buttons page."""

    def __init__(
        self, application: Application, window: Node, pointer: Pointer, keyboard: Keyboard
    ) -> None:
        self.application = application
        self.window = window
        self.log = EventLog(window)
        self._pointer = pointer
        self._keyboard = keyboard

    def button(self, name: str) -> Node:
        return self.window.find("push button", name)

    def switch(self, name: str) -> Node:
        return self.window.find("toggle button", name)

    def focus(self, name: str) -> None:
        """Goes to a button as someone without a pointer does: by Tab."""
        button = self.button(name)
        for _ in range(60):
            if button.has(State.FOCUSED):
                return
            before = self.window.focused()
            self._keyboard.press("Tab")
            wait_until(lambda: self.window.focused() not in (before, None), "the focus to move")
        raise AssertionError(f"Tab does not lead to {name}.")

    def press_and_drag_off(self, name: str) -> None:
        """Presses a button and moves off it, with the pointer button still down."""
        button = self.button(name)
        x, y, _, height = button.extents
        self._pointer.move(button.centre)
        self._pointer.press()
        self.log.wait_for(name, "touchDown")
        self._pointer.move((button.centre[0], y + height + 5))
        self.log.wait_for(name, "touchDown", "touchDragOutside + touchDragExit")

    def wait_for_sentence(self, name: str) -> None:
        self.application.wait_for_line(SENTENCES[name])

    def expect_sentences(self, *names: str) -> None:
        """Asserts that exactly these buttons have said their sentence, and nothing else was said.

        What must not come cannot be waited for. So the pointer clicks Custom once more: all that
        happened before is then older than the sentence that this click brings.
        """
        wanted = [SENTENCES[name] for name in (*names, CUSTOM)]
        self._pointer.click(self.button(CUSTOM).centre)
        self.application.wait_for_line(SENTENCES[CUSTOM], times=wanted.count(SENTENCES[CUSTOM]))
        assert self.application.lines == wanted, f"{self.application.lines} instead of {wanted}"

    def wait_for_width(self, width: int) -> None:
        """Waits until the application itself knows that its window has this width."""
        wait_until(lambda: self.window.extents[2] == width, f"a window {width} pixels wide")
