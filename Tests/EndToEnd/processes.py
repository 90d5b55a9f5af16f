"""Ends every process that a run has started, including those whose parent has ended."""

import ctypes
import os
import signal
from pathlib import Path

from waiting import wait_until

PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans() -> None:
    """Makes this process the parent of all its orphaned descendants.

    Buses start daemons that leave their process group. Otherwise, init would adopt these daemons and
    they would outlive the run.
    """
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def descendants(ancestor: int | None = None) -> list[int]:
    """Returns the running descendants of a process (by default, of this one), parents first."""
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = status.read_text().rpartition(")")[2].split()[:2]
        except (OSError, ValueError):
            continue
        if state != "Z":
            children.setdefault(int(parent), []).append(int(status.parent.name))
    found = list(children.get(ancestor or os.getpid(), []))
    for process in found:
        found.extend(children.get(process, []))
    return found


def end_descendants() -> list[str]:
    """Ends all descendants, and returns the commands of those that had to be killed."""
    for process in descendants():
        _signal(process, signal.SIGTERM)
    stubborn: list[str] = []
    try:
        wait_until(_all_reaped, "the processes to end", patience=5)
    except AssertionError:
        for process in descendants():
            stubborn.append(command(process))
            _signal(process, signal.SIGKILL)
        wait_until(_all_reaped, "the killed processes to end", patience=5)
    return stubborn


def command(process: int) -> str:
    """Returns the command line of a process, or an empty text if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return ""


def _signal(process: int, number: signal.Signals) -> None:
    try:
        os.kill(process, number)
    except ProcessLookupError:
        pass


def _all_reaped() -> bool:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return True
    return False
