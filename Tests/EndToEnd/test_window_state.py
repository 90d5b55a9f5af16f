"""The window's state is restored on the next launch."""

import re
import signal

from accessibility import State
from buttons_page import PAGE_TITLE
from display import HEIGHT, WIDTH
from gallery_test import GalleryTest
from waiting import Missing, wait_until
from window_manager import ADD, REMOVE, ask_for_state

MAXIMIZED = ("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")
SIZE = (904, 708)


class WindowStateTest(GalleryTest):
    def setUp(self):
        super().setUp()
        self.file = self.configuration / "button-gallery" / "window.ini"

    def top(self):
        return self.desktop.display.managed_windows()[-1]

    def wait_for_size(self, size):
        try:
            wait_until(lambda: self.window_size() == size, f"a window of {size}")
        except Missing as missing:
            raise Missing(f"{missing} It has {self.window_size()}; {self.file.read_text()}") from None

    def quit(self, application):
        self.keyboard.press("Control_L", "q")
        self.assertEqual(application.status(), 0)

    def test_size_and_page_are_saved(self):
        page = self.open_buttons_page()
        self.desktop.display.resize(self.top(), *SIZE)
        page.wait_for_width(SIZE[0])
        self.quit(page.application)
        self.assertIn("buttons", self.file.read_text())
        again = self.start()
        self.assertTrue(again.window().find("list item", PAGE_TITLE).has(State.SELECTED))
        self.wait_for_size(SIZE)

    def test_size_and_page_are_saved_even_if_the_gallery_is_killed(self):
        page = self.open_resized()
        self.quit(page.application)
        # The width and height without the frame, whatever its size.
        lines = [line for line in self.file.read_text().splitlines() if line[:5] in ("Width", "Heigh")]
        self.file.unlink()
        page = self.open_resized()
        self.wait_for_saved("Page=buttons", *lines)
        self.keyboard.press("Alt_L", "6")
        self.wait_for_saved("Page=contacts")
        page.application.send_signal(signal.SIGKILL)
        page.application.status()
        again = self.start()
        self.assertTrue(again.window().find("list item", "Contacts").has(State.SELECTED))
        self.wait_for_size(SIZE)

    def open_resized(self):
        page = self.open_buttons_page()
        self.desktop.display.resize(self.top(), *SIZE)
        page.wait_for_width(SIZE[0])
        return page

    def wait_for_saved(self, *lines):
        wait_until(
            lambda: self.file.exists() and set(lines) <= set(self.file.read_text().splitlines()),
            f"{lines} in the file")

    def test_the_maximized_state_and_the_size_before_it_are_saved(self):
        page = self.open_buttons_page()
        self.desktop.display.resize(self.top(), *SIZE)
        page.wait_for_width(SIZE[0])
        ask_for_state(self.desktop.display, self.top(), ADD, *MAXIMIZED)
        page.wait_for_width(WIDTH)
        self.quit(page.application)
        again = self.start()
        again.window()
        self.wait_for_size((WIDTH, HEIGHT))
        ask_for_state(self.desktop.display, self.top(), REMOVE, *MAXIMIZED)
        self.wait_for_size(SIZE)

    def test_a_damaged_file_is_set_aside_with_a_warning(self):
        damage = b"\xff\x00[[[\nwidth=\n"
        self.file.parent.mkdir()
        self.file.write_bytes(damage)
        page = self.open_buttons_page()
        self.assertEqual(len(page.application.lines), 1, page.application.lines)
        self.assertIn("window.ini", page.application.lines[0])
        aside = list(self.file.parent.glob("*.damaged*"))
        self.assertEqual([file.read_bytes() for file in aside], [damage])
        self.quit(page.application)
        self.assertIn("buttons", self.file.read_text())

    def test_an_invalid_value_counts_as_damage(self):
        page = self.open_buttons_page()
        self.quit(page.application)
        sensible = self.file.read_text()
        for line in re.findall(r"^(?:Width|Height)=.*", sensible, re.MULTILINE):
            with self.subTest(line=line):
                self.file.write_text(sensible.replace(line, line.partition("=")[0] + "=-5"))
                again = self.open_buttons_page()
                self.assertEqual(len(again.application.lines), 1, again.application.lines)
                self.assertIn(line.partition("=")[0], again.application.lines[0])
                self.quit(again.application)
                self.assertEqual(self.file.read_text(), sensible)

    def test_an_unknown_page_or_theme_is_ignored_but_preserved(self):
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text("[Window]\nWidth=1200\nHeight=700\nPage=weather\nTheme=beige\n")
        page = self.open_buttons_page()
        self.quit(page.application)
        self.assertEqual(page.application.lines, [])
        text = self.file.read_text()
        for line in ("Width=1200", "Page=weather", "Theme=beige"):
            self.assertIn(line, text)

    def test_an_unwritable_folder_causes_a_warning(self):
        self.file.parent.write_text("A file where the folder should be.")
        page = self.open_buttons_page()
        self.quit(page.application)
        self.assertIn("; changes are not saved", page.application.lines[-1])
        for line in page.application.lines:
            self.assertIn(str(self.file), line)

    def test_the_window_can_be_as_small_as_640_by_480(self):
        self.open_buttons_page()
        hints = self.top().get_wm_normal_hints()
        self.assertLessEqual(hints.min_width, 640)
        self.assertLessEqual(hints.min_height, 480)
