"""Every control on the page has a name and a role, and can be reached by the keyboard."""

from accessibility import Node, State
from buttons_page import NAMES, STANDARD
from event_log import LOG
from gallery_test import GalleryTest
from waiting import wait_until

#: The roles that a screen reader announces when the focus enters them, so they need names as well.
ANNOUNCED = ("frame", "list box", "list item", "table", "tree table")


class AccessibilityTest(GalleryTest):
    def open_with_log(self):
        """Opens the page, and waits until an event has replaced the hint with the log."""
        page = self.open_buttons_page()
        page.button(STANDARD).perform()
        page.log.wait_for(STANDARD, "touchDown", "touchUpInside")
        return page

    def test_every_control_has_a_name(self):
        page = self.open_with_log()
        nameless = [
            node for node in page.window.walk() if not node.name.strip()
            and node.role != "table cell"
            and (node.role in ANNOUNCED or node.actions or self.is_focusable(node))]
        self.assertEqual(nameless, [])

    def test_every_control_has_its_role(self):
        page = self.open_with_log()
        for name, role in {**NAMES, LOG: "table"}.items():
            with self.subTest(name=name):
                self.assertEqual(page.window.find_all(role, name)[0].name, name)

    def test_names_of_focusable_widgets_are_unique(self):
        page = self.open_with_log()
        names = [node.name for node in page.window.walk()
                 if self.is_focusable(node) and node.role != "table cell"]
        self.assertEqual(sorted(names), sorted(set(names)))

    def test_tab_reaches_every_widget_and_scrolls_to_it(self):
        page = self.open_with_log()
        self.desktop.display.resize(self.desktop.display.managed_windows()[-1], 640, 480)
        page.wait_for_width(640)
        reached = self.tab_through(page)
        # Tab stops only at the open page. The arrow keys move to the others.
        expected = {node.name for node in page.window.walk(scrolled_away=True)
                    if self.is_focusable(node) and node.role != "table cell"
                    and (node.role != "list item" or node.has(State.SELECTED))}
        self.assertEqual(expected - {node.name for node in reached}, set())

    def tab_through(self, page) -> list[Node]:
        """Presses Tab until the focus returns, and returns all widgets that had it."""
        reached: list[Node] = []
        while True:
            before = page.window.focused()
            self.keyboard.press("Tab")
            now = wait_until(
                lambda: (node := page.window.focused()) != before and node, "the focus to move")
            if now in reached:
                return reached
            reached.append(now)
            wait_until(lambda: self.is_visible(now), f"{now} to be scrolled into view")

    def is_focusable(self, node: Node) -> bool:
        return node.has(State.FOCUSABLE, State.SENSITIVE)

    def is_visible(self, node: Node) -> bool:
        width, height = self.window_size()
        # GTK considers the content of a nested scrolled window hidden if the outer one is scrolled.
        node = node.parent if node.role == "table" else node
        x, y, node_width, node_height = node.extents
        # The log is larger than the remaining space of a small window, so its beginning is sufficient.
        right, bottom = x + min(node_width, 60), y + min(node_height, 34)
        return node.has(State.SHOWING) and x >= 0 and y >= 0 and right <= width and bottom <= height
