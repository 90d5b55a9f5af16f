"""The gallery as a process: its command line, its standard error, and its exit status."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gi.repository import GLib

from accessibility import Node, State, application_of
from waiting import PATIENCE, wait_until


@dataclass(frozen=True)
class Outcome:
    """The result of a command that ends by itself."""

    status: int
    output: str
    errors: str

    @property
    def sentences(self) -> list[str]:
        return self.errors.splitlines()


def run_to_end(
    binary: Path, *arguments: str, environment: Mapping[str, str], patience: float = 20
) -> Outcome:
    """Runs a command that ends without user input."""
    ended = subprocess.run(
        [binary, *arguments], env=dict(environment, G_DEBUG="fatal-criticals"), timeout=patience,
        stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return Outcome(ended.returncode, ended.stdout, ended.stderr)


class Application:
    """A running gallery, which a critical warning of GTK or GLib ends with an unexpected status."""

    def __init__(
        self, binary: Path, *arguments: str, environment: Mapping[str, str], folder: Path | None = None
    ) -> None:
        self._process = subprocess.Popen(
            [binary, *arguments], env=dict(environment, G_DEBUG="fatal-criticals"), cwd=folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self._lines: list[str] = []
        self._arrived = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            with self._arrived:
                self._lines.append(line.rstrip("\n"))
                self._arrived.notify_all()

    @property
    def lines(self) -> list[str]:
        """The lines that the gallery has written to standard error so far."""
        with self._arrived:
            return list(self._lines)

    def wait_for_line(self, wanted: str, times: int = 1) -> None:
        """Waits until a line has been written the given number of times in total."""
        with self._arrived:
            if not self._arrived.wait_for(lambda: self._lines.count(wanted) >= times, PATIENCE):
                raise AssertionError(f"Waited for {wanted!r} {times} times; received: {self._lines}")

    def wait_for_windows(self, count: int = 1) -> list[Node]:
        """Waits until exactly the given number of its windows are on the screen."""
        return wait_until(lambda: self._windows(count), f"{count} window(s); errors: {self.lines}")

    def window(self) -> Node:
        """Returns the only window of the gallery when it has the keyboard focus."""
        window = self.wait_for_windows()[0]
        wait_until(lambda: window.has(State.ACTIVE), "the window to become active")
        return window

    def _windows(self, count: int) -> list[Node] | None:
        if self._process.poll() is not None:
            raise AssertionError(f"It ended with {self._process.returncode}: {self.lines}")
        try:
            root = application_of(self._process.pid)
            windows = [] if root is None else [
                node for node in root.children if node.has(State.SHOWING)]
        except GLib.Error:
            return None
        return windows if len(windows) == count and windows else None

    @property
    def process_identifier(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def send_signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def output(self) -> str:
        """Waits for the end and returns the standard output, which must fit into the pipe."""
        assert self._process.stdout is not None
        return self._process.stdout.read()

    def status(self) -> int:
        """Waits for the end and returns the exit status."""
        status = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return status

    def close(self) -> None:
        """Kills the gallery if it is running, at the end of a test."""
        if self.running:
            self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()
