"""The windows that remain after a text was dragged."""

from contacts_page import SAMPLES
from contacts_test import ContactsTest
from waiting import wait_until


class DraggingTest(ContactsTest):
    def test_dragging_text_leaves_no_other_visible_window(self):
        page = self.open_contacts_page()
        page.focus(page.entry)
        self.keyboard.type("Ada")
        wait_until(lambda: page.entry.text == "Ada", "the text in the entry")
        self.keyboard.press("Control_L", "a")
        x, y, _, height = page.entry.extents
        begin, end = (x + 10, y + height // 2), page.token(SAMPLES[0]).center
        self.pointer.move(begin)
        self.pointer.press()
        for step in range(1, 11):
            self.pointer.move(tuple(
                round(a + (b - a) * step / 10) for a, b in zip(begin, end, strict=True)))
        wait_until(lambda: len(self.desktop.display.windows()) > 1, "the picture of the dragged text")
        self.pointer.release()
        wait_until(lambda: len(self.desktop.display.windows()) == 1, "the gallery's window alone")
