"""Sequences of keys for one character, started while a token is selected."""

from contacts_page import ENTRY, SAMPLES
from contacts_test import ContactsTest
from waiting import wait_until


class ContactsTypingTest(ContactsTest):
    def test_an_accent_started_on_a_token_is_typed_into_the_entry(self):
        page = self.open_contacts_page()
        for layout, keys in (
            ({"variant": "intl"}, ("dead_acute", "e")),
            ({"options": "compose:rwin"}, ("Multi_key", "apostrophe", "e")),
        ):
            with self.subTest(keys=keys), self.keyboard.layout("us", **layout):
                page.focus(page.token(SAMPLES[4]))
                for key in keys:
                    self.keyboard.press(key)
                wait_until(lambda: page.entry.text == "é", f"é in the entry, not {page.entry.text!r}")
                page.wait_for_focus(ENTRY)
                page.entry.set_text("")
