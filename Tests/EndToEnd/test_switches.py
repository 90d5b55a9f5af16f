"""The switches beside the log control the sample buttons."""

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
            self.pointer.click(page.button(name).center)
        self.pointer.click(page.switch(ENABLED).center)
        for name in (STANDARD, CUSTOM):
            wait_until(lambda: page.button(name).has(State.SENSITIVE), f"{name} to be enabled")
        page.expect_sentences()
        self.assertEqual(page.log.events_of(STANDARD), [])

    def test_a_selected_button_is_logged_as_selected_and_still_works(self):
        page = self.open_buttons_page()
        self.pointer.click(page.switch(SELECTED).center)
        wait_until(lambda: page.switch(SELECTED).has(State.CHECKED), "the switch to be on")
        self.pointer.click(page.button(STANDARD).center)
        page.wait_for_sentence(STANDARD)
        self.assertTrue(page.log.newest.state.startswith("selected"), page.log.newest)

    def test_a_highlight_stays_until_the_button_is_pressed(self):
        page = self.open_buttons_page()
        self.pointer.click(page.switch(HIGHLIGHTED).center)
        # The pointer enters and leaves the button, which would end the highlight in plain GTK.
        self.pointer.move(page.button(STANDARD).center)
        self.pointer.move(page.button(CUSTOM).center)
        for name in (STANDARD, CUSTOM):
            wait_until(lambda: page.button(name).has(State.ARMED), f"{name} to look pressed")
        self.pointer.click(page.button(CUSTOM).center)
        page.wait_for_sentence(CUSTOM)
        self.assertFalse(page.button(CUSTOM).has(State.ARMED))
        self.assertTrue(page.button(STANDARD).has(State.ARMED))
        self.assertTrue(page.switch(HIGHLIGHTED).has(State.CHECKED))

    def test_disabling_a_button_during_a_press_cancels_the_press(self):
        page = self.open_buttons_page()
        page.press(STANDARD)
        page.switch(ENABLED).perform()
        page.log.wait_for(STANDARD, "touchDown", "touchCancel")
        self.pointer.release()
        page.switch(ENABLED).perform()
        wait_until(lambda: page.button(STANDARD).has(State.SENSITIVE), "the button to be enabled")
        page.expect_sentences()
