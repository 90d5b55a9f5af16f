"""Standard and Custom are pressed by pointer, by keyboard, and through the accessibility tree."""

from accessibility import State
from buttons_page import CONTACT_ADD, CUSTOM, SELECTED, SENTENCES, STANDARD
from gallery_test import GalleryTest
from pointer import MIDDLE, SECONDARY
from screen import Screen
from waiting import hold, wait_until
from window_manager import ask_to_close, minimize, restore

OUT = "touchDragOutside + touchDragExit"
IN = "touchDragInside + touchDragEnter"


class PressingTest(GalleryTest):
    def test_a_click_of_the_pointer_presses_once(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            self.pointer.click(page.button(name).center)
            page.wait_for_sentence(name)
            page.log.wait_for(name, "touchDown", "touchUpInside")
        page.expect_sentences(STANDARD, CUSTOM)

    def test_each_activation_key_presses_once(self):
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

    def test_a_double_click_presses_twice_and_is_logged_as_such(self):
        page = self.open_buttons_page()
        self.pointer.click(page.button(STANDARD).center, times=2)
        page.log.wait_for(
            STANDARD, "touchDown", "touchUpInside", "touchDown + touchDownRepeat", "touchUpInside")
        page.expect_sentences(STANDARD, STANDARD)

    def test_other_pointer_buttons_do_nothing(self):
        page = self.open_buttons_page()
        for button in (MIDDLE, SECONDARY):
            self.pointer.click(page.button(STANDARD).center, button)
        page.expect_sentences()
        self.assertEqual(page.log.events_of(STANDARD), [])


class InterruptingTest(GalleryTest):
    """Events that make a button unavailable during a press, and make it available again."""

    def minimize(self) -> None:
        self.minimized = self.desktop.display.managed_windows()[-1]
        minimize(self.desktop.display, self.minimized)

    def restore(self) -> None:
        restore(self.desktop.display, self.minimized)

    def leave_the_page(self) -> None:
        self.keyboard.press("Alt_L", "2")
        self.wait_for_page("Flipper")

    def return_to_the_page(self) -> None:
        self.keyboard.press("Alt_L", "1")
        self.wait_for_page("Buttons")

    def wait_for_page(self, title: str) -> None:
        window = self.page_application.window()
        wait_until(
            lambda: window.find("list item", title).has(State.SELECTED), f"the page {title}")


class HeldKeyTest(InterruptingTest):
    """A key press lasts until the key is released, like a touch."""

    KEYS = ("space", "Return", "KP_Enter")

    def hold_key(self, page, name: str, key: str) -> None:
        page.focus(name)
        self.addCleanup(self.keyboard.up, key)
        self.keyboard.down(key)
        page.log.wait_for(name, "touchDown")

    def test_a_button_is_highlighted_while_a_key_is_held(self):
        screen = Screen(self.desktop.display)
        for key in self.KEYS:
            for name in (STANDARD, CUSTOM):
                with self.subTest(key=key, name=name):
                    page = self.open_buttons_page()
                    page.focus(name)
                    extents = page.button(name).extents
                    before = screen.picture(extents)
                    self.hold_key(page, name, key)
                    wait_until(lambda: screen.picture(extents) != before, "the highlighted look")
                    highlighted = screen.picture(extents)
                    hold(1)
                    self.assertEqual(screen.picture(extents), highlighted)
                    self.assertEqual(page.log.events_of(name), ["touchDown"])
                    self.assertEqual(page.log.newest.state, "highlighted")
                    self.assertEqual(page.application.lines, [])
                    self.keyboard.up(key)
                    page.wait_for_sentence(name)
                    page.log.wait_for(name, "touchDown", "touchUpInside")
                    wait_until(lambda: screen.picture(extents) == before, "the normal look")

    def test_an_interruption_cancels_the_press(self):
        def nothing() -> None:
            pass

        interruptions = {
            "Escape": (lambda: self.keyboard.press("Escape"), nothing),
            "Tab": (lambda: self.keyboard.press("Tab"), nothing),
            "minimized": (self.minimize, self.restore),
            "another page": (self.leave_the_page, self.return_to_the_page),
        }
        for title, (interrupt, resume) in interruptions.items():
            for key, next_key in zip(self.KEYS, self.KEYS[1:] + self.KEYS[:1]):
                with self.subTest(interruption=title, key=key):
                    page = self.open_buttons_page()
                    self.hold_key(page, STANDARD, key)
                    interrupt()
                    self.keyboard.up(key)
                    resume()
                    page.log.wait_for(STANDARD, "touchDown", "touchCancel")
                    page.focus(STANDARD)
                    # While the window was minimized, it did not receive the release of the first key.
                    self.keyboard.press(next_key)
                    page.wait_for_sentence(STANDARD)
                    self.assertEqual(
                        page.log.events_of(STANDARD),
                        ["touchDown", "touchCancel", "touchDown", "touchUpInside"])

    def test_a_button_opens_another_page_when_the_key_is_released(self):
        page = self.open_buttons_page()
        self.hold_key(page, CONTACT_ADD, "space")
        hold(0.5)
        self.assertEqual(page.log.events_of(CONTACT_ADD), ["touchDown"])
        self.keyboard.up("space")
        page.window.find("text", "Name")

    def test_a_button_around_the_stage_acts_when_the_key_is_released(self):
        page = self.open_buttons_page()
        switch = page.switch(SELECTED)
        switch.focus()
        for is_on in (True, False):
            self.keyboard.down("space")
            self.addCleanup(self.keyboard.up, "space")
            hold(0.5)
            self.assertEqual(switch.has(State.CHECKED), not is_on)
            self.keyboard.up("space")
            wait_until(lambda: switch.has(State.CHECKED) == is_on, "the switch to turn")


class DraggingTest(GalleryTest):
    def test_a_release_outside_presses_nothing(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            self.pointer.move(page.beside(name))
            self.pointer.release()
            page.log.wait_for(name, "touchDown", OUT, "touchUpOutside")
        page.expect_sentences()

    def test_the_log_shows_that_the_pointer_leaves_and_returns(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            page.drag(name, page.beside(name), until=OUT)
            page.drag(name, page.button(name).center, until=IN)
            page.drag(name, page.beside(name), until="touchDragOutside")
            self.pointer.release()
            page.log.wait_for(name, "touchUpOutside")
        page.expect_sentences()

    def test_a_release_after_the_pointer_returned_presses(self):
        page = self.open_buttons_page()
        for name in (STANDARD, CUSTOM):
            page.press(name)
            page.drag(name, page.beside(name), until=OUT)
            page.drag(name, page.button(name).center, until=IN)
            self.pointer.release()
            page.log.wait_for(name, "touchUpInside")
        page.expect_sentences(STANDARD, CUSTOM)


class InterruptedTest(InterruptingTest):
    """An interruption ends a press of the pointer, and the next click is complete."""

    @property
    def interruptions(self):
        return {
            "minimized": (self.minimize, self.restore),
            "another page": (self.leave_the_page, self.return_to_the_page),
        }

    def test_an_interrupted_press_is_canceled_once(self):
        for title, (interrupt, resume) in self.interruptions.items():
            for name in (STANDARD, CUSTOM):
                with self.subTest(interruption=title, name=name):
                    page = self.open_buttons_page()
                    page.press(name)
                    interrupt()
                    self.pointer.release()
                    resume()
                    page.log.wait_for(name, "touchDown", "touchCancel")
                    self.pointer.click(page.button(name).center)
                    page.wait_for_sentence(name)
                    self.assertEqual(
                        page.log.events_of(name),
                        ["touchDown", "touchCancel", "touchDown", "touchUpInside"])

    def test_the_next_click_on_a_button_around_the_stage_acts_too(self):
        for title, (interrupt, resume) in self.interruptions.items():
            with self.subTest(interruption=title):
                page = self.open_buttons_page()
                switch = page.switch(SELECTED)
                self.pointer.move(switch.center)
                self.pointer.press()
                interrupt()
                self.pointer.release()
                resume()
                self.assertFalse(switch.has(State.CHECKED))
                self.pointer.click(switch.center)
                wait_until(lambda: switch.has(State.CHECKED), "the switch to be on")


class ClosingTest(GalleryTest):
    def test_a_press_that_closing_the_window_interrupts_presses_nothing(self):
        for name in SENTENCES:
            with self.subTest(name=name):
                page = self.open_buttons_page()
                page.press(name)
                ask_to_close(self.desktop.display, self.desktop.display.managed_windows()[-1])
                self.pointer.release()
                self.assertEqual(page.application.status(), 0)
                self.assertEqual(page.application.lines, [])
