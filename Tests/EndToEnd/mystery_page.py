"""The Mystery Grid page as its user sees it, and what a seed hides in it."""

from __future__ import annotations

from accessibility import Node, State
from application import Application
from event_log import EventLog
from waiting import wait_until

COLUMNS, BUTTONS = 3, 15
VALUES = {"Square": 10, "Star": 15, "Circle": 20, "Cake": 50}
COVERED = "Covered"
NEW_GAME = "New Game"
#: How long the last surprise stays in sight, in seconds.
CLOSING_MOMENT = 1.5

_BITS = (1 << 64) - 1


def rounds(seed: int, count: int = 1) -> list[list[str]]:
    """The surprises of the first rounds of a seed.

    Written apart from the gallery's own: SplitMix64, of whose numbers the two highest bits choose.
    """
    names = list(VALUES)
    drawn = []
    for number in range(1, count * BUTTONS + 1):
        mixed = (seed + number * 0x9E3779B97F4A7C15) & _BITS
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _BITS
        mixed ^= mixed >> 31
        drawn.append(names[mixed >> 62])
    return [drawn[start:start + BUTTONS] for start in range(0, len(drawn), BUTTONS)]


def score(surprises: list[str]) -> int:
    return sum(VALUES[surprise] for surprise in surprises)


def name_of(index: int, shown: str = COVERED) -> str:
    """What a button is called, counted from 0 in reading order."""
    return f"{shown}, row {index // COLUMNS + 1}, column {index % COLUMNS + 1}"


def place_of(index: int) -> str:
    """What the event log calls a button."""
    return f"Row {index // COLUMNS + 1}, Column {index % COLUMNS + 1}"


class MysteryPage:
    """A running gallery that shows the Mystery Grid page."""

    def __init__(self, application: Application, window: Node) -> None:
        self.application = application
        self.window = window
        self.log = EventLog(window)

    def button(self, index: int, shown: str = COVERED) -> Node:
        return self.window.find("push button", name_of(index, shown))

    def wait_for_score(self, points: int) -> None:
        self.window.find("label", f"Score: {points}")

    def wait_for_best(self, points: int) -> None:
        self.window.find("label", f"Best score: {points}")

    def shows_score(self, points: int) -> bool:
        return bool(self.window.find_all("label", f"Score: {points}"))

    def wait_for_focus(self, index: int, shown: str = COVERED) -> None:
        wait_until(
            lambda: self.button(index, shown).has(State.FOCUSED),
            f"the focus on {name_of(index, shown)}")

    def wait_for_round(self) -> None:
        """Waits until every button is covered."""
        self.wait_for_score(0)
        for index in range(BUTTONS):
            self.button(index)

    def play(self, surprises: list[str]) -> None:
        """Taps every button through the accessibility tree, and checks what each shows."""
        for index, surprise in enumerate(surprises):
            self.button(index).perform()
            self.button(index, surprise)
