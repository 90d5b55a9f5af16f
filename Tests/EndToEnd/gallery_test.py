"""The common setup of all scenarios: a pointer at rest, separate folders, and a running gallery."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path
from typing import ClassVar

import session
from application import Application, Outcome, run_to_end
from buttons_page import ButtonsPage
from desktop import Desktop


class GalleryTest(unittest.TestCase):
    """A scenario. Everything that it opens is closed when it ends, even if it fails."""

    desktop: ClassVar[Desktop]
    maxDiff = 2000

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(dir=self.desktop.session.folder)
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.configuration = self.folder / "configuration"
        self.configuration.mkdir(mode=0o700)
        self.environment = dict(
            self.desktop.session.environment, XDG_CONFIG_HOME=str(self.configuration))
        self.pointer = self.desktop.pointer
        self.keyboard = self.desktop.keyboard
        self.pointer.rest()
        self.page_application: Application | None = None

    def start(
        self, *arguments: str, working_folder: Path | None = None, binary: Path | None = None,
        **environment: str
    ) -> Application:
        """Starts the gallery, or another binary, and leaves it running."""
        application = Application(
            binary or self.desktop.binary, *arguments, environment=self.environment | environment,
            folder=working_folder)
        self.addCleanup(application.close)
        return application

    def open_buttons_page(self, *arguments: str, **environment: str) -> ButtonsPage:
        """Starts the gallery on the Buttons page and waits until it has the keyboard focus.

        This closes the gallery that the scenario opened before.
        """
        self.close_buttons_page()
        self.page_application = application = self.start("--page", "buttons", *arguments, **environment)
        return ButtonsPage(application, application.window(), self.pointer, self.keyboard)

    def close_buttons_page(self) -> None:
        if self.page_application is not None:
            self.page_application.close()

    def run_to_end(self, *arguments: str, **environment: str) -> Outcome:
        """Runs a command that ends by itself in the session."""
        return run_to_end(
            self.desktop.binary, *arguments, environment=self.environment | environment)

    def without_display(self) -> dict[str, str]:
        """Returns an environment without a display and a bus."""
        environment = {key: value for key, value in self.environment.items() if key != "DISPLAY"}
        return environment | {"DBUS_SESSION_BUS_ADDRESS": session.NO_BUS}

    def run_without_display(self, *arguments: str, **environment: str) -> Outcome:
        """Runs a command that ends by itself without a display and a bus."""
        return run_to_end(
            self.desktop.binary, *arguments, environment=self.without_display() | environment)

    def window_size(self) -> tuple[int, int]:
        """Returns the size of the topmost managed window in the X server."""
        shape = self.desktop.display.managed_windows()[-1].get_geometry()
        return shape.width, shape.height
