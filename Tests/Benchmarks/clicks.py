"""Measures what a click in a large mystery grid costs a program, to the painted frame and its rest.

The pointer is the X server's own, moved by the XTEST extension: motion, press and release go the
way that a user's do.
"""

import subprocess
import time

import Xlib.display
from Xlib import X
from Xlib.ext import xtest

import processes

#: Buttons of the grid that the window shows: their middles, in points of the screen.
PLACES = [(102 + 100 * column, 167 + 86 * row) for row in range(4) for column in range(5)]
#: Where no button is.
ELSEWHERE = (4, 4)
#: A program that has used no processor for so many seconds is at rest.
REST = 0.15


class Mouse:
    """The pointer of the display that the environment names."""

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
    """The processor time of one click after a motion, the mean of those on all the places."""
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
    """The nanoseconds that the main thread of a program has run."""
    with open(f"/proc/{process.pid}/schedstat", encoding="utf-8") as file:
        return int(file.read().split()[0])


def wait_for_next_rest(process):
    """Waits until a program has answered an input and is at rest again."""
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
    raise RuntimeError(f"{process.args[0]} does not answer a click and come to rest in 30 s")
