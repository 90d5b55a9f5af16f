"""The event log lists what happened, newest first, and nothing else."""

from buttons_page import CLEAR, COPY, CUSTOM, STANDARD
from gallery_test import GalleryTest
from waiting import wait_until

HINT = "Press a button on the stage to see its events here."


class EventLogTest(GalleryTest):
    def test_until_something_happens_a_hint_takes_its_place(self):
        page = self.open_buttons_page()
        self.assertEqual(page.log.rows, [])
        page.window.find("label", HINT)

    def test_the_newest_event_stands_first(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).centre)
        self.pointer.click(page.button(CUSTOM).centre)
        page.log.wait_for(CUSTOM, "touchDown", "touchUpInside")
        self.assertEqual(
            [(row.button, row.events) for row in page.log.rows],
            [(CUSTOM, "touchUpInside"), (CUSTOM, "touchDown"),
             (STANDARD, "touchUpInside"), (STANDARD, "touchDown")])

    def test_equal_neighbours_are_folded_with_a_count(self):
        page = self.open_buttons_page()
        x, y = page.button(STANDARD).centre
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
        self.pointer.click(page.button(STANDARD).centre)
        page.log.wait_for(STANDARD, "touchUpInside")
        page.button(CLEAR).perform()
        page.window.find("label", HINT)
        self.assertEqual(page.log.rows, [])

    def test_copy_puts_it_on_the_clipboard(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).centre)
        page.log.wait_for(STANDARD, "touchUpInside")
        page.button(COPY).perform()
        text = self.desktop.display.clipboard()
        self.assertIn("touchUpInside", text.splitlines()[0])
        self.assertIn("touchDown", text.splitlines()[1])
