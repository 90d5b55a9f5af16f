"""Waiting for a condition with a deadline, instead of sleeping for a guessed time."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

#: The default deadline, in seconds.
PATIENCE = 10.0
#: The time between two checks, in seconds.
INTERVAL = 0.005


class Missing(AssertionError):
    """A condition that has not become true in time."""


def wait_until(look: Callable[[], Value], what: str, patience: float = PATIENCE) -> Value:
    """Calls `look` repeatedly, and returns the first result that is true.

    `what` completes the error message "Waited 10 s for …".
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
    """Waits for a fixed time that is part of the scenario, such as the time for which a key is held."""
    time.sleep(seconds)
