"""Information about a process: its memory, and whether it is idle."""

from __future__ import annotations

import re
import time
from pathlib import Path

from waiting import PATIENCE, Missing

#: The time without any processor time after which a process is considered idle, in seconds.
REST = 1.0


def private_memory(process: int) -> int:
    """Returns the size of the private memory that a process has written to, in KiB."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(re.search(r"^Private_Dirty:\s+(\d+) kB", rollup, re.MULTILINE)[1])


def wait_for_rest(process: int) -> None:
    """Waits until a process has used no processor time for `REST` seconds."""
    deadline = time.monotonic() + 3 * PATIENCE
    before = _processor_time(process)
    while time.monotonic() < deadline:
        time.sleep(REST)
        now = _processor_time(process)
        if now == before:
            return
        before = now
    raise Missing("The process does not become idle.")


def _processor_time(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
