"""Every page, dialog, menu, and popover, object by object, as a screen reader reads them."""

from __future__ import annotations

from accessibility import Node, State
from application import Application
from contacts_page import ADD, SAMPLES
from gallery_test import GalleryTest
from waiting import wait_until

TITLES = ("Buttons", "Flipper", "Mystery Grid", "Round Buttons", "Interface Elements", "Contacts")
MENUS = {
    "Theme": ["Follow the Desktop", "High Contrast"],
    "Main Menu": ["Keyboard Shortcuts", "About Button Gallery"],
}
#: The roles that are spoken as locations and need a name even if they cannot have the focus.
PLACES = ("alert", "frame", "dialog", "list box", "table", "tree table")
#: The roles with a separate label.
WITH_LABELS = ("combo box", "text")
#: The action of a switch, which has the role of a toggle button.
SWITCH = ["toggle"]
#: The objects that have no separate label, and show their names themselves while they are empty.
WITHOUT_LABELS = ("Add Recipients",)
#: The roles that are spoken as a text or a part of one. In GTK, a link inside a text has no name.
WITHOUT_NAMES = ("link", "table cell")
#: The one role of a group that screen readers never speak.
SILENT = "grouping"


def violations_in(root: Node) -> list[str]:
    """Returns the violations of the rules by an object and its visible descendants."""
    faults = []
    for node in root.walk():
        name = node.name.strip()
        if not name and node.role not in WITHOUT_NAMES and (
                node.role in PLACES or node.actions or node.has(State.FOCUSABLE)):
            faults.append(f"{node} in {node.parent} has no name")
        if node.role == SILENT:
            faults.append(f"{node} is of a role that is never spoken")
        needs_label = node.role in WITH_LABELS or node.actions == SWITCH
        if needs_label and name not in WITHOUT_LABELS and not node.labels:
            faults.append(f"{node} has no label")
        if name and node.description == name:
            faults.append(f"{node} is spoken twice")
        faults += [f"{node} is labeled “{label.name}”" for label in node.labels
                   if label.name not in name]
    return faults


class AccessibleTreeTest(GalleryTest):
    def open(self, page: str) -> tuple[Application, Node]:
        application = self.start("--page", page)
        return application, application.window()

    def assert_spoken(self, root: Node, where: str) -> None:
        with self.subTest(where=where):
            self.assertEqual(violations_in(root), [])

    def test_every_page(self):
        _, window = self.open("buttons")
        for number, title in enumerate(TITLES, start=1):
            self.keyboard.press("Alt_L", str(number))
            page = window.find("panel", title)
            self.assert_spoken(window, title)
            if title == "Flipper":
                page.find("push button", "Settings").perform()
                window.find("push button", "Done")
                self.assert_spoken(window, "the settings of the Flipper")

    def test_menus_and_dialogs(self):
        application, window = self.open("buttons")
        for menu, items in MENUS.items():
            window.find("toggle button", menu).perform()
            for item in items:
                window.find(name=item)
            self.assert_spoken(window, menu)
            self.keyboard.press("Escape")
            wait_until(lambda: not window.find_all(name=items[0]), f"{menu} to close")
        for item in MENUS["Main Menu"]:
            window.find("toggle button", "Main Menu").perform()
            window.find(name=item).perform()
            dialog = next(node for node in application.wait_for_windows(2) if node != window)
            self.assert_spoken(dialog, item)
            self.keyboard.press("Escape")
            application.wait_for_windows(1)

    def test_popovers(self):
        _, window = self.open("contacts")
        window.find("push button", SAMPLES[0]).perform()
        window.find("push button", "Remove")
        self.assert_spoken(window, "the card of a contact")
        self.keyboard.press("Escape")
        window.find("push button", ADD).perform()
        window.find("push button", "Cancel")
        self.assert_spoken(window, "the form")

    def test_a_warning(self):
        file = self.configuration / "button-gallery" / "contacts.ini"
        file.parent.mkdir()
        file.write_text("damaged")
        _, window = self.open("contacts")
        window.find("alert")
        self.assert_spoken(window, "a warning")

    def test_states(self):
        _, window = self.open("buttons")
        standard = window.find("push button", "Standard")
        self.assertEqual(standard.description, "")
        switch = window.find("toggle button", "Selected")
        switch.perform()
        wait_until(lambda: standard.description == "Selected", "the selected state")
        switch.perform()
        wait_until(lambda: standard.description == "", "the normal state")
        self.keyboard.press("Alt_L", "4")
        button = window.find("push button", "My Button")
        self.assertEqual(button.description, "Gray")
        button.perform()
        wait_until(lambda: button.description == "White", "the white state")
        own = window.find("push button", "Leaf")
        self.assertEqual(own.description, "Dark green")
        own.perform()
        wait_until(lambda: own.description == "Gray", "the gray state")
