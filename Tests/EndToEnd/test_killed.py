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
from mystery_page import COLUMNS, rounds, score
from waiting import PATIENCE, wait_until
from window_actions import THEMES, WindowActions

#: How often the gallery is killed while it keeps themes, contacts, best scores and the weather
#: card's settings: 200 times in all.
THEME_KILLS, CONTACT_KILLS, SCORE_KILLS, WEATHER_KILLS = 80, 40, 40, 40
#: The longest time, in seconds, from the first saving of a theme to the kill, from the key that
#: changes something else to it, and from the beginning of a saving to it.
LONGEST, LONGEST_CHANGE, LONGEST_SAVING = 0.05, 0.02, 0.001
SEED = 4
#: How many cities the settings of the weather card offer.
CITIES = 6


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
        """What the gallery writes before it takes the file's place; a kill in between leaves it there."""
        return list(self.file.parent.glob(f"{self.name}.part-??????"))

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
        lock_file = self.file.with_name(f"{self.name}.lock")
        others = {file.name for file in self.file.parent.iterdir()} - {part.name for part in parts}
        self.assertEqual(others | {lock_file.name}, {self.name, lock_file.name})
        self.assertLessEqual(len(parts), 1)
        if lock_file.exists():  # It does not before the first saving.
            with lock_file.open() as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def whole_file(self) -> ConfigParser:
        """The file, which ends as it is written."""
        text = self.file.read_text()
        kept = ConfigParser(interpolation=None)
        kept.read_string(text)
        self.assertTrue(text.endswith("\n"), text)
        return kept


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
        for number in range(THEME_KILLS):
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
        kept = self.whole_file()["Window"]
        self.assertEqual(list(kept), ["width", "height", "maximized", "page", "theme"])
        self.assertIn(kept["theme"], THEMES)
        self.assert_nothing_else_lies_there()
        return kept["theme"]


class KilledByKeyTest(KilledTest):
    """Makes one change by the keyboard, and kills the gallery before, while or after it is kept."""

    #: The page that keeps the file.
    page: str

    def prepare(self, number: int) -> None:
        """Brings the gallery to where one key makes the change."""
        raise NotImplementedError

    def change(self, number: int) -> None:
        raise NotImplementedError

    def contents(self):
        """What the whole file tells."""
        raise NotImplementedError

    def changed(self, kept, number: int):
        """What the file tells after the change."""
        raise NotImplementedError

    def kill(self, times: int) -> None:
        outcomes, unfinished = set(), 0
        for number in range(times):
            with self.subTest(kill=number):
                application = self.start_with_the_keyboard("--page", self.page, "--window")
                self.prepare(number)
                kept, version = self.contents(), self.version
                self.forget_parts()
                self.change(number)
                if number % 2:
                    self.meets_a_saving(version)
                else:
                    self.let_pass(self.chance.uniform(0, LONGEST_CHANGE))
                application.close()
                now = self.contents()
                self.assertIn(now, (kept, self.changed(kept, number)))
                outcomes.add(now == kept)
                self.assert_nothing_else_lies_there()
                unfinished += self.forget_parts()
        self.assertEqual(outcomes, {True, False}, "some kills come before the saving and some after it")
        self.assertGreater(unfinished, 0, "no kill has met a saving")

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
    """Types contacts: whatever has the focus on the page, what is typed goes to the entry."""

    name, page = "contacts.ini", "contacts"

    def test_the_list_is_whole_and_its_lock_is_free(self):
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
        """The addresses of the file, in its order, every group of which is complete."""
        kept = self.whole_file()
        groups = [group for group in kept.sections() if group.startswith("Contact ")]
        self.assertTrue(all(list(kept[group]) == ["name", "e-mail"] for group in groups), groups)
        numbers = [int(group.removeprefix("Contact ")) for group in groups]
        self.assertEqual(int(kept["Contacts"]["lastnumber"]), max(numbers))
        return [kept[group]["e-mail"] for group in groups]

    def changed(self, kept: list[str], number: int) -> list[str]:
        return [*kept, f"late{number}@x"]


class KilledWithBestScoreTest(KilledByKeyTest):
    """Plays a round by the keyboard, which beats the score that is kept."""

    name, page = "mystery-grid.ini", "mystery-grid"
    #: The least score of a round.
    LEAST = 150

    def test_the_best_score_is_the_old_one_or_the_new_one(self):
        self.file.parent.mkdir()
        self.kill(SCORE_KILLS)

    def start_with_the_keyboard(self, *arguments: str) -> Application:
        self.file.write_text(f"[Mystery Grid]\nBestScore={self.LEAST}\n")
        return super().start_with_the_keyboard(*arguments, "--seed", str(SEED))

    def prepare(self, number: int) -> None:
        surprises = rounds(SEED)[0]
        # To and fro, row by row; the last key of the way leads to the last button.
        for index in range(1, len(surprises)):
            self.keyboard.press("space")
            row, column = divmod(index, COLUMNS)
            self.keyboard.press("Down" if column == 0 else "Left" if row % 2 else "Right")

    def change(self, number: int) -> None:
        self.keyboard.press("space")

    def contents(self) -> int:
        return int(self.whole_file()["Mystery Grid"]["bestscore"])

    def changed(self, kept: int, number: int) -> int:
        return score(rounds(SEED)[0])


class KilledWithWeatherTest(KilledByKeyTest):
    """Chooses cities on the back of the weather card, to which it turns at once."""

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
        # From the first unit, which has the focus then, over the second one to the last city.
        for _ in range(1 + CITIES):
            self.keyboard.press("Tab")

    def change(self, number: int) -> None:
        self.keyboard.press("space")

    def contents(self) -> str:
        return self.whole_file()["Weather"]["city"]

    def changed(self, kept: str, number: int) -> str:
        return "singapore"
