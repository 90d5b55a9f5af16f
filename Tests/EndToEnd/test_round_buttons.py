"""Round buttons change their colors on touch-down, and only their circles receive the pointer."""

from accessibility import State
from gallery_test import GalleryTest
from round_buttons_page import CUT, EXAMPLE, GRAY, WHITE, RoundButtonsPage
from screen import Screen
from waiting import hold, wait_until

CLICK = ["touchDown", "touchUpInside"]
#: A fraction of the color change of 0.75 s, in seconds.
PART = 0.3


class RoundButtonsTest(GalleryTest):
    def setUp(self):
        super().setUp()
        self.screen = Screen(self.desktop.display)

    def open_page(self, *arguments: str) -> RoundButtonsPage:
        application = self.start("--page", "round-buttons", "--theme", "classic", *arguments)
        page = RoundButtonsPage(application, application.window())
        self.screen.wait_for_color(page.on_disc(EXAMPLE), GRAY)
        return page

    def test_a_press_changes_the_colors_before_the_pointer_is_released(self):
        page = self.open_page()
        self.pointer.move(page.on_disc(EXAMPLE))
        self.pointer.press()
        seen = self.screen.wait_for_color(page.on_disc(EXAMPLE), WHITE)
        self.assertGreater(len(seen), 5, "the colors change")
        self.assertEqual(seen, sorted(seen), "from gray to white and never back")
        self.assertEqual(page.log.events_of(EXAMPLE), CLICK[:1])
        self.pointer.release()
        page.log.wait_for(EXAMPLE, *CLICK)
        hold(PART)
        self.assertEqual(self.screen.color(page.on_disc(EXAMPLE)), WHITE)

    def test_the_border_does_not_change(self):
        page = self.open_page()
        before = self.screen.color(page.on_border("Sea"))
        self.pointer.click(page.on_disc("Sea"))
        self.screen.wait_for_color(page.on_disc("Sea"), GRAY)
        self.assertEqual(self.screen.color(page.on_border("Sea")), before)

    def test_a_second_press_changes_them_back(self):
        page = self.open_page()
        for color in (WHITE, GRAY):
            self.pointer.click(page.on_disc(EXAMPLE))
            self.screen.wait_for_color(page.on_disc(EXAMPLE), color)

    def test_a_press_during_the_change_reverses_it_from_the_color_shown(self):
        page = self.open_page()
        place = page.on_disc(EXAMPLE)
        self.pointer.click(place)
        hold(PART)
        self.pointer.click(place)
        seen = self.screen.wait_for_color(place, GRAY)
        self.assertNotIn(WHITE, seen)

    def test_another_color_becomes_gray_and_then_white(self):
        page = self.open_page()
        for color in (GRAY, WHITE):
            self.pointer.click(page.on_disc("Leaf"))
            self.screen.wait_for_color(page.on_disc("Leaf"), color)

    def test_a_press_in_the_corner_of_the_square_does_not_reach_the_button(self):
        page = self.open_page()
        self.pointer.click(page.in_corner(EXAMPLE))
        self.pointer.click(page.on_disc("Leaf"))
        page.log.wait_for("Leaf", *CLICK)
        self.assertEqual(page.log.events_of(EXAMPLE), [])
        self.assertEqual(self.screen.color(page.on_disc(EXAMPLE)), GRAY)

    def test_a_key_and_the_accessible_action_each_press_once(self):
        page = self.open_page()
        button = page.button(EXAMPLE)
        button.perform()
        self.screen.wait_for_color(page.on_disc(EXAMPLE), WHITE)
        page.log.wait_for(EXAMPLE, *CLICK)
        self.focus(page, EXAMPLE)
        for key, color in (("Return", GRAY), ("space", WHITE)):
            self.keyboard.press(key)
            self.screen.wait_for_color(page.on_disc(EXAMPLE), color)
        self.assertEqual(page.log.events_of(EXAMPLE), CLICK * 3)

    def test_without_animations_the_colors_change_at_once(self):
        settings = self.configuration / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")
        page = self.open_page()
        self.pointer.click(page.on_disc(EXAMPLE))
        seen = self.screen.wait_for_color(page.on_disc(EXAMPLE), WHITE)
        self.assertLessEqual(set(seen), {GRAY, WHITE})

    def test_the_accessible_name_of_a_truncated_title_is_complete(self):
        page = self.open_page()
        _, _, width, height = page.button(CUT).extents
        self.assertEqual((width, height), (60, 60))

    def focus(self, page: RoundButtonsPage, name: str) -> None:
        button = page.button(name)
        for _ in range(60):
            if button.has(State.FOCUSED):
                return
            before = page.window.focused()
            self.keyboard.press("Tab")
            wait_until(lambda: page.window.focused() not in (before, None), "the focus to move")
        raise AssertionError(f"Tab does not lead to {name}.")
