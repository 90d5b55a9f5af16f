"""The common setup of the scenarios on the Contacts page."""

from __future__ import annotations

import re

from contacts_page import ContactsPage
from gallery_test import GalleryTest


class ContactsTest(GalleryTest):
    """A scenario on the Contacts page, with its own contacts file."""

    def setUp(self) -> None:
        super().setUp()
        self.file = self.configuration / "button-gallery" / "contacts.ini"

    def open_contacts_page(self, *arguments: str, **environment: str) -> ContactsPage:
        application = self.start("--page", "contacts", *arguments, **environment)
        page = ContactsPage(application, application.window(), self.keyboard)
        page.entry
        return page

    def quit(self, page: ContactsPage) -> None:
        self.keyboard.press("Control_L", "q")
        self.assertEqual(page.application.status(), 0)

    def names(self) -> list[str]:
        """Returns the names of the contacts in the file, in order."""
        text = self.file.read_text()
        return [name or mail for name, mail in re.findall(r"^Name=(.*)\nE-Mail=(.*)$", text, re.MULTILINE)]
