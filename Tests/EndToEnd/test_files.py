"""The gallery continues with damaged files and with a full disk."""

from __future__ import annotations

import os
import shutil
import subprocess
import unittest
from pathlib import Path

from accessibility import State
from application import Application
from flipper_page import DONE, INFO, FlipperPage
from gallery_test import GalleryTest
from display import Display
from manual import section
from waiting import wait_until
from window_actions import WindowActions

#: Mounts a full disk over a folder, in a separate mount namespace, and then starts the command. The
#: disk is a file system of 16 pages, so that it has space for every file when the filling is removed.
FILL_AND_RUN = """
mount -t tmpfs -o size=64k,mode=700 none "$1" && head -c 65536 /dev/zero >"$1/filling"
shift
exec "$@"
"""
NAMESPACE = ("unshare", "--mount", "--map-current-user", "--keep-caps")

#: For each file, contents that are not a settings file, and a settings file with an invalid value.
DAMAGES = {
    "window.ini": (b"\xff\x00[[[\n", b"[Window]\nMaximized=beige\n"),
    "weather.ini": (b"[Weather\n", b"[Weather]\nCity=atlantis\n"),
    "mystery-grid.ini": (b"750\n", b"[Mystery Grid]\nBestScore=751\n"),
    "contacts.ini": (b"Name=Ann\n", b"[Contact x]\nName=Ann\n"),
}
#: The page that reads each file. Every launch reads that of the window.
READERS = {
    "window.ini": "buttons", "weather.ini": "flipper", "mystery-grid.ini": "mystery-grid",
    "contacts.ini": "contacts",
}


def has_namespaces() -> bool:
    return bool(shutil.which("unshare")) and subprocess.run(
        [*NAMESPACE, "true"], capture_output=True).returncode == 0


