"""Measures how long the Contacts page takes to show a long list of contacts.

With --exit-after-first-frame, gallery-bench shows the sample contacts and reads no file. Here, the gallery
itself is launched instead, under a separate X server. The first frame is the first change of that
server's screen.
"""

import mmap
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

#: The numbers of contacts. The second has a limit in seconds, and a limit relative to the first.
COUNTS = (5_000, 10_000)
STARTS = 5
PATIENCE = 60

SECONDS_LIMIT = 1
RATIO_LIMIT = 2.3


class Screen:
    """The screen of a virtual X server that maps its pixels to a file."""

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
    """Writes `count` contacts to the file that the gallery reads."""
    path = pathlib.Path(folder) / "button-gallery" / "contacts.ini"
    path.parent.mkdir(parents=True)
    groups = (f"[Contact {number}]\nName=Person {number}\nE-Mail=p{number}@example.org\n"
              for number in range(1, count + 1))
    path.write_text("\n".join([f"[Contacts]\nLastNumber={count}\n", *groups]), encoding="utf-8")


def seconds_to_first_frame(program, folder, screen):
    """Opens the Contacts page, and returns the seconds until it is on the screen."""
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
    """Returns the seconds of each launch, alternating between the numbers of contacts."""
    with tempfile.TemporaryDirectory() as folder:
        for count in COUNTS:
            write_contacts(pathlib.Path(folder) / str(count), count)
        screen = Screen(folder)
        try:
            # The first launch fills the caches of the X server.
            seconds_to_first_frame(program, pathlib.Path(folder) / str(COUNTS[0]), screen)
            return [
                [seconds_to_first_frame(program, pathlib.Path(folder) / str(count), screen)
                 for count in COUNTS]
                for _ in range(STARTS)]
        finally:
            screen.close()


def tabulate(table, program):
    """Adds the long lists to the table of results."""
    fewer, more = (statistics.median(seconds) for seconds in zip(*starts(program)))
    print(f"\n{f'Long lists of contacts, {STARTS} starts':<48}{'Swift':>12}{'':>9}{'limit':>8}")
    table.single(f"{COUNTS[0]:,} contacts: first frame, s (info)", round(fewer, 2))
    table.single(f"{COUNTS[1]:,} contacts: first frame, s", round(more, 2), SECONDS_LIMIT)
    table.single(
        f"{COUNTS[1]:,} contacts to {COUNTS[0]:,}: ratio", round(more / fewer, 2), RATIO_LIMIT)
