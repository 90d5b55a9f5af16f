"""The stage has the buttons of the write-up at their frames, and each type has its action."""

from accessibility import State
from buttons_page import CUSTOM, STANDARD, ButtonsPage
from gallery_test import GalleryTest
from waiting import wait_until
from xsettings import XSettings

#: The buttons whose type opens a popover, and the title of the popover.
EXPLAINED = {
    "Detail Disclosure": "Detail Disclosure (UIButtonTypeDetailDisclosure)",
}


class StageTest(GalleryTest):
    def test_the_sample_buttons_are_at_their_frames(self):
        page = self.open_buttons_page()
        x, y, *size = page.button(STANDARD).extents
        self.assertEqual(size, [120, 40])
        self.assertEqual(page.button(CUSTOM).extents, (x + 140, y, 120, 40))

    def test_the_stage_scales_with_the_desktops_text_size_while_the_gallery_runs(self):
        settings = XSettings(self.desktop.display)
        self.addCleanup(settings.close)
        page = self.open_buttons_page()
        self.assertEqual(page.button(STANDARD).extents[2:], (120, 40))
        for percent, size in ((150, (180, 60)), (200, (240, 80)), (100, (120, 40))):
            settings.change_text_size(percent)
            wait_until(
                lambda: page.button(STANDARD).extents[2:] == size, f"text of {percent} %")
            x, y, *_ = page.button(STANDARD).extents
            self.assertEqual(
                page.button(CUSTOM).extents, (x + 140 * percent // 100, y, *size))
            self.pointer.click(page.button(STANDARD).center)
            page.wait_for_sentence(STANDARD)
        page.expect_sentences(STANDARD, STANDARD, STANDARD)

    def test_a_button_type_opens_its_popover_or_page_by_pointer_and_by_key(self):
        page = self.open_buttons_page()
        for name, title in EXPLAINED.items():
            with self.subTest(name=name):
                self.pointer.click(page.button(name).center)
                self.expect_popover(page, title)
                page.focus(name)
                self.keyboard.press("Return")
                self.expect_popover(page, title)

    def test_the_info_buttons_open_the_flipper(self):
        for name in ("Info Light", "Info Dark"):
            with self.subTest(name=name):
                page = self.open_buttons_page()
                page.button(name).perform()
                row = page.window.find("list item", "Flipper")
                wait_until(lambda: row.has(State.SELECTED), "the Flipper page")

    def expect_popover(self, page: ButtonsPage, title: str) -> None:
        page.window.find("label", title)
        self.keyboard.press("Escape")
        wait_until(lambda: not page.window.find_all("label", title), "the popover to close")

    def test_the_page_alone_has_no_list_of_pages_and_works(self):
        page = self.open_buttons_page("--window")
        self.assertEqual(page.window.find_all("list box"), [])
        self.pointer.click(page.button(STANDARD).center)
        page.wait_for_sentence(STANDARD)
        page.expect_sentences(STANDARD)
        self.keyboard.press("Control_L", "w")
        self.assertEqual(page.application.status(), 0)
