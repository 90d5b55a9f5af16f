"""The weather card is turned over by pointer, by keyboard, and through the accessibility tree."""

from accessibility import State
from flipper_page import DONE, INFO, FlipperPage
from gallery_test import GalleryTest
from waiting import hold, wait_until

CLICK = ["touchDown", "touchUpInside"]
#: A fraction of a flip, in seconds.
PART = 0.3


class FlipperTest(GalleryTest):
    def open_flipper_page(self, *arguments: str) -> FlipperPage:
        application = self.start("--page", "flipper", *arguments)
        page = FlipperPage(application, application.window())
        page.button(INFO)
        return page

    def test_the_pointer_turns_the_card_over_and_back(self):
        page = self.open_flipper_page()
        self.pointer.click(page.button(INFO).center)
        page.wait_for_side(DONE)
        self.pointer.click(page.button(DONE).center)
        page.wait_for_side(INFO)
        for name in (INFO, DONE):
            self.assertEqual(page.log.events_of(name), CLICK)

    def test_each_activation_key_turns_the_card_over_and_back(self):
        page = self.open_flipper_page()
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        for key in ("space", "Return", "KP_Enter"):
            with self.subTest(key=key):
                page.focus_done()
                self.keyboard.press(key)
                page.wait_for_side(INFO)
                self.keyboard.press(key)
                page.wait_for_side(DONE)

    def test_a_held_key_turns_the_card_over_once(self):
        page = self.open_flipper_page()
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        page.focus_done()
        self.keyboard.hold("Return", seconds=2)
        page.wait_for_side(INFO)

    def test_the_focus_starts_on_the_selected_unit_and_tab_moves_to_done(self):
        page = self.open_flipper_page()
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        unit = page.choice("Celsius")
        wait_until(lambda: unit.has(State.FOCUSED, State.CHECKED), "the focus on the selected unit")
        done = page.button(DONE)
        for _ in range(12):
            if done.has(State.FOCUSED):
                break
            before = page.window.focused()
            self.keyboard.press("Tab")
            wait_until(lambda: page.window.focused() not in (before, None), "the focus to move")
        self.assertTrue(done.has(State.FOCUSED))
        self.keyboard.press("space")
        page.wait_for_side(INFO)

    def test_a_second_press_reverses_the_flip_and_reaches_no_button(self):
        page = self.open_flipper_page()
        place = page.button(INFO).center
        self.pointer.click(place)
        hold(PART)
        self.pointer.click(place)
        page.wait_for_side(INFO)
        self.assertEqual(page.log.events_of(INFO), CLICK)
        self.assertEqual(page.log.events_of(DONE), [])

    def test_no_press_in_a_quick_series_is_lost(self):
        page = self.open_flipper_page()
        for count, side in ((3, DONE), (2, DONE), (5, INFO)):
            shown = page.window.find_all("push button", INFO) or [page.button(DONE)]
            self.pointer.click(shown[0].center, times=count)
            page.wait_for_side(side)

    def test_a_key_during_a_flip_reverses_it(self):
        page = self.open_flipper_page()
        self.pointer.click(page.button(INFO).center)
        hold(PART)
        self.keyboard.press("space")
        page.wait_for_side(INFO)
        self.assertEqual(page.log.events_of(DONE), [])

    def test_the_unit_and_the_city_are_restored_after_a_restart(self):
        page = self.open_flipper_page()
        page.wait_for_text("23\u00a0°C")
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        self.pointer.click(page.choice("Fahrenheit").center)
        wait_until(lambda: page.choice("Fahrenheit").has(State.CHECKED), "the unit")
        page.choice("London").perform()
        page.log.wait_for("City", "valueChanged")
        self.assertEqual([row.message for row in page.log.rows[:2]], ["London", "Fahrenheit"])
        self.keyboard.press("Control_L", "q")
        self.assertEqual(page.application.status(), 0)
        kept = (self.configuration / "button-gallery" / "weather.ini").read_text()
        self.assertIn("Unit=fahrenheit", kept)
        again = self.open_flipper_page()
        again.wait_for_text("London")
        again.wait_for_text("52\u00a0°F")
        again.button(INFO).perform()
        again.wait_for_side(DONE)
        for name in ("Fahrenheit", "London"):
            self.assertTrue(again.choice(name).has(State.CHECKED), name)

    def test_choosing_a_city_by_the_keyboard_updates_the_card_at_once(self):
        page = self.open_flipper_page()
        page.button(INFO).perform()
        page.wait_for_side(DONE)
        self.pointer.click(page.choice("Cairo").center)
        self.keyboard.press("Down")
        wait_until(lambda: page.choice("Nairobi").has(State.FOCUSED), "the focus on Nairobi")
        self.keyboard.press("space")
        wait_until(lambda: page.choice("Nairobi").has(State.CHECKED), "Nairobi")
        page.button(DONE).perform()
        page.wait_for_side(INFO)
        page.wait_for_text("Nairobi")
        page.wait_for_text("Cloudy")

    def test_a_damaged_file_is_set_aside_with_a_warning(self):
        file = self.configuration / "button-gallery" / "weather.ini"
        file.parent.mkdir()
        file.write_text("[Weather]\nCity=atlantis\n")
        page = self.open_flipper_page()
        page.wait_for_text("Cupertino")
        self.assertEqual(len(page.application.lines), 1, page.application.lines)
        self.assertIn("atlantis", page.application.lines[0])
        self.assertTrue(file.with_name("weather.ini.damaged").exists())

    def test_closing_the_window_during_a_flip_ends_the_program_without_a_message(self):
        page = self.open_flipper_page()
        self.pointer.click(page.button(INFO).center)
        hold(PART)
        self.keyboard.press("Control_L", "w")
        self.assertEqual(page.application.status(), 0)
        self.assertEqual(page.application.lines, [])

    def test_leaving_the_page_during_a_flip_ends_the_flip(self):
        page = self.open_flipper_page()
        self.pointer.click(page.button(INFO).center)
        hold(PART)
        self.keyboard.press("Alt_L", "1")
        page.window.find("push button", "Standard")
        self.keyboard.press("Alt_L", "2")
        page.button(DONE).perform()
        page.wait_for_side(INFO)
