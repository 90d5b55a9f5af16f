"""Runs Orca with a speech synthesizer that writes each sentence to standard output, as a line of JSON.

This is a separate process. The synthesizer replaces Orca's speech-dispatcher client, so no sentence
is interrupted, no sound is played, and no daemon is started.
"""

from __future__ import annotations

import json
import runpy
import shutil
import sys

from gi.repository import GLib
from orca import chnames, speechserver

#: The module that Orca imports for its synthesizer.
SYNTHESIZER = "orca.speechdispatcherfactory"
#: The line that is written when Orca is listening.
LISTENS = "Orca listens"


class SpeechServer(speechserver.SpeechServer):
    """The synthesizer, under the name that Orca expects."""

    @staticmethod
    def getFactoryName() -> str:
        return "Written Speech"

    @staticmethod
    def getSpeechServer(info: list[str] | None = None) -> SpeechServer:
        return SpeechServer()

    def speak(self, text: str | None = None, acss=None, interrupt: bool = True) -> None:
        if text:
            print(json.dumps(text), flush=True)

    def speakCharacter(self, character: str, acss=None) -> None:
        self.speak(chnames.getCharacterName(character))

    def speakKeyEvent(self, event, acss=None) -> None:
        """Ignores the names of typed keys, which the tests do not need."""


def run() -> int:
    sys.modules[SYNTHESIZER] = sys.modules[__name__]
    command = shutil.which("orca")
    assert command is not None
    main = runpy.run_path(command)["main"]
    # Orca does not start if it finds another Orca process of the same user. This one has a separate
    # display and bus, so that it does not interfere.
    main.__globals__["otherOrcas"] = list
    main.__globals__["setProcessName"] = lambda name: None
    sys.argv = [command, "--disable", "braille"]
    # Orca speaks a greeting before it listens. The call runs when Orca waits for events.
    GLib.idle_add(lambda: print(json.dumps(LISTENS), flush=True), priority=GLib.PRIORITY_LOW)
    return main()


if __name__ == "__main__":
    sys.exit(run())
