"""A separate desktop session: home, XDG folders, message bus, and accessibility bus."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
#: The environment variables that configure a gallery built with a sanitizer.
SANITIZER_OPTIONS = ("ASAN_OPTIONS", "LSAN_OPTIONS")
#: An address without a bus. Without any address, GTK would launch a bus that keeps running.
NO_BUS = "disabled:"


class Session:
    """The complete environment of an application, without any variables of the caller."""

    def __init__(self, display_name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="button-gallery-test-"))
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "LANG": "C.UTF-8",
            "HOME": str(self.make_folder("home")),
            "DISPLAY": display_name,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
        }
        self.environment |= {
            name: os.environ[name] for name in SANITIZER_OPTIONS if name in os.environ}
        for variable in FOLDERS:
            self.environment[variable] = str(self.make_folder(variable.lower()))
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self.environment)
        assert self._bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()
        self._enable_accessibility()

    def _enable_accessibility(self) -> None:
        """Enables accessibility over the bus, which, unlike `toolkit-accessibility`, needs no dconf."""
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus",
             "--object-path", "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Set",
             "org.a11y.Status", "IsEnabled", "<true>"],
            check=True, stdout=subprocess.DEVNULL, env=self.environment)

    @property
    def accessibility_address(self) -> str:
        """Returns the address of the accessibility bus, for an application without the session bus."""
        answer = subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus",
             "--object-path", "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress"],
            check=True, capture_output=True, text=True, env=self.environment)
        return answer.stdout.split("'")[1]

    def export(self) -> None:
        """Makes this process a client of the session, as the accessibility library requires."""
        os.environ.update(self.environment)

    def make_folder(self, name: str) -> Path:
        """Creates a folder that only its owner can use, which XDG_RUNTIME_DIR requires."""
        folder = self.folder / name
        folder.mkdir(mode=0o700)
        return folder

    def close(self) -> None:
        self._bus.terminate()
        self._bus.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
