"""Measures large mystery grids of the gallery and of the twin, and clicks in them.

The cost of a button is the difference between a launch with more buttons and a launch with the original
15, up to the first frame and the end of the process, divided by the number of additional buttons. Thus,
it excludes the page around the grid, the libraries, and the window, which are the same in both launches.

The twin has the same containers as the gallery, each with several rows. A flat twin has all buttons in
one container, to measure the benefit of the containers.
"""

import statistics

import clicks
import processes

#: The original grid, and the grids that are compared with it, as rows and columns.
SMALLEST = (5, 3)
COUNTED = ((15, 10), (50, 30))
LARGEST = (100, 100)

#: The number of rounds. Each round starts every program once.
PAIRS = 5

INSTRUCTIONS_LIMIT = 1.08
TIME_LIMIT = 1.1
FLAT_START_LIMIT = 0.5
FLAT_CLICK_LIMIT = 0.2


def command(program, size):
    """Returns the command that shows the page alone with a grid of the given size."""
    rows, columns = size
    return [*program, "--page", "mystery-grid", "--rows", str(rows), "--columns", str(columns)]


def count(size):
    return size[0] * size[1]


def instructions_a_button(program):
    """Returns the instructions per button for each of the `COUNTED` grids."""
    smallest = processes.instructions(command(program, SMALLEST))
    return [
        round((processes.instructions(command(program, size)) - smallest)
              / (count(size) - count(SMALLEST)))
        for size in COUNTED]


def largest_starts(programs):
    """Alternates between the programs, so that other load on the machine affects all equally."""
    reports = [[] for _ in programs]
    for _ in range(PAIRS):
        for program, list_of_reports in zip(programs, reports):
            list_of_reports.append(processes.report(command(program, LARGEST)))
    return reports


def clicks_in_turn(programs):
    """Returns the processor time of a click in each program's largest grid, in microseconds."""
    times = [[] for _ in programs]
    for _ in range(PAIRS):
        for program, list_of_times in zip(programs, times):
            list_of_times.append(clicks.microseconds_a_click(command(program, LARGEST)))
    return [round(statistics.median(list_of_times)) for list_of_times in times]


def median(reports, key):
    return round(statistics.median(report[key] for report in reports))


def tabulate(table, twin, bench, gallery):
    """Adds the grids to the table of results.

    The commands are those of the twin, of gallery-bench, and of the gallery, in which the clicks are made.
    """
    table.heading("The Mystery Grid", "C twin", "Swift")
    pairs = zip(COUNTED, instructions_a_button(twin), instructions_a_button(bench))
    for size, of_twin, of_gallery in pairs:
        table.compare(
            f"instructions a button, {count(size):,}", of_twin, of_gallery, INSTRUCTIONS_LIMIT)
    flat_twin = [*twin, "--flat"]
    of_twin, of_flat_twin, of_gallery = largest_starts((twin, flat_twin, bench))
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
    of_twin, of_flat_twin, of_gallery = clicks_in_turn((twin, flat_twin, gallery))
    table.compare(
        f"{count(LARGEST):,} buttons: a click, CPU, µs", of_twin, of_gallery, TIME_LIMIT)
    table.compare("the same beside the flat twin", of_flat_twin, of_gallery, FLAT_CLICK_LIMIT)
