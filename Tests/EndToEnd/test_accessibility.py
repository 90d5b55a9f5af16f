"""Everything on the page has a name and a role, and the keyboard reaches all of it."""

from accessibility import Node, State
from buttons_page import LOG, NAMES, ROLES_WITHOUT_NAME
from gallery_test import GalleryTest
from waiting import wait_until

#: Within these the arrow keys move, so Tab stops at one of their rows only.
ARROW_ROLES = ("list", "list box", "table", "tree table", "radio button")


class AccessibilityTest(GalleryTest):
    def test_everything_that_can_be_used_has_a_name(self):
        page = self.open_buttons_page()
        nameless = [
            node for node in page.window.walk()
            if (node.has(State.FOCUSABLE) or node.actions) and not node.name.strip()
            and node.role not in ROLES_WITHOUT_NAME]
        self.assertEqual(nameless, [])

    def test_everything_has_the_role_that_it_is_said_to_have(self):
        page = self.open_buttons_page()
        for name, role in NAMES.items():
            with self.subTest(name=name):
                self.assertEqual([node.name for node in page.window.find_all(role, name)], [name])

    def test_names_that_can_be_pressed_are_unique(self):
        page = self.open_buttons_page()
        names = [node.name for node in page.window.walk() if node.has(State.FOCUSABLE)]
        self.assertEqual(sorted(set(names)), sorted(names))

    def test_tab_reaches_everything_and_scrolls_it_into_sight(self):
        page = self.open_buttons_page()
        window = self.desktop.display.managed_windows()[-1]
        window.configure(width=640, height=480)
        page.wait_for_width(640)
        reached = self.walk_by_tab(page)
        expected = [
            node for node in page.window.walk()
            if node.has(State.FOCUSABLE, State.SENSITIVE) and node.role != "list item"
            and node.role not in ROLES_WITHOUT_NAME]
        self.assertEqual({node for node in expected if node not in reached}, set())
        self.assertIn(LOG, [node.name for node in reached])

    def walk_by_tab(self, page) -> list[Node]:
        reached: list[Node] = []
        while True:
            before = page.window.focused()
            self.keyboard.press("Tab")
            now = wait_until(
                lambda: (node := page.window.focused()) and node != before and node, "the focus to move")
            if now in reached:
                return reached
            reached.append(now)
            x, y, width, height = now.extents
            self.assertTrue(
                0 <= x and x + width <= 640 and 0 <= y < 480, f"{now} lies at {now.extents}")
