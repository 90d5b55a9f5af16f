"""A gallery that is killed while it keeps what the user does leaves whole files, old or new."""

from __future__ import annotations

import fcntl
import random
import re
import time
from configparser import ConfigParser
from pathlib import Path

from application import Application
from gallery_test import GalleryTest
from waiting import PATIENCE, wait_until
from window_actions import THEMES, WindowActions

#: How often the gallery is killed while it keeps themes, and while it keeps contacts.
KILLS, CONTACT_KILLS = 100, 30
#: The longest time, in seconds, from the first saving to the kill, and from the beginning of a
#: saving to it.
LONGEST, LONGEST_SAVING = 0.1, 0.001
#: The longest time, in seconds, from the key that adds a contact to the kill.
LONGEST_ADDING = 0.02
SEED = 4


class KilledTest(GalleryTest):
    """Kills galleries without the accessibility bus, which start faster."""

    #: The name of the file that is saved again and again.
    name: str

    def setUp(self):
        super().setUp()
        self.environment["NO_AT_BRIDGE"] = "1"
        self.file = self.configuration / "button-gallery" / self.name
        self.chance = random.Random(SEED)

    @property
    def parts(self) -> list[Path]:
        """What GLib writes before it takes the file's place; a kill in between leaves it there."""
        return list(self.file.parent.glob(f"{self.name}.??????"))

    def forget_parts(self) -> int:
        """Removes what is unfinished, and tells how many there were."""
        parts = self.parts
        for part in parts:
            part.unlink(missing_ok=True)
        return len(parts)

    @property
    def version(self) -> int | None:
        """What is another one after each saving."""
        return self.file.stat().st_ino if self.file.exists() else None

    def meets_a_saving(self, version: int | None) -> bool:
        """Waits for the saving after a version: whether it was seen under way, and not only done.

        Nothing else is waited for meanwhile, so that there are many looks.
        """
        end = time.monotonic() + PATIENCE
        while not self.parts:
            self.assertLess(time.monotonic(), end, "It does not save.")
            if self.version != version:
                return False
        self.let_pass(self.chance.uniform(0, LONGEST_SAVING))
        return True

    @staticmethod
    def let_pass(seconds: float) -> None:
        """Waits more exactly than sleeping does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pass

    def assert_nothing_else_lies_there(self) -> None:
        """Asserts that beside the file there are at most one unfinished part, and a free lock."""
        parts = self.parts
        others = {file.name for file in self.file.parent.iterdir()} - {part.name for part in parts}
        self.assertEqual(others, {self.name, f"{self.name}.lock"})
        self.assertLessEqual(len(parts), 1)
        with self.file.with_name(f"{self.name}.lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


class KilledWithThemesTest(KilledTest):
    """Chooses themes over the bus: the fastest way to have a file saved again and again."""

    name = "window.ini"

    def setUp(self):
        super().setUp()
        self.actions = WindowActions()
        #: The theme that was kept at the start, and those that were chosen since.
        self.chosen: list[str] = []

    def test_the_file_is_whole_and_has_the_last_theme_or_the_one_before(self):
        themes, unfinished = set(), 0
        for number in range(KILLS):
            with self.subTest(kill=number):
                application = self.start()
                wait_until(lambda: self.actions.are_there or not application.running, "the gallery's actions")
                self.assertTrue(application.running, application.lines)
                self.choose_for(self.chance.uniform(0, LONGEST))
                meets_saving = number % 2 == 1
                if meets_saving:
                    self.choose_until_a_saving_is_met()
                application.close()
                if self.file.exists():
                    theme = self.theme_of_whole_file()
                    # A choice that was answered is kept.
                    self.assertIn(theme, self.chosen[-2:] if meets_saving else self.chosen[-1:])
                    self.chosen = [theme]
                    themes.add(theme)
                unfinished += self.forget_parts()
        self.assertGreater(len(themes), 1)
        self.assertGreater(unfinished, 0, "no kill has met a saving")

    def choose_for(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            self.actions.choose(self.next_theme())
            if time.monotonic() >= end:
                return

    def choose_until_a_saving_is_met(self) -> None:
        """A saving takes a small part of the time, and a kill by chance alone seldom meets one."""
        self.forget_parts()
        while True:
            version = self.version
            self.actions.choose(self.next_theme(), answered=False)
            if self.meets_a_saving(version):
                return

    def next_theme(self) -> str:
        """Another theme than the last, so that it is saved."""
        self.chosen.append(self.chance.choice([theme for theme in THEMES if theme not in self.chosen[-1:]]))
        return self.chosen[-1]

    def theme_of_whole_file(self) -> str:
        text = self.file.read_text()
        kept = ConfigParser()
        kept.read_string(text)
        self.assertEqual(list(kept["Window"]), ["width", "height", "maximized", "page", "theme"], text)
        self.assertIn(kept["Window"]["theme"], THEMES)
        self.assertTrue(text.endswith("\n"), text)
        self.assert_nothing_else_lies_there()
        return kept["Window"]["theme"]


class KilledWithContactsTest(KilledTest):
    """Types contacts: whatever has the focus on the page, what is typed goes to the entry."""

    name = "contacts.ini"

    def test_the_list_is_whole_and_its_lock_is_free(self):
        outcomes, unfinished = set(), 0
        for number in range(CONTACT_KILLS):
            with self.subTest(kill=number):
                application = self.start_with_the_keyboard()
                before = self.version
                self.type_contact(f"kept{number}")
                wait_until(lambda: self.version != before, "the contact in the file")
                kept = self.addresses_of_whole_file()
                self.assertEqual(kept[-1], f"kept{number}@x")
                version = self.version
                self.forget_parts()
                self.type_contact(f"late{number}")
                if number % 2:
                    self.meets_a_saving(version)
                else:
                    self.let_pass(self.chance.uniform(0, LONGEST_ADDING))
                application.close()
                now = self.addresses_of_whole_file()
                self.assertIn(now, (kept, [*kept, f"late{number}@x"]))
                outcomes.add(len(now) - len(kept))
                self.assert_nothing_else_lies_there()
                unfinished += self.forget_parts()
        self.assertEqual(outcomes, {0, 1}, "some kills come before the saving and some after it")
        self.assertGreater(unfinished, 0, "no kill has met a saving")

    def start_with_the_keyboard(self) -> Application:
        display = self.desktop.display
        application = self.start("--page", "contacts", "--window")

        def has_keyboard() -> bool:
            windows = display.managed_windows()
            return bool(windows) and display.focused_window() in [window.id for window in windows]
        wait_until(lambda: has_keyboard() or not application.running, "the keyboard in the gallery")
        self.assertTrue(application.running, application.lines)
        return application

    def type_contact(self, name: str) -> None:
        self.keyboard.type(f"{name}@x")
        self.keyboard.press("Return")

    def addresses_of_whole_file(self) -> list[str]:
        """The addresses of the file, in its order, every group of which is complete."""
        text = self.file.read_text()
        kept = ConfigParser(interpolation=None)
        kept.read_string(text)
        self.assertTrue(text.endswith("\n"), text)
        contacts = [kept[group] for group in kept.sections() if group.startswith("Contact ")]
        self.assertTrue(all(list(contact) == ["name", "e-mail"] for contact in contacts), text)
        numbers = [int(number) for number in re.findall(r"^\[Contact (\d+)\]$", text, re.MULTILINE)]
        self.assertEqual(int(kept["Contacts"]["lastnumber"]), max(numbers), text)
        return [contact["e-mail"] for contact in contacts]
