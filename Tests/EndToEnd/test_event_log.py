"""The event log lists the events, newest first."""

from accessibility import State
from buttons_page import CLEAR, COPY, CUSTOM, SENTENCES, STANDARD, ButtonsPage
from event_log import LOG, EventLog
from gallery_test import GalleryTest
from waiting import wait_until

SENTENCE = SENTENCES[STANDARD]
#: The beginning of the page's last note.
LAST_NOTE = "The subclass sets its look once, so its instances need no further setup."
WHEEL_DOWN = 5

HINT = "Use a control of this page to see its events here."


class EventLogTest(GalleryTest):
    def test_a_hint_replaces_the_empty_log(self):
        page = self.open_buttons_page()
        self.assertEqual(page.log.rows, [])
        page.window.find("label", HINT)

    def test_the_newest_event_is_first(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).center)
        self.pointer.click(page.button(CUSTOM).center)
        page.log.wait_for(CUSTOM, "touchDown", "touchUpInside")
        self.assertEqual(
            [(row.button, row.events) for row in page.log.rows],
            [(CUSTOM, "touchUpInside"), (CUSTOM, "touchDown"),
             (STANDARD, "touchUpInside"), (STANDARD, "touchDown")])

    def test_equal_consecutive_events_share_a_row_with_a_count(self):
        page = self.open_buttons_page()
        x, y = page.button(STANDARD).center
        self.pointer.move((x, y))
        self.pointer.press()
        page.log.wait_for(STANDARD, "touchDown")
        for step in range(1, 4):
            self.pointer.move((x + step, y))
            wait_until(lambda: page.log.newest.count == step, f"a count of {step}")
        self.assertEqual(page.log.newest.events, "touchDragInside")
        self.assertEqual(len(page.log.rows), 2)
        self.pointer.release()

    def test_clear_empties_it(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).center)
        page.log.wait_for(STANDARD, "touchUpInside")
        page.button(CLEAR).perform()
        page.window.find("label", HINT)
        self.assertEqual(page.log.rows, [])

    def test_an_empty_log_cannot_be_cleared_or_copied(self):
        page = self.open_buttons_page()
        for name in (CLEAR, COPY):
            self.assertFalse(page.button(name).has(State.SENSITIVE), name)
        self.pointer.click(page.button(STANDARD).center)
        for name in (CLEAR, COPY):
            wait_until(lambda: page.button(name).has(State.SENSITIVE), f"{name} to be enabled")

    def test_clearing_by_the_keyboard_leaves_the_focus_in_the_log(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).center)
        page.log.wait_for(STANDARD, "touchUpInside")
        page.focus(CLEAR)
        self.keyboard.press("Return")
        wait_until(
            lambda: getattr(page.window.focused(), "name", "") == LOG, "the focus on the empty log")

    def test_the_wheel_over_the_log_scrolls_to_the_notes(self):
        page = self.open_buttons_page()
        self.resize(page, 640, 480)
        for _ in range(10):
            for name in (STANDARD, CUSTOM):
                page.button(name).perform()
        x, y, width, height = page.window.extents
        self.pointer.move((x + 2 * width // 3, y + height // 2))
        last_note = next(
            node for node in page.window.walk(scrolled_away=True) if node.name == LAST_NOTE)
        for turns in range(100):
            if last_note.has(State.SHOWING) and last_note.extents[1] < y + height:
                break
            self.pointer.click((x + 2 * width // 3, y + height // 2), WHEEL_DOWN)
        else:
            self.fail("The wheel does not reach the last note.")

    def test_a_message_truncated_by_a_narrow_window_can_be_read_by_the_keyboard(self):
        page = self.open_buttons_page()
        self.resize(page, 640, 480)
        page.button(STANDARD).perform()
        EventLog(page.window, scrolled_away=True).wait_for(STANDARD, "touchUpInside")
        for _ in range(60):
            focused = page.window.focused()
            if focused is not None and focused.role.startswith("table"):
                break
            self.keyboard.press("Tab")
            wait_until(lambda: page.window.focused() not in (focused, None), "the focus to move")
        wait_until(
            lambda: any(
                node.role == "label" and SENTENCE in node.name and node.has(State.SHOWING)
                for node in page.window.walk(scrolled_away=True)),
            "the message of the selected row")

    def resize(self, page: ButtonsPage, width: int, height: int) -> None:
        self.desktop.display.resize(self.desktop.display.managed_windows()[-1], width, height)
        page.wait_for_width(width)

    def test_copy_copies_the_log_to_the_clipboard(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).center)
        page.log.wait_for(STANDARD, "touchUpInside")
        page.button(COPY).perform()
        text = self.desktop.display.clipboard()
        self.assertIn("touchUpInside", text.splitlines()[0])
        self.assertIn("touchDown", text.splitlines()[1])
