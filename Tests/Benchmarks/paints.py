"""Measures changes of theme and of pages, from the call that makes one to the painted frame.

A change of theme is compared with the C twin of the same page, which compare-twin holds to the
same widgets and pixels. The twin loads the gallery's own two sheets, which it has read as texts
before, with a plain GtkCssProvider. The gallery makes the text of a built-in theme when it is first shown,
which is left out here, and the rules of a page's own buttons anew each time.

Dark brings the window around the stage along: both programs ask GTK for its dark variant, and reading
that takes GTK most of the time. A theme that the environment forces would keep GTK from it.
"""

import os
import re
import statistics
import subprocess

#: Each pair starts both programs; the first change to each theme of a start is left out.
PAIRS = 5
CHANGES = 8
FIRST_CHANGES = 2
VISITS = 7

THEME_LIMIT = 1.15
FIRST_VISIT_MOST = 100_000
LATER_VISIT_FRAMES = 1


def lines(command):
    """Runs a program that reports line by line, and gives each line's words as a dictionary."""
    environment = {name: value for name, value in os.environ.items() if name != "GTK_THEME"}
    run = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, timeout=60, env=environment)
    return [dict(re.findall(r"([\w-]+)=([\w-]+)", line)) for line in run.stdout.splitlines()]


def median(reports, key):
    return round(statistics.median(int(report[key]) for report in reports))


def pages(gallery):
    """The identifiers and titles of all pages."""
    listed = subprocess.run([gallery, "--list"], stdout=subprocess.PIPE, text=True, check=True)
    return [line.split("\t") for line in listed.stdout.splitlines()]


def sheet(gallery, page, theme, folder):
    """Writes the sheet of a page in a theme to a file, and gives its path."""
    path = folder / f"{page}-{theme}.css"
    with path.open("wb") as file:
        subprocess.run(
            [gallery, "--dump-css", "--page", page, "--theme", theme], stdout=file, check=True)
    return str(path)


def theme_changes(twin, gallery, page, folder):
    """Both programs in turn, so that what else the machine does touches both alike."""
    options = ["--page", page, "--report-themes", str(FIRST_CHANGES + CHANGES)]
    classic, dark = (sheet(gallery, page, theme, folder) for theme in ("classic", "dark"))
    of_twin, of_gallery = [], []
    for _ in range(PAIRS):
        of_twin += lines([twin, "--css", classic, "--dark-css", dark, *options])[FIRST_CHANGES:]
        of_gallery += lines([gallery, "--theme", "classic", *options])[FIRST_CHANGES:]
    return of_twin, of_gallery


def tabulate_themes(table, twin, gallery, folder):
    """Adds the changes of theme on each page to the table of results."""
    for page, title in pages(gallery):
        of_twin, of_gallery = theme_changes(twin, gallery, page, folder)
        table.heading(f"Theme, {title}, {PAIRS * CHANGES} times", "C twin", "Swift")
        table.compare(
            "change to the painted frame, µs", median(of_twin, "duration_us"),
            median(of_gallery, "duration_us"), THEME_LIMIT)
        table.compare(
            "the same, to Dark with its frame, µs", *(
                median([report for report in reports if report["theme"] == "dark"], "duration_us")
                for reports in (of_twin, of_gallery)), THEME_LIMIT)
        table.compare(
            "CPU of the program, µs (information)", median(of_twin, "cpu_us"),
            median(of_gallery, "cpu_us"))
        table.bound(
            "frames until it shows, at most", max(int(report["frames"]) for report in of_twin),
            max(int(report["frames"]) for report in of_gallery), most=1)


def tabulate_visits(table, gallery):
    """Adds the first and the later visits of each page to the table of results."""
    listed = pages(gallery)
    # The page of the start has no first visit of its own, so each start begins with another one.
    starts = [listed[number % len(listed)][0] for number in range(VISITS)]
    reports = [
        line for start in starts for line in lines([gallery, "--page", start, "--report-visits"])]
    print(f"\n{f'Visits of the pages, {VISITS} starts':<48}{'Swift':>12}{'':>9}{'limit':>8}")
    for page, title in listed:
        first, later = (
            [report for report in reports if report["page"] == page and report["visit"] == visit]
            for visit in ("first", "later"))
        table.single(
            f"first, µs, {title}", median(first, "duration_us"), FIRST_VISIT_MOST)
        table.single(f"first, CPU, µs (info), {title}", median(first, "cpu_us"))
        table.single(
            f"later, µs (information), {title}", median(later, "duration_us"))
        table.single(
            f"frames until a later one shows, {title}",
            max(int(report["frames"]) for report in later), LATER_VISIT_FRAMES)
