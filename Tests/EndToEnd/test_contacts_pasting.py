"""Texts that are too long for GTK's entry are pasted completely."""

from contacts_page import SAMPLES
from contacts_test import ContactsTest
from pointer import MIDDLE
from waiting import wait_until

ADDRESSES = [f"p{number}@example.org" for number in range(5_001)]


class ContactsPastingTest(ContactsTest):
    def test_every_address_of_a_long_paste_is_added(self):
        for selection, paste in (
            ("CLIPBOARD", lambda page: self.keyboard.press("Control_L", "v")),
            ("PRIMARY", lambda page: self.pointer.click(page.entry.center, MIDDLE)),
        ):
            with self.subTest(selection=selection):
                page = self.open_contacts_page()
                page.focus(page.entry)
                self.desktop.display.offer(
                    "\n".join(ADDRESSES), lambda: paste(page), selection=selection)
                wait_until(self.file.exists, "the file")
                self.assertEqual(self.names(), [*SAMPLES, *ADDRESSES])
                wait_until(lambda: page.entry.text == "", "the empty entry")
                self.quit(page)
                self.file.unlink()
