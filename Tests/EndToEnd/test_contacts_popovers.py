"""Accessible actions, which an open popover does not block, open cards and the form over one another."""

from accessibility import Node
from contacts_page import ADD, SAMPLES, ContactsPage
from contacts_test import ContactsTest
from waiting import wait_until

ANN = SAMPLES[0]


class ContactsPopoversTest(ContactsTest):
    def setUp(self):
        super().setUp()
        self.page = self.open_contacts_page()

    def open_card(self, name: str) -> Node:
        """Presses a token, and returns the card's button that removes its contact."""
        self.page.token(name).perform()
        return self.popover(name).find("push button", "Remove")

    def open_form(self) -> Node:
        """Presses the button that opens the form, and returns the form."""
        self.page.button(ADD).perform()
        return self.popover(ADD)

    def popover(self, name: str) -> Node:
        """Waits until the only open popover has the given name, and returns it."""
        def look() -> Node | None:
            popovers = self.popovers()
            return popovers[0] if [each.name for each in popovers] == [name] else None
        return wait_until(look, f"the popover {name!r}, and no other")

    def popovers(self) -> list[Node]:
        return [node for node in self.page.window.walk() if node.role == "dialog"
                and node.find_all("push button", "Remove") + node.find_all("push button", "Cancel")]

    def wait_for_end(self, focus: str) -> None:
        """Waits for the end of all popovers and for the focus, and checks that the gallery can quit."""
        wait_until(lambda: not self.popovers(), "the popover to close")
        self.page.wait_for_focus(focus)
        self.assertEqual(self.page.application.lines, [])
        self.quit(self.page)

    def test_the_form_over_a_card_can_be_canceled(self):
        self.open_card(ANN)
        self.open_form().find("push button", "Cancel").perform()
        self.wait_for_end(ADD)

    def test_the_main_menu_opens_the_form_and_restores_a_contact(self):
        self.open_card(ANN).perform()
        self.page.wait_for_tokens(*SAMPLES[1:])
        self.keyboard.press("F10")
        self.page.window.find(name="Restore Removed Contact").perform()
        self.page.wait_for_tokens(*SAMPLES)
        self.keyboard.press("F10")
        self.page.window.find(name="About Button Gallery")
        self.keyboard.press("Return")
        self.page.wait_for_focus("Name")
        self.keyboard.press("Escape")
        self.wait_for_end(ADD)

    def test_a_card_over_the_card_of_the_same_contact_removes_it(self):
        self.open_card(ANN)
        self.open_card(ANN).perform()
        self.page.wait_for_tokens(*SAMPLES[1:])
        self.wait_for_end(SAMPLES[1])

    def test_a_card_over_the_form_removes_its_contact(self):
        self.open_form()
        self.open_card(ANN).perform()
        self.page.wait_for_tokens(*SAMPLES[1:])
        self.wait_for_end(SAMPLES[1])

    def test_escape_closes_the_form_over_a_card(self):
        self.open_card(ANN)
        form = self.open_form()
        self.page.wait_for_focus("Name")
        self.keyboard.press("Escape")
        self.wait_for_end(ADD)
