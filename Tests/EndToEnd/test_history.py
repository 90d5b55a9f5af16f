"""Back and Forward open the last pages."""

from accessibility import State
from buttons_page import PAGE_TITLE
from gallery_test import GalleryTest
from waiting import wait_until


class HistoryTest(GalleryTest):
    def expect_page(self, page, title: str) -> None:
        row = page.window.find("list item", title)
        wait_until(lambda: row.has(State.SELECTED), f"{title} to be selected")
        wait_until(
            lambda: self.window_title() == f"{title} – Button Gallery", f"the title of {title}")

    def window_title(self) -> str:
        display = self.desktop.display
        atom = display.connection.intern_atom
        window = display.managed_windows()[-1]
        name = window.get_full_property(atom("_NET_WM_NAME"), atom("UTF8_STRING"))
        return name.value.decode() if name else ""

    def test_back_returns_to_an_info_button_by_key_and_by_pointer(self):
        page = self.open_buttons_page()
        self.expect_page(page, PAGE_TITLE)
        back, forward = page.button("Back"), page.button("Forward")
        self.assertFalse(back.has(State.SENSITIVE) or forward.has(State.SENSITIVE))
        page.button("Info Light").perform()
        self.expect_page(page, "Flipper")
        self.keyboard.press("Alt_L", "Left")
        self.expect_page(page, PAGE_TITLE)
        self.keyboard.press("Alt_L", "Left")
        self.keyboard.press("Alt_L", "Right")
        self.expect_page(page, "Flipper")
        self.pointer.click(back.center)
        self.expect_page(page, PAGE_TITLE)
        wait_until(lambda: not back.has(State.SENSITIVE), "Back to be disabled")
        self.pointer.click(forward.center)
        self.expect_page(page, "Flipper")
