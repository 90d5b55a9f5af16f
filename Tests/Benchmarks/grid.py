"""Measures what large mystery grids cost, the gallery's and the twin's.

A button's cost is what a start with more buttons takes beyond a start with fewer, to the first
frame and the end of the process, divided by the difference: the page around the grid, the libraries
and the window are in both. The pages alone with the document's 15 buttons are the lesser start.
"""

import statistics

import processes

#: The document's grid, and those that are measured against it: rows, columns.
LEAST = (5, 3)
COUNTED = ((15, 10), (50, 30))
LARGEST = (100, 100)

#: Each pair starts both programs in turn.
PAIRS = 5

INSTRUCTIONS_LIMIT = 1.08
TIME_LIMIT = 1.15


def command(program, size):
    """Shows the page alone with so many rows and columns."""
    rows, columns = size
    return [*program, "--page", "mystery-grid", "--rows", str(rows), "--columns", str(columns)]


def count(size):
    return size[0] * size[1]


def instructions_a_button(program):
    """The instructions of one button in each of the counted grids."""
    least = processes.instructions(command(program, LEAST))
    return [
        round((processes.instructions(command(program, size)) - least)
              / (count(size) - count(LEAST)))
        for size in COUNTED]


def largest_starts(twin, gallery):
    """Both programs in turn, so that what else the machine does touches both alike."""
    of_twin, of_gallery = [], []
    for _ in range(PAIRS):
        of_twin.append(processes.report(command(twin, LARGEST)))
        of_gallery.append(processes.report(command(gallery, LARGEST)))
    return of_twin, of_gallery


def median(reports, key):
    return round(statistics.median(report[key] for report in reports))


def tabulate(table, twin, gallery):
    """Adds the grid's lines to the table of results."""
    table.heading("The Mystery Grid", "C twin", "Swift")
    pairs = zip(COUNTED, instructions_a_button(twin), instructions_a_button(gallery))
    for size, of_twin, of_gallery in pairs:
        table.compare(
            f"instructions a button, {count(size):,}", of_twin, of_gallery, INSTRUCTIONS_LIMIT)
    of_twin, of_gallery = largest_starts(twin, gallery)
    table.compare(
        f"{count(LARGEST):,} buttons: first frame, µs", median(of_twin, "painted_us"),
        median(of_gallery, "painted_us"), TIME_LIMIT)
    for key, title in (("built_us", "built, µs"), ("cpu_us", "CPU, µs"),
                       ("private_dirty_kb", "memory, kB")):
        table.compare(
            f"{count(LARGEST):,} buttons: {title} (info)", median(of_twin, key),
            median(of_gallery, key))
