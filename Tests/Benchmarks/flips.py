"""Measures the flip of the weather card, alternating between the gallery and the twin."""

import os
import re
import statistics
import subprocess

#: The number of launches of each program. The first flip after a launch creates the back and is ignored.
PAIRS = 7
FLIPS = 2

MINIMUM_FRAMES = 58
MAXIMUM_INTERVAL = 34_000
CPU_LIMIT = 1.15


def flips(command, scale):
    """Starts a program that flips its card, and returns the measurements of all flips but the first."""
    run = subprocess.run(
        [*command, "--page", "flipper", "--report-flips", str(FLIPS + 1)],
        env=os.environ | {"GDK_SCALE": str(scale)}, stdout=subprocess.PIPE, text=True, check=True,
        timeout=60)
    lines = [dict(re.findall(r"(\w+)=(\d+)", line)) for line in run.stdout.splitlines()]
    return [{key: int(value) for key, value in line.items()} for line in lines[1:]]


class Flips:
    """The flips of one program, summarized as medians."""

    def __init__(self):
        self._flips = []

    def add(self, flips_of_a_start):
        self._flips += flips_of_a_start

    def median(self, key):
        return round(statistics.median(flip[key] for flip in self._flips))

    @property
    def cpu_per_frame(self):
        """The program's processor time per frame, in microseconds."""
        return round(statistics.median(flip["cpu_us"] / flip["frames"] for flip in self._flips))


def measure(twin, gallery, scale):
    """Alternates between both programs, so that other load on the machine affects both equally."""
    of_twin, of_gallery = Flips(), Flips()
    for _ in range(PAIRS):
        of_twin.add(flips(twin, scale))
        of_gallery.add(flips(gallery, scale))
    return of_twin, of_gallery


def tabulate(table, twin, gallery):
    """Adds the flips to the table of results."""
    for scale in (1, 2):
        of_twin, of_gallery = measure(twin, gallery, scale)
        table.heading(f"A flip at {scale}x, medians of {PAIRS * FLIPS}", "C twin", "Swift")
        table.bound(
            "frames in its second", of_twin.median("frames"), of_gallery.median("frames"),
            minimum=MINIMUM_FRAMES)
        table.bound(
            "longest time between frames, µs", of_twin.median("worst_us"),
            of_gallery.median("worst_us"), maximum=MAXIMUM_INTERVAL)
        table.bound(
            "95th percentile, µs (information)", of_twin.median("p95_us"),
            of_gallery.median("p95_us"))
        table.compare(
            "CPU of the program a frame, µs", of_twin.cpu_per_frame, of_gallery.cpu_per_frame,
            CPU_LIMIT)
