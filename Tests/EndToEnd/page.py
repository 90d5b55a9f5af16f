"""What every page of a running gallery has: its window, its event log, buttons by their names."""

from __future__ import annotations

from accessibility import Node
from application import Application
from event_log import EventLog


class Page:
    """A running gallery that shows a page."""

    def __init__(self, application: Application, window: Node) -> None:
        self.application = application
        self.window = window
        self.log = EventLog(window)

    def button(self, name: str) -> Node:
        return self.window.find("push button", name)

    def wait_for_text(self, text: str) -> None:
        self.window.find("label", text)
