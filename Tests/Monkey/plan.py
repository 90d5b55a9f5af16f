"""What the monkey does, as a plan that follows from a seed alone.

Closing is not in it: no Ctrl+W, no Ctrl+Q, no Alt+F4. The close button and outside links are out
of its reach by the desktop that it acts in (see trial.py).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from pointer import MIDDLE, PRIMARY, SECONDARY

UP, DOWN = 4, 5

#: A place in a window, as parts of its width and height.
Place = tuple[float, float]

KEYS = (
    "Tab", "Tab", "Tab", "Left", "Right", "Up", "Down", "Return", "Return", "space", "space", "Escape",
    "Escape", "BackSpace", "Delete", "Home", "End", "Page_Up", "Page_Down", "KP_Enter")
SHORTCUTS = (
    ("Shift_L", "Tab"), ("Control_L", "n"), ("Control_L", "z"), ("Control_L", "a"), ("Control_L", "c"),
    ("Control_L", "v"), ("Control_L", "x"), ("F1",), ("F10",), ("Shift_L", "Left"),
    ("Shift_L", "Right"), ("Control_L", "Home"), ("Control_L", "End"), ("Control_L", "Tab"))
PAGES = tuple(("Alt_L", str(number)) for number in range(1, 7)) + (
    ("Control_L", "Page_Up"), ("Control_L", "Page_Down"))
TEXTS = (
    "Ada", "ada@example.org", "Grace Hopper <grace@example.org>", "a@b, c@d; e@", "<", "@", ";",
    "no address <here>", "#ff0000", "x" * 60, "name, other; third", " ", "&amp; <b>")
THEMES = 5

#: The least and the most that a window is asked to be.
LEAST, MOST = (640, 480), (1280, 1024)


@dataclass(frozen=True)
class Press:
    """A click or more with a button, each at once after the other."""

    place: Place
    button: int = PRIMARY
    times: int = 1


@dataclass(frozen=True)
class Drag:
    """A pressed button that is let go elsewhere."""

    places: tuple[Place, ...]


@dataclass(frozen=True)
class Move:
    """A pointer that only passes."""

    place: Place


@dataclass(frozen=True)
class Keys:
    """Keys that are held together."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """A text that is typed."""

    text: str


@dataclass(frozen=True)
class Resize:
    """Another size of the window, which also comes back into the screen."""

    size: tuple[int, int]


@dataclass(frozen=True)
class ChooseTheme:
    """A choice in the header bar's theme menu, counted from its top."""

    index: int


Action = Press | Drag | Move | Keys | Text | Resize | ChooseTheme

WEIGHTS = {
    "click": 30, "double click": 6, "other button": 3, "scroll": 6, "drag": 8, "move": 4, "key": 26,
    "shortcut": 6, "text": 5, "page": 4, "resize": 2, "theme": 2}


class Plan:
    """The actions of a seed, without end."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __iter__(self) -> Iterator[tuple[Action, bool]]:
        """Each action, and whether the monkey then lets the gallery catch up.

        Most follow one another at once, so that they also meet a gallery that has not yet drawn
        what came before.
        """
        kinds, weights = zip(*WEIGHTS.items())
        while True:
            yield self._action(self._random.choices(kinds, weights)[0]), self._random.random() < 0.25

    def _action(self, kind: str) -> Action:
        choose = self._random.choice
        match kind:
            case "click":
                return Press(self._place())
            case "double click":
                return Press(self._place(), times=choose((2, 2, 3)))
            case "other button":
                return Press(self._place(), choose((MIDDLE, SECONDARY)))
            case "scroll":
                return Press(self._place(), choose((UP, DOWN)), times=choose((1, 3)))
            case "drag":
                return Drag(tuple(self._place() for _ in range(choose((2, 2, 3, 5)))))
            case "move":
                return Move(self._place())
            case "key":
                return Keys((choose(KEYS),))
            case "shortcut":
                return Keys(choose(SHORTCUTS))
            case "text":
                return Text(choose(TEXTS) + choose(("", "\n", ",")))
            case "page":
                return Keys(choose(PAGES))
            case "resize":
                return Resize(tuple(map(self._random.randint, LEAST, MOST)))
            case _:
                return ChooseTheme(self._random.randrange(THEMES))

    def _place(self) -> Place:
        """Somewhere in the window, and now and then a little beside it."""
        return self._random.uniform(-0.02, 1.02), self._random.uniform(-0.02, 1.02)
