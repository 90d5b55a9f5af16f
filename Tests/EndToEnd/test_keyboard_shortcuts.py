"""The window is used without a pointer."""

from accessibility import State
from buttons_page import PAGE_TITLE, SIX_STATES
from gallery_test import GalleryTest
from waiting import wait_until

#: X key codes: the left Alt key, and the keys 1 to 6 in the number row and on the keypad.
ALT = 64
NUMBER_ROW = (10, 11, 12, 13, 14, 15)
KEYPAD = (87, 88, 89, 83, 84, 85)


class KeyboardShortcutsTest(GalleryTest):
    def test_the_closing_keys_end_the_program_with_status_zero(self):
        for key in ("q", "w"):
            with self.subTest(key=key):
                page = self.open_buttons_page()
                self.keyboard.press("Control_L", key)
                self.assertEqual(page.application.status(), 0)
                self.assertEqual(page.application.lines, [])

    def test_the_menu_opens_the_about_dialog(self):
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
                windows = page.application.wait_for_windows(2)
                shortcuts = next(node for node in windows if node.name == "Keyboard Shortcuts")
                wait_until(lambda: shortcuts.has(State.ACTIVE), "the window to have the keyboard")
                self.keyboard.press("Escape")
                page.application.wait_for_windows(1)

    def test_the_keys_change_the_page_and_stop_at_the_first_and_last(self):
        page = self.open_buttons_page()
        for keys, title in (
                (("Alt_L", "2"), "Flipper"), (("Alt_L", "9"), "Flipper"),
                (("Control_L", "Page_Down"), "Mystery Grid"), (("Control_L", "Page_Up"), "Flipper"),
                (("Control_L", "Page_Up"), PAGE_TITLE), (("Control_L", "Page_Up"), PAGE_TITLE)):
            self.keyboard.press(*keys)
            row = page.window.find("list item", title)
            wait_until(lambda: row.has(State.SELECTED), f"{title} to be selected after {keys}")
        page.expect_sentences()

    def test_the_arrow_keys_move_in_the_list_of_pages_and_tab_leaves_it(self):
        page = self.open_buttons_page()
        for key, title in (("Down", "Flipper"), ("Down", "Mystery Grid"), ("Up", "Flipper")):
            self.keyboard.press(key)
            row = page.window.find("list item", title)
            wait_until(lambda: row.has(State.SELECTED, State.FOCUSED), f"{title} after {key}")
        self.keyboard.press("Tab")
        wait_until(lambda: not row.has(State.FOCUSED), "the focus to leave the list")
        self.assertTrue(row.has(State.SELECTED))

    def test_alt_and_a_number_use_the_position_of_the_key_in_every_layout(self):
        page = self.open_buttons_page()
        titles = [PAGE_TITLE, "Flipper", "Mystery Grid", "Round Buttons", "Interface Elements", "Contacts"]
        for layout in ("us", "fr", "cz", "lt"):
            with self.keyboard.layout(layout):
                for place, title in [*zip(NUMBER_ROW, titles), *zip(KEYPAD, titles)][::-1]:
                    with self.subTest(layout=layout, place=place):
                        self.keyboard.press(ALT, place)
                        row = page.window.find("list item", title)
                        wait_until(lambda: row.has(State.SELECTED), f"{title} to be selected")

    def test_ctrl_f_in_the_event_log_opens_nothing(self):
        page = self.open_buttons_page()
        page.press(SIX_STATES)
        table = page.window.find(name="Event log")
        table.focus()
        wait_until(lambda: table.has(State.FOCUSED), "the log to have the keyboard")
        windows = len(self.desktop.display.windows())
        self.keyboard.press("Control_L", "f")
        self.keyboard.press("Alt_L", "2")
        row = page.window.find("list item", "Flipper")
        wait_until(lambda: row.has(State.SELECTED), "Flipper to be selected")
        self.assertEqual(len(self.desktop.display.windows()), windows)
