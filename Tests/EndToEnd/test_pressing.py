"""Standard and Custom are pressed by pointer, by keyboard and through the accessibility tree."""

from buttons_page import CUSTOM, SENTENCES, STANDARD
from gallery_test import GalleryTest
from pointer import MIDDLE, SECONDARY
from window_manager import ask_to_close

OUT = "touchDragOutside + touchDragExit"
IN = "touchDragInside + touchDragEnter"


class PressingTest(GalleryTest):
    def test_a_click_of_the_pointer_presses_once(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            self.pointer.click(page.button(name).centre)
            page.wait_for_sentence(name)
            page.log.wait_for(name, "touchDown", "touchUpInside")
        page.expect_sentences(STANDARD, CUSTOM)

    def test_each_key_that_presses_presses_once(self):
        for key in ("space", "Return", "KP_Enter"):
            with self.subTest(key=key):
                page = self.open_buttons_page()
                for name in (STANDARD, CUSTOM):
                    page.focus(name)
                    self.keyboard.press(key)
                    page.wait_for_sentence(name)
                    page.log.wait_for(name, "touchDown", "touchUpInside")
                page.expect_sentences(STANDARD, CUSTOM)

    def test_the_accessible_action_presses_once(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.button(name).perform()
            page.wait_for_sentence(name)
            page.log.wait_for(name, "touchDown", "touchUpInside")
        page.expect_sentences(STANDARD, CUSTOM)

    def test_a_held_key_presses_once(self):
        for key in ("Return", "space"):
            with self.subTest(key=key):
                page = self.open_buttons_page()
                page.focus(STANDARD)
                self.keyboard.hold(key, seconds=2)
                page.wait_for_sentence(STANDARD)
                page.expect_sentences(STANDARD)

    def test_a_double_click_presses_twice_and_says_so(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).centre, times=2)
        page.log.wait_for(
            STANDARD, "touchDown", "touchUpInside", "touchDown + touchDownRepeat", "touchUpInside")
        page.expect_sentences(STANDARD, STANDARD)

    def test_other_pointer_buttons_do_nothing(self):
        page = self.open_buttons_page()
        for button in (MIDDLE, SECONDARY):
            self.pointer.click(page.button(STANDARD).centre, button)
        page.expect_sentences()
        self.assertEqual(page.log.events_of(STANDARD), [])


class DraggingTest(GalleryTest):
    def test_a_release_outside_presses_nothing(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            self.pointer.move(page.beside(name))
            self.pointer.release()
            page.log.wait_for(name, "touchDown", OUT, "touchUpOutside")
        page.expect_sentences()

    def test_the_log_shows_the_pointer_leave_and_come_back(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            page.drag(name, page.beside(name), until=OUT)
            page.drag(name, page.button(name).centre, until=IN)
            page.drag(name, page.beside(name), until="touchDragOutside")
            self.pointer.release()
            page.log.wait_for(name, "touchUpOutside")
        page.expect_sentences()

    def test_a_release_after_the_pointer_came_back_presses(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            page.drag(name, page.beside(name), until=OUT)
            page.drag(name, page.button(name).centre, until=IN)
            self.pointer.release()
            page.log.wait_for(name, "touchUpInside")
        page.expect_sentences(STANDARD, CUSTOM)


class ClosingTest(GalleryTest):
    def test_a_press_that_the_closing_window_cuts_off_presses_nothing(self):
        for name in SENTENCES:
            with self.subTest(name=name):
                page = self.open_buttons_page()
                page.press(name)
                ask_to_close(self.desktop.display, self.desktop.display.managed_windows()[-1])
                self.pointer.release()
                self.assertEqual(page.application.status(), 0)
                self.assertEqual(page.application.lines, [])
