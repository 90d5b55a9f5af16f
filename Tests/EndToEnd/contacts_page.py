"""The Contacts page from the user's perspective: the tokens, the entry, the card, and the form."""

from __future__ import annotations

from accessibility import Node, State
from application import Application
from keyboard import Keyboard
from page import Page
from waiting import Missing, wait_until

ENTRY, ADD, UNDO = "Add Recipients", "Add Contact", "Undo Remove"
#: The contacts of a first launch.
SAMPLES = [
    "Ann Field", "Maximiliane Oberhuber-Wackernagel von Sankt Leonhard", "נועה לוי",
    "Mount & Blade <b>", "office@example.com",
]


class ContactsPage(Page):
    """A running gallery that shows the Contacts page."""

    def __init__(self, application: Application, window: Node, keyboard: Keyboard) -> None:
        super().__init__(application, window)
        self.keyboard = keyboard

    @property
    def entry(self) -> Node:
        """The entry, which a long list can scroll out of view."""
        def look() -> Node | None:
            everything = self.window.walk(scrolled_away=True)
            return next((node for node in everything if node.name == ENTRY), None)
        return wait_until(look, "the entry")

    @property
    def tokens(self) -> list[str]:
        """The names of the tokens, in the order in which a screen reader reads them."""
        field = self.entry.parent
        return [child.children[0].name for child in field.children if child.children]

    def token(self, name: str) -> Node:
        return self.button(name)

    def button_of_card(self, name: str) -> Node:
        """Returns a button of the open card. The event log also has a button named Copy."""
        row = self.button("Remove").parent
        return next(child for child in row.children if child.name == name)

    def wait_for_tokens(self, *names: str) -> None:
        try:
            wait_until(lambda: self.tokens == list(names), "the tokens")
        except Missing as missing:
            raise Missing(f"{missing} There are {self.tokens}, and not {names}.") from None

    def focus(self, node: Node) -> None:
        node.focus()
        wait_until(lambda: node.has(State.FOCUSED), f"the focus on {node}")

    def wait_for_focus(self, name: str) -> None:
        wait_until(lambda: (self.window.focused() or self.window).name == name, f"the focus on {name}")

    def type(self, text: str) -> None:
        """Types a text and Return into the entry."""
        self.focus(self.entry)
        self.keyboard.type(text)
        wait_until(lambda: self.entry.text.endswith(text), f"{text!r} in the entry")
        self.keyboard.press("Return")
