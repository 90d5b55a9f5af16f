"""Orca, the desktop's screen reader, and the sentences that it speaks."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from waiting import PATIENCE, Missing

PROCESS = Path(__file__).with_name("spoken.py")
#: The line that the process writes when Orca is listening.
READY = "Orca listens"
#: The inaudible characters that isolate the direction of a text within a sentence.
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))


def is_installed() -> bool:
    return shutil.which("orca") is not None


def heard(text: str) -> str:
    """Returns a text as it is heard. Orca ends some texts with a period, which is only a pause."""
    return text.translate(ISOLATES).rstrip(".")


class ScreenReader:
    """A running Orca, which listens to every application of the session until it is closed."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-B", PROCESS], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self._sentences: list[str] = []
        self._errors: list[str] = []
        self._heard = 0
        self._arrived = threading.Condition()
        self._threads = [threading.Thread(target=listen, daemon=True)
                         for listen in (self._listen, self._read_errors)]
        for thread in self._threads:
            thread.start()
        self.wait_for(READY)

    def _listen(self) -> None:
        for line in self._process.stdout:
            with self._arrived:
                self._sentences.append(heard(json.loads(line)))
                self._arrived.notify_all()

    def _read_errors(self) -> None:
        self._errors.extend(self._process.stderr)

    def wait_for(self, *sentences: str) -> list[str]:
        """Waits until the sentences have been spoken in this order, possibly with others in between.

        Returns all sentences up to the last one. The next wait begins after it, so that each sentence
        counts only once.
        """
        before = self._heard
        for sentence in map(heard, sentences):
            with self._arrived:
                if not self._arrived.wait_for(lambda: sentence in self._unheard, PATIENCE):
                    raise Missing(
                        f"Waited {PATIENCE:g} s to hear {sentence!r}. Heard since: {self._unheard}. "
                        f"Orca's errors: {self._errors}")
                self._heard += self._unheard.index(sentence) + 1
        with self._arrived:
            return self._sentences[before:self._heard]

    def forget(self) -> None:
        """Skips what has been spoken so far."""
        with self._arrived:
            self._heard = len(self._sentences)

    @property
    def _unheard(self) -> list[str]:
        return self._sentences[self._heard:]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        for stream in (self._process.stdout, self._process.stderr):
            stream.close()
