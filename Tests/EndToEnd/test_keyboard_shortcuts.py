"""The window is used without a pointer."""

from accessibility import State
from buttons_page import PAGE_TITLE
from gallery_test import GalleryTest
from waiting import wait_until


class KeyboardShortcutsTest(GalleryTest):
    def test_the_keys_that_close_end_with_status_zero(self):
        for key in ("q", "w"):
            with self.subTest(key=key):
                page = self.open_buttons_page()
                self.keyboard.press("Control_L", key)
                self.assertEqual(page.application.status(), 0)
                self.assertEqual(page.application.lines, [])

    def test_the_menu_opens_and_leads_to_about(self):
        page = self.open_buttons_page()
        self.keyboard.press("F10")
        page.window.find(name="Keyboard Shortcuts")
        page.window.find(name="About Button Gallery").perform()
        windows = page.application.wait_for_windows(2)
        self.assertTrue(any("About" in window.name or window.role == "dialog" for window in windows))
        self.keyboard.press("Escape")
        page.application.wait_for_windows(1)

    def test_the_shortcuts_window_opens_and_closes(self):
        for keys in (("F1",), ("Control_L", "Shift_L", "slash")):
            with self.subTest(keys=keys):
                page = self.open_buttons_page()
                self.keyboard.press(*keys)
                page.application.wait_for_windows(2)
                self.keyboard.press("Escape")
                page.application.wait_for_windows(1)

    def test_the_keys_that_change_the_page_stay_among_the_pages(self):
        page = self.open_buttons_page()
        for keys in (("Alt_L", "1"), ("Alt_L", "9"), ("Control_L", "Page_Down"), ("Control_L", "Page_Up")):
            self.keyboard.press(*keys)
            row = page.window.find("list item", PAGE_TITLE)
            wait_until(lambda: row.has(State.SELECTED), f"the page to be selected after {keys}")
        page.expect_sentences()
