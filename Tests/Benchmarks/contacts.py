"""Measures how long the Contacts page takes to show a long list of contacts.

A start that reports its first frame by itself shows the samples and reads no file. So here the
gallery starts as its user starts it, and the first frame is when the picture of an X server of its
own changes.
"""

import mmap
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

#: The numbers of contacts: the second is measured in seconds and against the first.
COUNTS = (5_000, 10_000)
STARTS = 5
PATIENCE = 60

SECONDS_LIMIT = 1
RATIO_LIMIT = 2.3


class Screen:
    """The screen of a virtual X server, whose pixels are in a file."""

    def __init__(self, folder):
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-noreset", "-nolisten", "tcp", "-screen", "0", "1280x1024x24",
             "-fbdir", folder, "-displayfd", str(writer)],
            pass_fds=[writer], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.name = f":{numbers.readline().strip()}"
        with open(pathlib.Path(folder) / "Xvfb_screen0", "rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def picture(self):
        return self._pixels[:]

    def close(self):
        self._pixels.close()
        self._server.terminate()
        self._server.wait()


def write_contacts(folder, count):
    """Writes so many contacts where the gallery looks for them."""
    path = pathlib.Path(folder) / "button-gallery" / "contacts.ini"
    path.parent.mkdir(parents=True)
    groups = (f"[Contact {number}]\nName=Person {number}\nE-Mail=p{number}@example.org\n"
              for number in range(1, count + 1))
    path.write_text("\n".join([f"[Contacts]\nLastNumber={count}\n", *groups]), encoding="utf-8")


def seconds_to_first_frame(program, folder, screen):
    """Starts the Contacts page, and gives the seconds until the screen shows it."""
    environment = os.environ | {"DISPLAY": screen.name, "XDG_CONFIG_HOME": str(folder)}
    empty = screen.picture()
    start = time.monotonic()
    process = subprocess.Popen([program, "--page", "contacts"], env=environment)
    try:
        while screen.picture() == empty:
            if time.monotonic() - start > PATIENCE:
                raise RuntimeError(f"{program} shows no window in {PATIENCE} s")
            time.sleep(0.002)
        return time.monotonic() - start
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        while screen.picture() != empty:
            time.sleep(0.01)


def starts(program):
    """The seconds of each start with each number of contacts, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        for count in COUNTS:
            write_contacts(pathlib.Path(folder) / str(count), count)
        screen = Screen(folder)
        try:
            # The first start fills the caches of the X server.
            seconds_to_first_frame(program, pathlib.Path(folder) / str(COUNTS[0]), screen)
            return [
                [seconds_to_first_frame(program, pathlib.Path(folder) / str(count), screen)
                 for count in COUNTS]
                for _ in range(STARTS)]
        finally:
            screen.close()


def tabulate(table, program):
    """Adds the lines of the long lists to the table of results."""
    fewer, more = (statistics.median(seconds) for seconds in zip(*starts(program)))
    print(f"\n{f'Long lists of contacts, {STARTS} starts':<48}{'Swift':>12}{'':>9}{'limit':>8}")
    table.single(f"{COUNTS[0]:,} contacts: first frame, s (info)", round(fewer, 2))
    table.single(f"{COUNTS[1]:,} contacts: first frame, s", round(more, 2), SECONDS_LIMIT)
    table.single(
        f"{COUNTS[1]:,} contacts to {COUNTS[0]:,}: ratio", round(more / fewer, 2), RATIO_LIMIT)
