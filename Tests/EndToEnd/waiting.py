"""Waiting for a thing itself, with a deadline, in place of sleeping for a guessed time."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

#: Seconds after which a thing that was waited for counts as missing.
PATIENCE = 10.0
#: Seconds between two looks.
INTERVAL = 0.005


class Missing(AssertionError):
    """What was waited for did not come in time."""


def wait_until(look: Callable[[], Value], what: str, patience: float = PATIENCE) -> Value:
    """Looks again and again, and returns the first answer that counts as true.

    `what` ends the sentence "Waited ten seconds for …" when nothing comes.
    """
    deadline = time.monotonic() + patience
    while True:
        answer = look()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise Missing(f"Waited {patience:g} s for {what}.")
        time.sleep(INTERVAL)


def hold(seconds: float) -> None:
    """Lets time pass where the passing itself is the scenario, as with a key that is held down."""
    time.sleep(seconds)
