"""Waiting until an application has handled all events that were sent to it."""

from __future__ import annotations

import itertools
import select
import time

import Xlib.display
from Xlib import X
from Xlib.protocol import event as events


class Silent(AssertionError):
    """The application has not answered in time."""


class Answers:
    """Pings windows with the `_NET_WM_PING` by which desktops detect hanging applications.

    The X server delivers the request after all earlier input, and GDK answers it when it has
    dispatched that input. A round trip to the server alone would not wait for the application.
    """

    def __init__(self, display_name: str) -> None:
        self._display = Xlib.display.Display(display_name)
        self._display.set_error_handler(lambda *_: None)
        self._root = self._display.screen().root
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._numbers = itertools.count(1)
        self._protocols = self._display.intern_atom("WM_PROTOCOLS")
        self._ping = self._display.intern_atom("_NET_WM_PING")

    def wait(self, window: int, patience: float = 30) -> None:
        """Waits until the application of a window has dispatched all previous events."""
        number = next(self._numbers)
        target = self._display.create_resource_object("window", window)
        target.send_event(events.ClientMessage(
            window=target, client_type=self._protocols,
            data=(32, [self._ping, number, window, 0, 0])))
        self._display.flush()
        deadline = time.monotonic() + patience
        while not self._has_answered(number):
            left = deadline - time.monotonic()
            if left <= 0:
                raise Silent(f"It has not answered for {patience:g} s.")
            select.select([self._display], [], [], min(left, 0.5))

    def _has_answered(self, number: int) -> bool:
        while self._display.pending_events():
            event = self._display.next_event()
            if (event.type == X.ClientMessage and event.client_type == self._protocols
                    and event.data[1][0] == self._ping and event.data[1][1] == number):
                return True
        return False

    def close(self) -> None:
        self._display.close()
