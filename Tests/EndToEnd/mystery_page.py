"""The Mystery Grid page from the user's perspective, and the surprises of a seed."""

from __future__ import annotations

from accessibility import Node, State
from application import Application
from page import TEXTS, Page
from waiting import wait_until

COLUMNS, BUTTONS = 3, 15
VALUES = {"Square": 10, "Star": 15, "Circle": 20, "Cake": 50}
COVERED = "Covered"
GRID, NEW_GAME = "5 by 3 grid", "New Game"
#: The maximum time for which a finished board is shown, in seconds.
CLOSING_MOMENT = 5

_BITS = (1 << 64) - 1


def rounds(seed: int, count: int = 1) -> list[list[str]]:
    """Returns the surprises of the first rounds of a seed.

    This does not use the gallery's code. The two highest bits of each SplitMix64 number select a
    surprise.
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
    """Returns the accessible name of a button. The index counts from 0 in reading order."""
    return f"{shown}, row {index // COLUMNS + 1}, column {index % COLUMNS + 1}"


def position_of(index: int) -> str:
    """Returns the name of a button in the event log."""
    return f"Row {index // COLUMNS + 1}, Column {index % COLUMNS + 1}"


class MysteryPage(Page):
    """A running gallery that shows the Mystery Grid page.

    The widgets of the page are looked up only once, because searching the whole tree each time would
    take longer than the closing moment.
    """

    def __init__(self, application: Application, window: Node) -> None:
        super().__init__(application, window)
        self.find_widgets()

    def find_widgets(self) -> None:
        """Finds the widgets of a page that has just been built."""
        wait_until(self._look, "the page")

    def _look(self) -> bool:
        grids = [node for node in self.window.find_all("panel", GRID) if self._labels(node)]
        if not grids:
            return False
        children = grids[0].children
        # Each container has the buttons of several rows.
        self.buttons = [
            button for rows in children for button in rows.children if button.role == "push button"]
        labels = self._labels(grids[0])
        if len(self.buttons) != BUTTONS or len(labels) != 2:
            return False
        self._score, self._object_found = labels
        self.new_game = self.window.find("push button", NEW_GAME)
        self._best = next(node for node in self.new_game.parent.children if node.role == "label")
        return True

    def _labels(self, grid: Node) -> list[Node]:
        return [child for child in grid.children if child.role in TEXTS]

    def mystery_button(self, index: int) -> Node:
        return self.buttons[index]

    def wait_for_shown(self, index: int, shown: str = COVERED) -> None:
        """Waits until a button shows a surprise or its cover."""
        wanted = name_of(index, shown)
        wait_until(lambda: self.mystery_button(index).name == wanted, f"the button “{wanted}”")

    def wait_for_score(self, points: int, object_found: str = "") -> None:
        """Waits for the texts of the two labels under the buttons."""
        wanted = (f"Score: {points}", object_found)
        wait_until(lambda: (self._score.text, self._object_found.text) == wanted, f"{wanted}")

    def wait_for_best(self, points: int) -> None:
        """Waits for the text about earlier rounds that is shown at launch."""
        self._wait_for_best(f"Best score: {points}")

    def wait_for_board(self, surprises: list[str], best: int) -> None:
        """Waits for a finished board with the sum and the best score."""
        self.wait_for_score(score(surprises), f"{surprises[-1]} · Best: {best}")

    def wait_for_last_round(self, points: int, best: int) -> None:
        """Waits for the text that is shown at the end of a round."""
        self._wait_for_best(
            f"Last round: {points} · Best score: {best}" if points < best
            else f"Last round: {points}, the best so far")

    def _wait_for_best(self, wanted: str) -> None:
        wait_until(lambda: self._best.name == wanted, f"{wanted!r}")

    def shows_score(self, points: int) -> bool:
        return self._score.text == f"Score: {points}"

    def wait_for_focus(self, index: int) -> None:
        wait_until(
            lambda: self.mystery_button(index).has(State.FOCUSED), f"the focus on {name_of(index)}")

    def wait_for_round(self) -> None:
        """Waits until every button is covered."""
        self.wait_for_score(0)
        for index in range(BUTTONS):
            self.wait_for_shown(index)

    def play(self, surprises: list[str]) -> None:
        """Taps buttons through the accessibility tree, and checks the surprise of each.

        If the board is finished, a tap covers it first.
        """
        if not self.mystery_button(0).name.startswith(COVERED):
            self.mystery_button(0).perform()
            self.wait_for_round()
        for index, surprise in enumerate(surprises):
            self.mystery_button(index).perform()
            self.wait_for_shown(index, surprise)
