"""Runs Orca with a speech synthesizer that writes each sentence to standard output, as a line of JSON.

It is a process of its own. The synthesizer takes the place of Orca's speech-dispatcher client, so
that nothing is cut, nothing is played, and no daemon is started.
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
#: What is written once Orca listens.
LISTENS = "Orca listens"


class SpeechServer(speechserver.SpeechServer):
    """The synthesizer, under the name by which Orca looks for it."""

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
        """Keys are named while they are typed; that is not what the tests listen for."""


def run() -> int:
    sys.modules[SYNTHESIZER] = sys.modules[__name__]
    command = shutil.which("orca")
    assert command is not None
    main = runpy.run_path(command)["main"]
    # Orca refuses to run beside another one of the same user, which it finds by the name of the
    # process. This one is on a display and a bus of its own, and is in nobody's way.
    main.__globals__["otherOrcas"] = list
    main.__globals__["setProcessName"] = lambda name: None
    sys.argv = [command, "--disable", "braille"]
    # Orca greets before it listens. This is reached when it waits for events.
    GLib.idle_add(lambda: print(json.dumps(LISTENS), flush=True), priority=GLib.PRIORITY_LOW)
    return main()


if __name__ == "__main__":
    sys.exit(run())
