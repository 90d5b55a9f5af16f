"""A gallery that is killed while it saves leaves complete files, either old or new."""

from __future__ import annotations

import fcntl
import random
import re
import time
from configparser import ConfigParser
from pathlib import Path

from application import Application
from gallery_test import GalleryTest
from mystery_page import COLUMNS, rounds, score
from waiting import PATIENCE, wait_until
from window_actions import THEMES, WindowActions

#: The number of times that the gallery is killed while it saves themes, contacts, best scores, and the
#: weather card's settings: 200 times in total.
THEME_KILLS, CONTACT_KILLS, SCORE_KILLS, WEATHER_KILLS = 80, 40, 40, 40
#: The maximum times before the kill, in seconds: after the first save of a theme, after the key that
#: makes another change, and after the beginning of a save.
LONGEST, LONGEST_CHANGE, LONGEST_SAVE = 0.05, 0.02, 0.001
SEED = 4
#: The number of cities in the settings of the weather card.
CITIES = 6


class KilledTest(GalleryTest):
    """Kills galleries without the accessibility bus, because they start faster."""

    #: The name of the file that is saved repeatedly.
    name: str

    def setUp(self):
        super().setUp()
        self.environment["NO_AT_BRIDGE"] = "1"
        self.file = self.configuration / "button-gallery" / self.name
        self.chance = random.Random(SEED)

    @property
    def parts(self) -> list[Path]:
        """The unfinished files, which remain if the gallery is killed before they replace the file."""
        return list(self.file.parent.glob(f"{self.name}.part-??????"))

    def remove_parts(self) -> int:
        """Removes the unfinished files, and returns their number."""
        parts = self.parts
        for part in parts:
            part.unlink(missing_ok=True)
        return len(parts)

    @property
    def version(self) -> int | None:
        """The file's inode number, which changes with each save, or None without a file."""
        return self.file.stat().st_ino if self.file.exists() else None

    def interrupts_save(self, version: int | None) -> bool:
        """Waits for the save after a version, and returns whether it was noticed before it was complete.

        The loop does not sleep, so that it checks very often.
        """
        end = time.monotonic() + PATIENCE
        while not self.parts:
            self.assertLess(time.monotonic(), end, "It does not save.")
            if self.version != version:
                return False
        self.spin(self.chance.uniform(0, LONGEST_SAVE))
        return True

    @staticmethod
    def spin(seconds: float) -> None:
        """Waits with more precision than sleeping."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pass

    def assert_no_other_files(self) -> None:
        """Asserts that the folder has only the file, at most one unfinished file, and a free lock."""
        parts = self.parts
        lock_file = self.file.with_name(f"{self.name}.lock")
        others = {file.name for file in self.file.parent.iterdir()} - {part.name for part in parts}
        self.assertEqual(others | {lock_file.name}, {self.name, lock_file.name})
        self.assertLessEqual(len(parts), 1)
        if lock_file.exists():  # It does not exist before the first save.
            with lock_file.open() as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def complete_file(self) -> ConfigParser:
        """Returns the file, and asserts that it ends with a line feed."""
        text = self.file.read_text()
        kept = ConfigParser(interpolation=None)
        kept.read_string(text)
        self.assertTrue(text.endswith("\n"), text)
        return kept


class KilledWithThemesTest(KilledTest):
    """Chooses themes over the bus, which is the fastest way to save a file repeatedly."""

    name = "window.ini"

    def setUp(self):
        super().setUp()
        self.actions = WindowActions()
        #: The theme that was saved before the launch, and those that were chosen since.
        self.chosen: list[str] = []

    def test_the_file_is_complete_and_has_the_last_theme_or_the_one_before(self):
        themes, unfinished = set(), 0
        for number in range(THEME_KILLS):
            with self.subTest(kill=number):
                application = self.start()
                wait_until(lambda: self.actions.are_available or not application.running, "the gallery's actions")
                self.assertTrue(application.running, application.lines)
                self.choose_for(self.chance.uniform(0, LONGEST))
                interrupts = number % 2 == 1
                if interrupts:
                    self.choose_until_a_save_is_interrupted()
                application.close()
                if self.file.exists():
                    theme = self.theme_of_complete_file()
                    # An answered choice has been saved.
                    self.assertIn(theme, self.chosen[-2:] if interrupts else self.chosen[-1:])
                    self.chosen = [theme]
                    themes.add(theme)
                unfinished += self.remove_parts()
        self.assertGreater(len(themes), 1)
        self.assertGreater(unfinished, 0, "no kill has interrupted a save")

    def choose_for(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            self.actions.choose(self.next_theme())
            if time.monotonic() >= end:
                return

    def choose_until_a_save_is_interrupted(self) -> None:
        """Chooses themes until a save is in progress, which a random kill would rarely interrupt."""
        self.remove_parts()
        while True:
            version = self.version
            self.actions.choose(self.next_theme(), answered=False)
            if self.interrupts_save(version):
                return

    def next_theme(self) -> str:
        """Returns a theme that differs from the last one, so that it is saved."""
        self.chosen.append(self.chance.choice([theme for theme in THEMES if theme not in self.chosen[-1:]]))
        return self.chosen[-1]

    def theme_of_complete_file(self) -> str:
        kept = self.complete_file()["Window"]
        self.assertEqual(list(kept), ["width", "height", "maximized", "page", "theme"])
        self.assertIn(kept["theme"], THEMES)
        self.assert_no_other_files()
        return kept["theme"]


class KilledByKeyTest(KilledTest):
    """Makes one change by the keyboard, and kills the gallery before, during, or after the save."""

    #: The page that saves the file.
    page: str

    def prepare(self, number: int) -> None:
        """Prepares the gallery so that one key makes the change."""
        raise NotImplementedError

    def change(self, number: int) -> None:
        raise NotImplementedError

    def contents(self):
        """Returns the value in the complete file."""
        raise NotImplementedError

    def changed(self, kept, number: int):
        """Returns the value in the file after the change."""
        raise NotImplementedError

    def kill(self, times: int) -> None:
        outcomes, unfinished = set(), 0
        for number in range(times):
            with self.subTest(kill=number):
                application = self.start_with_the_keyboard("--page", self.page, "--window")
                self.prepare(number)
                kept, version = self.contents(), self.version
                self.remove_parts()
                self.change(number)
                if number % 2:
                    self.interrupts_save(version)
                else:
                    self.spin(self.chance.uniform(0, LONGEST_CHANGE))
                application.close()
                now = self.contents()
                self.assertIn(now, (kept, self.changed(kept, number)))
                outcomes.add(now == kept)
                self.assert_no_other_files()
                unfinished += self.remove_parts()
        self.assertEqual(outcomes, {True, False}, "some kills are before the save and some after it")
        self.assertGreater(unfinished, 0, "no kill has interrupted a save")

    def start_with_the_keyboard(self, *arguments: str) -> Application:
        display = self.desktop.display
        application = self.start(*arguments)

        def has_keyboard() -> bool:
            windows = display.managed_windows()
            return bool(windows) and display.focused_window() in [window.id for window in windows]
        wait_until(lambda: has_keyboard() or not application.running, "the keyboard in the gallery")
        self.assertTrue(application.running, application.lines)
        return application


class KilledWithContactsTest(KilledByKeyTest):
    """Types contacts, which go to the entry wherever the focus is on the page."""

    name, page = "contacts.ini", "contacts"

    def test_the_list_is_complete_and_its_lock_is_free(self):
        self.kill(CONTACT_KILLS)

    def prepare(self, number: int) -> None:
        self.keyboard.type(f"kept{number}@x")
        before = self.version
        self.keyboard.press("Return")
        wait_until(lambda: self.version != before, "the contact in the file")
        self.assertEqual(self.contents()[-1], f"kept{number}@x")
        self.keyboard.type(f"late{number}@x")

    def change(self, number: int) -> None:
        self.keyboard.press("Return")

    def contents(self) -> list[str]:
        """Returns the addresses in the file, in order, and asserts that every group is complete."""
        kept = self.complete_file()
        groups = [group for group in kept.sections() if group.startswith("Contact ")]
        self.assertTrue(all(list(kept[group]) == ["name", "e-mail"] for group in groups), groups)
        numbers = [int(group.removeprefix("Contact ")) for group in groups]
        self.assertEqual(int(kept["Contacts"]["lastnumber"]), max(numbers))
        return [kept[group]["e-mail"] for group in groups]

    def changed(self, kept: list[str], number: int) -> list[str]:
        return [*kept, f"late{number}@x"]


class KilledWithBestScoreTest(KilledByKeyTest):
    """Plays a round by the keyboard, which exceeds the saved score."""

    name, page = "mystery-grid.ini", "mystery-grid"
    #: The minimum score of a round.
    LEAST = 150

    def test_the_best_score_is_the_old_one_or_the_new_one(self):
        self.file.parent.mkdir()
        self.kill(SCORE_KILLS)

    def start_with_the_keyboard(self, *arguments: str) -> Application:
        self.file.write_text(f"[Mystery Grid]\nBestScore={self.LEAST}\n")
        return super().start_with_the_keyboard(*arguments, "--seed", str(SEED))

    def prepare(self, number: int) -> None:
        surprises = rounds(SEED)[0]
        # Back and forth, row by row. The last key moves to the last button.
        for index in range(1, len(surprises)):
            self.keyboard.press("space")
            row, column = divmod(index, COLUMNS)
            self.keyboard.press("Down" if column == 0 else "Left" if row % 2 else "Right")

    def change(self, number: int) -> None:
        self.keyboard.press("space")

    def contents(self) -> int:
        return int(self.complete_file()["Mystery Grid"]["bestscore"])

    def changed(self, kept: int, number: int) -> int:
        return score(rounds(SEED)[0])


class KilledWithWeatherTest(KilledByKeyTest):
    """Chooses cities on the back of the weather card, which flips without animation."""

    name, page = "weather.ini", "flipper"

    def setUp(self):
        super().setUp()
        settings = self.configuration / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")

    def test_the_city_is_the_old_one_or_the_new_one(self):
        self.file.parent.mkdir()
        self.kill(WEATHER_KILLS)

    def start_with_the_keyboard(self, *arguments: str) -> Application:
        self.file.write_text("[Weather]\nCity=cairo\n")
        return super().start_with_the_keyboard(*arguments)

    def prepare(self, number: int) -> None:
        self.keyboard.press("space")
        # The keys move from the first unit, which has the focus, past the second one to the last city.
        for _ in range(1 + CITIES):
            self.keyboard.press("Tab")

    def change(self, number: int) -> None:
        self.keyboard.press("space")

    def contents(self) -> str:
        return self.complete_file()["Weather"]["city"]

    def changed(self, kept: str, number: int) -> str:
        return "singapore"
