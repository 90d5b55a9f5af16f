"""Everything on the page has a name and a role, and the keyboard reaches all of it."""

from accessibility import Node, State
from buttons_page import NAMES, STANDARD
from event_log import LOG
from gallery_test import GalleryTest
from waiting import wait_until

#: What a screen reader announces when the focus enters it, so it must have a name too.
ANNOUNCED = ("frame", "list box", "list item", "table", "tree table")


class AccessibilityTest(GalleryTest):
    def open_with_log(self):
        """The page, once an event has put the log in the place of its hint."""
        page = self.open_buttons_page()
        page.button(STANDARD).perform()
        page.log.wait_for(STANDARD, "touchDown", "touchUpInside")
        return page

    def test_everything_that_can_be_used_has_a_name(self):
        page = self.open_with_log()
        nameless = [
            node for node in page.window.walk() if not node.name.strip()
            and node.role != "table cell"
            and (node.role in ANNOUNCED or node.actions or self.is_focusable(node))]
        self.assertEqual(nameless, [])

    def test_everything_has_the_role_that_it_is_said_to_have(self):
        page = self.open_with_log()
        for name, role in {**NAMES, LOG: "table"}.items():
            with self.subTest(name=name):
                self.assertEqual(page.window.find_all(role, name)[0].name, name)

    def test_names_of_what_can_be_focused_are_unique(self):
        page = self.open_with_log()
        names = [node.name for node in page.window.walk()
                 if self.is_focusable(node) and node.role != "table cell"]
        self.assertEqual(sorted(names), sorted(set(names)))

    def test_tab_reaches_everything_and_scrolls_it_into_sight(self):
        page = self.open_with_log()
        self.desktop.display.resize(self.desktop.display.managed_windows()[-1], 640, 480)
        page.wait_for_width(640)
        reached = self.walk_by_tab(page)
        # Tab stops at the page that is open; the arrow keys lead to the others.
        expected = {node.name for node in page.window.walk(scrolled_away=True)
                    if self.is_focusable(node) and node.role != "table cell"
                    and (node.role != "list item" or node.has(State.SELECTED))}
        self.assertEqual(expected - {node.name for node in reached}, set())

    def walk_by_tab(self, page) -> list[Node]:
        """Presses Tab until the focus comes round, and returns all that it came by."""
        reached: list[Node] = []
        while True:
            before = page.window.focused()
            self.keyboard.press("Tab")
            now = wait_until(
                lambda: (node := page.window.focused()) != before and node, "the focus to move")
            if now in reached:
                return reached
            reached.append(now)
            wait_until(lambda: self.is_in_sight(now), f"{now} to be in sight, scrolled there")

    def is_focusable(self, node: Node) -> bool:
        return node.has(State.FOCUSABLE, State.SENSITIVE)

    def is_in_sight(self, node: Node) -> bool:
        width, height = self.window_size()
        # GTK takes what lies in a scrolled window inside another for hidden once that is scrolled.
        node = node.parent if node.role == "table" else node
        x, y, node_width, node_height = node.extents
        # Of the log, which is larger than what is left of a small window, the beginning will do.
        right, bottom = x + min(node_width, 60), y + min(node_height, 34)
        return node.has(State.SHOWING) and x >= 0 and y >= 0 and right <= width and bottom <= height
