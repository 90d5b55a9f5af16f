"""Measures the processor time of a click in a large mystery grid, until the program is idle again.

The XTEST extension moves the pointer of the X server, so motion, press, and release events arrive like
those of a user.
"""

import subprocess
import time

import Xlib.display
from Xlib import X
from Xlib.ext import xtest

import processes

#: The centers of buttons that are visible in the window, in screen points.
PLACES = [(102 + 100 * column, 167 + 86 * row) for row in range(4) for column in range(5)]
#: A point without a button.
ELSEWHERE = (4, 4)
#: The time without processor use after which a program counts as idle, in seconds.
REST = 0.15


class Mouse:
    """The pointer of the display that is named by the environment."""

    def __init__(self):
        self._display = Xlib.display.Display()

    def move(self, place):
        xtest.fake_input(self._display, X.MotionNotify, x=place[0], y=place[1])
        self._display.sync()

    def click(self):
        for event in (X.ButtonPress, X.ButtonRelease):
            xtest.fake_input(self._display, event, 1)
        self._display.sync()

    def close(self):
        self._display.close()


def microseconds_a_click(command):
    """Returns the mean processor time of a motion and a click, over all `PLACES`."""
    process = subprocess.Popen(command)
    mouse = Mouse()
    try:
        mouse.move(ELSEWHERE)
        processes.wait_for_rest(process)
        before = main_thread_time(process)
        for place in PLACES:
            mouse.move(place)
            mouse.click()
            wait_for_next_rest(process)
        return round((main_thread_time(process) - before) / len(PLACES) / 1000)
    finally:
        mouse.close()
        process.terminate()
        process.wait(timeout=30)


def main_thread_time(process):
    """Returns the processor time of a program's main thread, in nanoseconds."""
    with open(f"/proc/{process.pid}/schedstat", encoding="utf-8") as file:
        return int(file.read().split()[0])


def wait_for_next_rest(process):
    """Waits until a program has responded to input and is idle again."""
    deadline = time.monotonic() + 30
    start = last = main_thread_time(process)
    quiet_since = time.monotonic()
    while time.monotonic() < deadline:
        time.sleep(0.02)
        now = main_thread_time(process)
        if now != last:
            last, quiet_since = now, time.monotonic()
        elif last != start and time.monotonic() - quiet_since > REST:
            return
    raise RuntimeError(f"{process.args[0]} does not respond to a click and become idle in 30 s")
