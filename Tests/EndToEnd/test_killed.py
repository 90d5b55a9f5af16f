"""A gallery that is killed while it keeps what the user does leaves whole files, old or new."""

from __future__ import annotations

import random
import time
from configparser import ConfigParser
from pathlib import Path

from gallery_test import GalleryTest
from waiting import PATIENCE, wait_until
from window_actions import THEMES, WindowActions

KILLS = 200
#: The longest time, in seconds, from the first saving to the kill, and from the beginning of a
#: saving to it.
LONGEST, LONGEST_SAVING = 0.1, 0.001
SEED = 4


class KilledTest(GalleryTest):
    """Chooses themes over the bus: the fastest way to have a file saved again and again."""

    def setUp(self):
        super().setUp()
        self.environment["NO_AT_BRIDGE"] = "1"
        self.file = self.configuration / "button-gallery" / "window.ini"
        self.actions = WindowActions()
        self.chance = random.Random(SEED)

    def test_the_file_is_whole_after_each_kill(self):
        themes, unfinished = set(), 0
        for number in range(KILLS):
            with self.subTest(kill=number):
                application = self.start()
                wait_until(lambda: self.actions.are_there or not application.running, "the gallery's actions")
                self.assertTrue(application.running, application.lines)
                self.choose_for(self.chance.uniform(0, LONGEST))
                if number % 2:
                    self.wait_for_a_saving()
                application.close()
                if self.file.exists():
                    themes.add(self.theme_of_whole_file())
                unfinished += len(self.parts)
                self.forget_parts()
        self.assertGreater(len(themes), 1)
        self.assertGreater(unfinished, 0, "no kill has met a saving")

    @property
    def parts(self) -> list[Path]:
        """What GLib writes before it takes the file's place; a kill in between leaves it there."""
        return list(self.file.parent.glob("window.ini.??????"))

    def forget_parts(self) -> None:
        for part in self.parts:
            part.unlink(missing_ok=True)

    def choose_for(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.actions.choose(self.chance.choice(THEMES))

    def wait_for_a_saving(self) -> None:
        """Waits until the file is being written, and a seeded moment more.

        A saving takes a small part of the time, and a kill by chance alone seldom meets one.
        """
        moment = self.chance.uniform(0, LONGEST_SAVING)
        self.forget_parts()
        end = time.monotonic() + PATIENCE
        while not self.parts:
            self.assertLess(time.monotonic(), end, "It does not save.")
            # There must be many looks between two choices, so none waits for an answer.
            self.actions.choose(self.chance.choice(THEMES), answered=False)
            until = time.monotonic() + LONGEST
            while not self.parts and time.monotonic() < until:
                pass
        begin = time.monotonic()
        while time.monotonic() < begin + moment:
            pass

    def theme_of_whole_file(self) -> str:
        """Asserts that the file is whole and that at most one unfinished part lies beside it."""
        text = self.file.read_text()
        kept = ConfigParser()
        kept.read_string(text)
        self.assertEqual(list(kept["Window"]), ["width", "height", "maximized", "page", "theme"], text)
        self.assertIn(kept["Window"]["theme"], THEMES)
        self.assertTrue(text.endswith("\n"), text)
        beside = set(self.file.parent.iterdir()) - {self.file}
        self.assertLessEqual(beside, set(self.parts))
        self.assertLessEqual(len(beside), 1)
        return kept["Window"]["theme"]