class FilesTest(GalleryTest):
    def setUp(self):
        super().setUp()
        self.own = self.configuration / "button-gallery"
        self.own.mkdir(mode=0o700)

    def start_on_a_full_disk(self, *arguments: str) -> tuple[Application, Path]:
        """Starts the gallery with its settings on a full disk.

        Returns the gallery, and the path of its settings folder for other processes.
        """
        unshare, *options = NAMESPACE
        application = Application(
            Path(unshare), *options, "sh", "-c", FILL_AND_RUN, "sh", str(self.own),
            str(self.desktop.binary), *arguments, environment=self.environment)
        self.addCleanup(application.close)
        return application, Path(f"/proc/{application.process_identifier}/root{self.own}")

    def test_each_damaged_file_is_set_aside_with_one_warning_in_the_window(self):
        for name, damages in DAMAGES.items():
            for damage in damages:
                with self.subTest(name=name, damage=damage):
                    (self.own / name).write_bytes(damage)
                    application = self.start("--page", READERS[name])
                    window = application.window()
                    aside = self.own / f"{name}.damaged"
                    self.assertTrue(window.find("alert").name.endswith(f". The file was renamed to \u2068{aside}\u2069."))
                    self.assertEqual(len(window.find_all("alert")), 1)
                    self.assertEqual(len(application.lines), 1, application.lines)
                    self.assertEqual(aside.read_bytes(), damage)
                    self.keyboard.press("Control_L", "q")
                    self.assertEqual(application.status(), 0)
                    shutil.rmtree(self.own)
                    self.own.mkdir(mode=0o700)

    def test_the_manual_names_each_file_and_the_files_beside_it(self):
        files = section("FILES")
        for name in DAMAGES:
            self.assertIn(f".I $XDG_CONFIG_HOME/button-gallery/{name}\n", files)
        for ending in (".lock", ".damaged"):
            self.assertIn(f".IR FILE {ending}\n", files)

    def test_a_file_size_limit_causes_one_warning_and_leaves_nothing_behind(self):
        application = Application(
            Path("sh"), "-c", 'ulimit -f 0 && exec "$@"', "sh", str(self.desktop.binary),
            environment=self.environment)
        self.addCleanup(application.close)
        window = application.window()
        WindowActions().choose("dark")
        self.assertIn("window.ini\u2069 cannot be written: File too large.", window.find("alert").name)
        self.assertEqual([file.name for file in self.own.iterdir()], ["window.ini.lock"])
        self.keyboard.press("Control_L", "q")
        self.assertEqual(application.status(), 0)

    def test_a_full_standard_error_pipe_never_blocks_and_its_flags_stay_unchanged(self):
        (self.own / "window.ini").write_bytes(b"damage")
        reader, writer = os.pipe()
        for end in (reader, writer):
            self.addCleanup(os.close, end)
        os.set_blocking(writer, False)
        while True:
            try:
                os.write(writer, b"x" * 4096)
            except BlockingIOError:
                break
        os.set_blocking(writer, True)
        # GTK also writes a message, because it does not find a module.
        gallery = subprocess.Popen(
            [self.desktop.binary], env=self.environment | {"GTK_MODULES": "missing"}, stderr=writer)
        self.addCleanup(gallery.wait)
        self.addCleanup(gallery.kill)
        actions = WindowActions()
        wait_until(lambda: actions.are_available, "the window of a launch that found a damaged file")
        actions.choose("dark")
        self.assertTrue(os.get_blocking(writer), "other programs share the pipe")
        gallery.terminate()
        self.assertEqual(gallery.wait(20), 0)

    def test_contacts_are_private_and_a_replaced_picture_retains_its_mode(self):
        application = self.start("--page", "contacts", "--window")
        window = application.window()
        self.keyboard.type("ann@example.org")
        self.keyboard.press("Return")
        contacts = self.own / "contacts.ini"
        wait_until(contacts.exists, "the contacts")
        self.assertEqual(contacts.stat().st_mode & 0o777, 0o600)
        picture = self.folder / "picture.png"
        picture.touch()
        for mode in (0o600, 0o640):
            picture.chmod(mode)
            self.assertEqual(self.run_to_end("--screenshot", str(picture)).status, 0)
            self.assertEqual(picture.stat().st_mode & 0o777, mode)
        self.assertTrue(window.has(State.SHOWING))

    def test_a_relative_folder_is_ignored_and_nothing_is_written_without_a_home(self):
        place = self.folder / "place"
        place.mkdir()
        home = self.folder / "home"
        for configuration, own_home, kept in (
            ("settings", str(home), True), ("~/.config", str(home), True),
            ("", str(home), True), ("settings", "", False), ("", "home", False),
        ):
            with self.subTest(configuration=configuration, home=own_home):
                application = self.start(
                    "--page", "buttons", working_folder=place, XDG_CONFIG_HOME=configuration,
                    HOME=own_home)
                window = application.window()
                if not kept:
                    window.find("alert")
                self.keyboard.press("Control_L", "q")
                self.assertEqual(application.status(), 0)
                self.assertEqual(list(place.iterdir()), [])
                self.assertEqual((home / ".config/button-gallery/window.ini").exists(), kept)
                self.assertEqual(len(application.lines), 0 if kept else 1, application.lines)
                if not kept:
                    self.assertIn("; changes are not saved", application.lines[0])
                shutil.rmtree(home, ignore_errors=True)

    @unittest.skipUnless(has_namespaces(), "no mount namespaces here")
    def test_a_full_disk_causes_one_warning_that_ends_when_there_is_space_again(self):
        application, folder = self.start_on_a_full_disk("--page", "flipper")
        page = FlipperPage(application, application.window())
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        for city in ("London", "Nairobi", "Cairo"):
            page.choice(city).perform()
            page.window.find("alert")
        for theme in ("dark", "light"):
            WindowActions().choose(theme)
        alerts = page.window.find_all("alert")
        self.assertEqual(len(alerts), 1)
        for name in ("weather.ini", "window.ini"):
            self.assertEqual(alerts[0].name.count(f"{name}\u2069 cannot be written"), 1, alerts[0].name)
        self.assertEqual([file.name for file in folder.iterdir() if file.suffix != ".lock"], ["filling"])
        (folder / "filling").unlink()
        page.choice("Fahrenheit").perform()
        kept = folder / "weather.ini"
        wait_until(lambda: kept.exists() and "fahrenheit" in kept.read_text(), "the file")
        self.assertIn("cairo", kept.read_text(), "the change that the full disk rejected")
        self.keyboard.press("Control_L", "q")
        self.assertEqual(application.status(), 0)
