"""The switches beside the log act on the sample buttons."""

from accessibility import State
from buttons_page import CUSTOM, ENABLED, HIGHLIGHTED, SELECTED, STANDARD
from gallery_test import GalleryTest
from waiting import wait_until


class SwitchesTest(GalleryTest):
    def test_a_disabled_button_does_nothing_until_it_is_enabled_again(self):
        page = self.open_buttons_page()
        page.switch(ENABLED).perform()
        for name in (STANDARD, CUSTOM):
            wait_until(lambda: not page.button(name).has(State.SENSITIVE), f"{name} to be disabled")
            self.pointer.click(page.button(name).centre)
        self.pointer.click(page.switch(ENABLED).centre)
        for name in (STANDARD, CUSTOM):
            wait_until(lambda: page.button(name).has(State.SENSITIVE), f"{name} to be enabled")
        page.expect_sentences()
        self.assertEqual(page.log.events_of(STANDARD), [])

    def test_a_selected_button_says_so_and_still_works(self):
        page = self.open_buttons_page()
        self.pointer.click(page.switch(SELECTED).centre)
        wait_until(lambda: page.switch(SELECTED).has(State.CHECKED), "the switch to be on")
        self.pointer.click(page.button(STANDARD).centre)
        page.wait_for_sentence(STANDARD)
        self.assertTrue(page.log.newest.state.startswith("selected"), page.log.newest)

    def test_a_highlight_stays_until_the_button_is_pressed(self):
        page = self.open_buttons_page()
        self.pointer.click(page.switch(HIGHLIGHTED).centre)
        # The pointer enters and leaves it; GTK alone would end its look then.
        self.pointer.move(page.button(STANDARD).centre)
        self.pointer.move(page.button(CUSTOM).centre)
        for name in (STANDARD, CUSTOM):
            wait_until(lambda: page.button(name).has(State.ARMED), f"{name} to look pressed")
        self.pointer.click(page.button(CUSTOM).centre)
        page.wait_for_sentence(CUSTOM)
        self.assertFalse(page.button(CUSTOM).has(State.ARMED))
        self.assertTrue(page.button(STANDARD).has(State.ARMED))
        self.assertTrue(page.switch(HIGHLIGHTED).has(State.CHECKED))

    def test_disabling_a_button_in_mid_press_cancels_the_press(self):
        page = self.open_buttons_page()
        page.press(STANDARD)
        page.switch(ENABLED).perform()
        page.log.wait_for(STANDARD, "touchDown", "touchCancel")
        self.pointer.release()
        page.switch(ENABLED).perform()
        wait_until(lambda: page.button(STANDARD).has(State.SENSITIVE), "the button to be enabled")
        page.expect_sentences()
