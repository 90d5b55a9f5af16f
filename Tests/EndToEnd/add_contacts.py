"""Adds contacts to a running gallery from a separate process.

Arguments: the gallery's process, the number of contacts, and the beginning of their addresses. The
program prints "ready", and begins when its standard input ends.
"""

from __future__ import annotations

import sys

from accessibility import application_of
from contacts_page import ENTRY

if __name__ == "__main__":
    process, count, prefix = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    gallery = application_of(process)
    if gallery is None:
        sys.exit(f"There is no gallery {process}.")
    entry = next(node for node in gallery.walk(scrolled_away=True) if node.name == ENTRY)
    print("ready", flush=True)
    sys.stdin.read()
    for number in range(count):
        entry.set_text(f"{prefix}{number}@example.org")
        entry.perform()
