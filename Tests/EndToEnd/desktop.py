"""The environment in which the gallery is tested, opened and closed as a whole."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import processes
from display import Display
from keyboard import Keyboard
from pointer import Pointer
from session import Session
from window_manager import WindowManager


class Desktop:
    """A display with a window manager, a session with its buses, a pointer, and a keyboard."""

    def __init__(self, binary: Path) -> None:
        self.binary = binary
        #: The gallery with the options that measure it.
        self.bench = binary.with_name("gallery-bench")
        self._closing = ExitStack()
        with ExitStack() as opened:
            self.display = Display()
            opened.callback(self.display.close)
            WindowManager(self.display.name)
            self.session = Session(self.display.name)
            opened.callback(self.session.close)
            self.session.export()
            self.pointer = Pointer(self.display)
            self.keyboard = Keyboard(self.display)
            self._closing = opened.pop_all()

    def close(self) -> list[str]:
        """Closes everything, and returns the commands that did not end when requested."""
        self._closing.close()
        return processes.end_descendants()
