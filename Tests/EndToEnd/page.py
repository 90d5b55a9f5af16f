"""The common parts of all pages: the window, the event log, and buttons by their names."""

from __future__ import annotations

from accessibility import GLib, Node, without_isolates
from application import Application
from event_log import EventLog
from waiting import wait_until

#: The roles of permanent texts and of texts about events.
TEXTS = ("label", "notification")


class Page:
    """A running gallery that shows a page."""

    def __init__(self, application: Application, window: Node) -> None:
        self.application = application
        self.window = window
        self.log = EventLog(window)

    def button(self, name: str) -> Node:
        return self.window.find("push button", name)

    def wait_for_text(self, text: str) -> None:
        def look() -> bool:
            try:
                return any(
                    without_isolates(node.name) == text and node.role in TEXTS
                    for node in self.window.walk())
            except GLib.Error:
                return False  # The tree changed under the walk.
        wait_until(look, f"the text {text!r}")
