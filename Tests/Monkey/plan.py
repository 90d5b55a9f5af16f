"""The actions of the monkey, which depend only on a seed and on the table in plan.txt.

No action closes the gallery. The desktop has no close button and opens no external links (see
trial.py).
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pointer import MIDDLE, PRIMARY, SECONDARY

TABLE = Path(__file__).with_name("plan.txt")
#: The pointer's buttons, two of which are the directions of a wheel.
BUTTONS = {"middle": MIDDLE, "secondary": SECONDARY, "up": 4, "down": 5}

#: A point in a window, as fractions of its width and height.
Place = tuple[float, float]

@dataclass(frozen=True)
class Press:
    """One or more quick clicks with a button."""

    place: Place
    button: int = PRIMARY
    times: int = 1


@dataclass(frozen=True)
class Drag:
    """A press of a button that is released elsewhere."""

    places: tuple[Place, ...]


@dataclass(frozen=True)
class Move:
    """A movement of the pointer without a press."""

    place: Place


@dataclass(frozen=True)
class Keys:
    """Keys that are held together."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """A text to type."""

    text: str


@dataclass(frozen=True)
class Resize:
    """Another size of the window, which also moves it back onto the screen."""

    size: tuple[int, int]


@dataclass(frozen=True)
class ChooseTheme:
    """A choice in the header bar's theme menu, counted from its top."""

    index: int


#: One of the visible objects, as a fraction of their number.
Part = float


@dataclass(frozen=True)
class AccessiblePress:
    """An action of an object, through the accessibility bus."""

    part: Part


@dataclass(frozen=True)
class AccessibleFocus:
    """A move of the keyboard focus to an object, through the accessibility bus."""

    part: Part


@dataclass(frozen=True)
class AccessibleInsertion:
    """An insertion of a text through the accessibility bus, at a fraction of an entry's length."""

    part: Part
    place: Part
    text: str


@dataclass(frozen=True)
class AccessibleSelection:
    """A selection of a child through the accessibility bus."""

    part: Part
    child: Part


Action = (
    Press | Drag | Move | Keys | Text | Resize | ChooseTheme
    | AccessiblePress | AccessibleFocus | AccessibleInsertion | AccessibleSelection)


def read_table() -> dict[str, list[str]]:
    """Returns the values of each word of the table."""
    table = defaultdict(list)
    for line in TABLE.read_text().splitlines():
        word, _, value = line.partition(" ")
        if word and not word.startswith("#"):
            table[word].append(value)
    return table


class Plan:
    """The infinite sequence of actions of a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._table = read_table()
        self._weights = self._read_weights("weight")
        self._accessible_weights = self._read_weights("accessible-weight")
        self._margin = float(self._table["margin"][0])

    def _read_weights(self, word: str) -> dict[str, int]:
        return {kind: int(weight) for kind, weight in map(str.split, self._table[word])}

    def __iter__(self) -> Iterator[tuple[Action, bool]]:
        """Yields each action, and whether the monkey then waits for the gallery to catch up."""
        catching_up = float(self._table["catching-up"][0])
        for action in self._actions():
            yield action, self._random.random() < catching_up

    def _actions(self) -> Iterator[Action]:
        # The probability of starting a run results in the required fraction of all actions.
        part = float(self._table["accessible-part"][0])
        runs = [int(length) for length in self._table["accessible-run"]]
        begin = part / (part + (1 - part) * sum(runs) / len(runs))
        while True:
            if self._random.random() < begin:
                for _ in range(self._random.choice(runs)):
                    yield self._accessible_action(self._kind(self._accessible_weights))
            else:
                yield self._action(self._kind(self._weights))

    def _kind(self, weights: dict[str, int]) -> str:
        return self._random.choices(list(weights), list(weights.values()))[0]

    def _accessible_action(self, kind: str) -> Action:
        part = self._part()
        match kind:
            case "press":
                return AccessiblePress(part)
            case "focus":
                return AccessibleFocus(part)
            case "insert":
                return AccessibleInsertion(part, self._random.random(), self._text())
            case "select":
                return AccessibleSelection(part, self._random.random())
        raise ValueError(f"{TABLE.name} has an accessible weight of {kind}, which is no kind of action.")

    def _action(self, kind: str) -> Action:
        match kind:
            case "click":
                return Press(self._place())
            case "double-click":
                return Press(self._place(), times=int(self._choose(kind)))
            case "other-button":
                return Press(self._place(), BUTTONS[self._choose(kind)])
            case "scroll":
                return Press(
                    self._place(), BUTTONS[self._choose(kind)], times=int(self._choose("scroll-steps")))
            case "drag":
                return Drag(tuple(self._place() for _ in range(int(self._choose(kind)))))
            case "move":
                return Move(self._place())
            case "key" | "shortcut" | "page":
                return Keys(tuple(self._choose(kind).split()))
            case "text":
                return Text(self._text())
            case "resize":
                return Resize(tuple(map(self._random.randint, self._size("minimum"), self._size("maximum"))))
            case "theme":
                return ChooseTheme(int(self._choose(kind)))
        raise ValueError(f"{TABLE.name} has a weight of {kind}, which is no kind of action.")

    def _part(self) -> Part:
        """Returns any object, or one of the last, such as those of a popover that has just opened."""
        is_last = self._random.random() < float(self._table["accessible-last"][0])
        return 1 - (self._random.random() / 4 if is_last else self._random.random())

    def _text(self) -> str:
        return json.loads(self._choose("text")) + json.loads(self._choose("ending"))

    def _choose(self, word: str) -> str:
        return self._random.choice(self._table[word])

    def _size(self, which: str) -> tuple[int, ...]:
        return tuple(map(int, self._table[f"{which}-size"][0].split()))

    def _place(self) -> Place:
        """Returns a random point in the window, or occasionally just outside it."""
        return tuple(self._random.uniform(-self._margin, 1 + self._margin) for _ in range(2))
