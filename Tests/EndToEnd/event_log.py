"""The event log of a page, read in the way that a screen reader reads a table."""

from __future__ import annotations

from dataclasses import dataclass

from accessibility import Node
from waiting import Missing, wait_until

#: The table's accessible name.
LOG = "Event log"


@dataclass(frozen=True)
class Row:
    """One line of the log."""

    events: str
    button: str
    state: str
    message: str
    count: int

    @classmethod
    def of(cls, cells: list[str]) -> Row:
        events, button, state, message = cells
        events, _, count = events.partition(" × ")
        return cls(events, button, state, message, int(count or 1))


class EventLog:
    """The table of events, newest first."""

    def __init__(self, window: Node, *, scrolled_away: bool = False) -> None:
        self._window = window
        self._scrolled_away = scrolled_away

    @property
    def rows(self) -> list[Row]:
        """The rows, or none while the page shows a hint instead of the empty table."""
        everything = self._window.walk(scrolled_away=self._scrolled_away)
        tables = [node for node in everything if node.role == "table" and node.name == LOG]
        return [Row.of(cells) for table in tables for cells in table.table_rows]

    @property
    def newest(self) -> Row:
        return wait_until(lambda: self.rows, "an event in the log")[0]

    def events_of(self, button: str) -> list[str]:
        """Returns the events of one button, oldest first."""
        return [row.events for row in reversed(self.rows) if row.button == button]

    def wait_for(self, button: str, *events: str) -> None:
        """Waits until the latest events of a button are the given ones, newest last."""
        wanted = list(events)
        try:
            wait_until(
                lambda: self.events_of(button)[-len(wanted):] == wanted, f"{wanted} of {button}")
        except Missing as missing:
            raise Missing(f"{missing} The log: {self.rows}") from None
