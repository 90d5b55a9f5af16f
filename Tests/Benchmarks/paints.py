"""Measures changes of theme and of page, from the call that causes the change to the painted frame.

A change of theme is compared with the C twin of the same page; compare-twin verifies that its widgets and
pixels are the same. A page without a twin is compared with the gallery's own Buttons page. The twin loads
the gallery's two style sheets, which it has already read into memory, with a plain GtkCssProvider. The
gallery generates the style sheet of a built-in theme when the theme is first shown, which is not measured
here, and the rules of a page's own buttons at each change.

Dark also applies to the window around the stage: both programs request the dark variant of the GTK theme,
and most of the time is spent by GTK on reading it. GTK_THEME is unset, because it would prevent this.
"""

import os
import re
import statistics
import subprocess

#: The pages that have a twin.
TWIN_PAGES = ("buttons", "flipper", "mystery-grid")

#: The number of launches of each program. The first change to each theme after a launch is ignored.
PAIRS = 5
CHANGES = 8
FIRST_CHANGES = 2
VISITS = 7

THEME_LIMIT = 1.15
MAXIMUM_FIRST_VISIT = 100_000
LATER_VISIT_FRAMES = 1


def lines(command):
    """Runs a program that prints one report per line, and returns each line's values as a dictionary."""
    environment = {name: value for name, value in os.environ.items() if name != "GTK_THEME"}
    run = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, timeout=60, env=environment)
    return [dict(re.findall(r"([\w-]+)=([\w-]+)", line)) for line in run.stdout.splitlines()]


def median(reports, key):
    return round(statistics.median(int(report[key]) for report in reports))


def pages(gallery):
    """Returns the identifiers and titles of all pages."""
    listed = subprocess.run([gallery, "--list"], stdout=subprocess.PIPE, text=True, check=True)
    return [line.split("\t") for line in listed.stdout.splitlines()]


def sheet(gallery, page, theme, folder):
    """Writes the style sheet of a page and a theme to a file, and returns its path."""
    path = folder / f"{page}-{theme}.css"
    with path.open("wb") as file:
        subprocess.run(
            [gallery, "--dump-css", "--page", page, "--theme", theme], stdout=file, check=True)
    return str(path)


def theme_changes(commands):
    """Alternates between the commands, so that other load on the machine affects all equally."""
    options = ["--report-themes", str(FIRST_CHANGES + CHANGES)]
    reports = [[] for _ in commands]
    for _ in range(PAIRS):
        for command, list_of_reports in zip(commands, reports):
            list_of_reports += lines([*command, *options])[FIRST_CHANGES:]
    return reports


def twin_command(twin, gallery, page, folder):
    """Returns the command of a page's twin with the gallery's style sheets."""
    classic, dark = (sheet(gallery, page, theme, folder) for theme in ("classic", "dark"))
    return [twin, "--page", page, "--css", classic, "--dark-css", dark]


def gallery_command(gallery, page):
    """Returns the command of the gallery's page."""
    return [gallery, "--page", page, "--theme", "classic"]


def compare_themes(table, of_left, of_right):
    """Adds the changes of theme of two programs to the table of results."""
    table.compare(
        "change to the painted frame, µs", median(of_left, "duration_us"),
        median(of_right, "duration_us"), THEME_LIMIT)
    table.compare(
        "the same, to Dark with its frame, µs", *(
            median([report for report in reports if report["theme"] == "dark"], "duration_us")
            for reports in (of_left, of_right)), THEME_LIMIT)
    table.compare(
        "CPU of the program, µs (information)", median(of_left, "cpu_us"), median(of_right, "cpu_us"))
    table.bound(
        "frames until it shows, at most", max(int(report["frames"]) for report in of_left),
        max(int(report["frames"]) for report in of_right), maximum=1)


def tabulate_themes(table, twin, gallery, folder):
    """Adds the changes of theme on each page to the table of results.

    A page without a twin is compared with the gallery's Buttons page, which is compared with its twin.
    """
    for page, title in pages(gallery):
        has_twin = page in TWIN_PAGES
        left = twin_command(twin, gallery, page, folder) if has_twin else gallery_command(gallery, "buttons")
        of_left, of_gallery = theme_changes([left, gallery_command(gallery, page)])
        table.heading(
            f"Theme, {title}, {PAIRS * CHANGES} times", "C twin" if has_twin else "Buttons", "Swift")
        compare_themes(table, of_left, of_gallery)


def tabulate_visits(table, gallery):
    """Adds the first and the later visits of each page to the table of results."""
    listed = pages(gallery)
    # The initial page has no first visit in its own launch, so the launches begin with different pages.
    starts = [listed[number % len(listed)][0] for number in range(VISITS)]
    reports = [
        line for start in starts for line in lines([gallery, "--page", start, "--report-visits"])]
    print(f"\n{f'Visits of the pages, {VISITS} starts':<48}{'Swift':>12}{'':>9}{'limit':>8}")
    for page, title in listed:
        first, later = (
            [report for report in reports if report["page"] == page and report["visit"] == visit]
            for visit in ("first", "later"))
        table.single(
            f"first, µs, {title}", median(first, "duration_us"), MAXIMUM_FIRST_VISIT)
        table.single(f"first, CPU, µs (info), {title}", median(first, "cpu_us"))
        table.single(
            f"later, µs (information), {title}", median(later, "duration_us"))
        table.single(
            f"frames until a later one shows, {title}",
            max(int(report["frames"]) for report in later), LATER_VISIT_FRAMES)
