"""Measures what large mystery grids cost, the gallery's and the twin's, and a click in them.

A button's cost is what a start with more buttons takes beyond a start with fewer, to the first
frame and the end of the process, divided by the difference: the page around the grid, the libraries
and the window are in both. The pages alone with the document's 15 buttons are the lesser start.

The twin has the same containers as the gallery, one for some rows each. A flat twin, with all the
buttons in one, shows what the containers are worth.
"""

import statistics

import clicks
import processes

#: The document's grid, and those that are measured against it: rows, columns.
LEAST = (5, 3)
COUNTED = ((15, 10), (50, 30))
LARGEST = (100, 100)

#: Each pair starts both programs in turn.
PAIRS = 5

INSTRUCTIONS_LIMIT = 1.08
TIME_LIMIT = 1.1
FLAT_START_LIMIT = 0.5
FLAT_CLICK_LIMIT = 0.2


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


def largest_starts(programs):
    """The programs in turn, so that what else the machine does touches them alike."""
    reports = [[] for _ in programs]
    for _ in range(PAIRS):
        for program, list_of_reports in zip(programs, reports):
            list_of_reports.append(processes.report(command(program, LARGEST)))
    return reports


def clicks_in_turn(programs):
    """The processor time of a click in each program's largest grid, in microseconds."""
    times = [[] for _ in programs]
    for _ in range(PAIRS):
        for program, list_of_times in zip(programs, times):
            list_of_times.append(clicks.microseconds_a_click(command(program, LARGEST)))
    return [round(statistics.median(list_of_times)) for list_of_times in times]


def median(reports, key):
    return round(statistics.median(report[key] for report in reports))


def tabulate(table, twin, gallery):
    """Adds the grid's lines to the table of results."""
    table.heading("The Mystery Grid", "C twin", "Swift")
    pairs = zip(COUNTED, instructions_a_button(twin), instructions_a_button(gallery))
    for size, of_twin, of_gallery in pairs:
        table.compare(
            f"instructions a button, {count(size):,}", of_twin, of_gallery, INSTRUCTIONS_LIMIT)
    programs = (twin, [*twin, "--flat"], gallery)
    of_twin, of_flat_twin, of_gallery = largest_starts(programs)
    first_frame = median(of_gallery, "painted_us")
    table.compare(
        f"{count(LARGEST):,} buttons: first frame, µs", median(of_twin, "painted_us"), first_frame,
        TIME_LIMIT)
    table.compare(
        "the same beside the flat twin", median(of_flat_twin, "painted_us"), first_frame,
        FLAT_START_LIMIT)
    for key, title in (("built_us", "built, µs"), ("cpu_us", "CPU, µs"),
                       ("private_dirty_kb", "memory, kB")):
        table.compare(
            f"{count(LARGEST):,} buttons: {title} (info)", median(of_twin, key),
            median(of_gallery, key))
    of_twin, of_flat_twin, of_gallery = clicks_in_turn(programs)
    table.compare(
        f"{count(LARGEST):,} buttons: a click, CPU, µs", of_twin, of_gallery, TIME_LIMIT)
    table.compare("the same beside the flat twin", of_flat_twin, of_gallery, FLAT_CLICK_LIMIT)
