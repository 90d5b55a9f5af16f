"""The app's font and color are changed in one place, and every page shows the change."""

import signal

from accessibility import Node
from gallery_test import GalleryTest
from display import HEIGHT
from screen import Extents, Screen
from waiting import wait_until

FONT, COLOR, RESET = "App Font", "Text Color", "Back to Original"
ORIGINAL_FONT, ORIGINAL_COLOR = "Helvetica Neue", "Original"
BACK_AND_FORTH = (("Control_L", "Prior"), ("Control_L", "Next"))


class InterfaceElementsTest(GalleryTest):
    def setUp(self):
        super().setUp()
        self.screen = Screen(self.desktop.display)
        self.open()

    def open(self) -> None:
        self.application = self.start("--page", "interface-elements", "--theme", "classic")
        self.window = self.application.window()
        self.desktop.display.resize(self.desktop.display.managed_windows()[-1], 1200, 1000)
        self.label("HeadlineLabel")
        wait_until(lambda: self.list_of(FONT).extents[1] < 1000, "the page to be laid out")

    def label(self, text: str) -> Node:
        return self.window.find("label", text)

    def list_of(self, name: str) -> Node:
        return self.window.find("combo box", name)

    def choose(self, name: str, item: str) -> None:
        """Chooses an item of a list with the pointer, and moves the pointer away."""
        self.pointer.click(self.list_of(name).center)
        self.pointer.click(self.window.find("menu item", item).center)
        wait_until(lambda: self.list_of(name).name, "the list to close")
        self.pointer.rest()

    def wait_for_change(self, extents: Extents, before: bytes) -> bytes:
        wait_until(lambda: self.screen.picture(extents) != before, "the label to change")
        return self.screen.picture(extents)

    def on_the_buttons_page(self) -> tuple[Extents, bytes]:
        """Returns the extents and the picture of a caption on another page, and returns to this page."""
        self.keyboard.press("Alt_L", "1")
        extents = self.label("custom").extents
        picture = self.screen.picture(extents)
        self.keyboard.press("Alt_L", "5")
        self.label("HeadlineLabel")
        return extents, picture

    def test_another_font_is_visible_on_two_pages_until_it_is_reset(self):
        _, caption = self.on_the_buttons_page()
        headline = self.label("HeadlineLabel").extents
        by_hand = self.label("Set Up by Hand").extents
        before, before_by_hand = self.screen.picture(headline), self.screen.picture(by_hand)
        self.choose(FONT, "Liberation Mono")
        self.wait_for_change(headline, before)
        self.assertEqual(self.screen.picture(by_hand), before_by_hand, "set up by hand, it does not change")
        _, changed = self.on_the_buttons_page()
        self.assertNotEqual(changed, caption)
        self.pointer.click(self.window.find("push button", RESET).center)
        self.pointer.rest()
        wait_until(lambda: self.screen.picture(headline) == before, "the original font")
        self.assertEqual(self.on_the_buttons_page()[1], caption)

    def test_font_and_color_are_restored_on_the_next_launch(self):
        self.choose(FONT, "Liberation Mono")
        self.choose(COLOR, "Amber")
        kept = self.configuration / "button-gallery" / "window.ini"
        wait_until(
            lambda: kept.exists() and {"AppFont=Liberation Mono", "TextColor=amber"}
            <= set(kept.read_text().splitlines()), "the choices in the file")
        headline = self.label("HeadlineLabel").extents
        picture = self.screen.picture(headline)
        self.application.send_signal(signal.SIGKILL)
        self.application.status()
        self.open()
        wait_until(lambda: self.label("HeadlineLabel").extents == headline, "the page to be laid out")
        wait_until(lambda: self.screen.picture(headline) == picture, "the font and the color")

    def items_of(self, name: str) -> list[Extents]:
        """Opens a list, waits until it stops moving, and returns the extents of its items."""
        self.pointer.click(self.list_of(name).center)
        self.window.find("menu item", ORIGINAL_COLOR if name == COLOR else ORIGINAL_FONT)
        places = [[]]

        def rests() -> bool:
            places.append([item.extents for item in self.window.find_all("menu item")])
            return places[-1] == places[-2] != []

        wait_until(rests, "the list to be at rest")
        return places[-1]

    def test_a_list_opens_completely_beside_its_button_anywhere_on_the_screen(self):
        window = self.desktop.display.managed_windows()[-1]
        for name in (FONT, COLOR):
            _, y, _, height = self.list_of(name).extents
            # The position of the list while the window is at the top of the screen.
            y -= window.get_geometry().y
            for top in (0, HEIGHT - 6 - y - height):
                with self.subTest(name=name, top=top):
                    window.configure(y=top)
                    self.desktop.display.connection.sync()
                    wait_until(lambda: self.list_of(name).extents[1] == y + top, "the window to move")
                    middle = self.list_of(name).center[1]
                    items = self.items_of(name)
                    self.assertGreater(len(items), 2)
                    for _, item, _, item_height in items:
                        self.assertTrue(0 <= item and item + item_height <= HEIGHT, items)
                        self.assertFalse(item <= middle < item + item_height, "it covers its button")
                    self.keyboard.press("Escape")
                    wait_until(lambda: not self.window.find_all("menu item"), "the list to close")

    def test_another_color_is_visible_in_the_swatch_the_values_and_on_another_page(self):
        _, caption = self.on_the_buttons_page()
        x, y, _, _ = self.label("TextColor").extents
        swatch = (x - 60, y + 18)
        self.assertEqual(self.screen.color(swatch), "#dddddd")
        self.choose(COLOR, "Amber")
        self.screen.wait_for_color(swatch, "#ffd98a")
        wait_until(
            lambda: any(node.name.startswith("#ffd98a · ") for node in self.window.find_all("label")),
            "the values of the color")
        self.assertNotEqual(self.on_the_buttons_page()[1], caption)
        self.choose(COLOR, ORIGINAL_COLOR)
        self.screen.wait_for_color(swatch, "#dddddd")
        self.assertEqual(self.on_the_buttons_page()[1], caption)
