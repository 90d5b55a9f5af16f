"""What Orca says of the gallery, sentence by sentence."""

from __future__ import annotations

import unittest
from typing import ClassVar

import screen_reader
from application import Application
from contacts_page import ADD, SAMPLES, ContactsPage
from gallery_test import GalleryTest
from mystery_page import VALUES, MysteryPage, name_of, rounds
from screen_reader import ScreenReader

SEED = 42
FIRST = rounds(SEED)[0]
REFUSAL = "“no@where@now” is no e-mail address: there is a second @ at character 9; one is right."


class ScreenReaderTest(GalleryTest):
    """One Orca listens to all scenarios of this class."""

    orca: ClassVar[ScreenReader]

    @classmethod
    def setUpClass(cls) -> None:
        if not screen_reader.is_installed():
            raise unittest.SkipTest("Orca is not installed; Debian's package is called orca.")
        cls.orca = ScreenReader(cls.desktop.session.environment)
        cls.addClassCleanup(cls.orca.close)

    def open(self, title: str, *arguments: str) -> Application:
        """Starts the gallery and waits until Orca has come to the page in the list of pages."""
        self.orca.forget()
        page = title.lower().replace(" ", "-")
        application = self.start("--page", page, *arguments)
        application.window()
        self.orca.wait_for(title)
        return application

    def open_contacts_page(self) -> ContactsPage:
        application = self.open("Contacts")
        return ContactsPage(application, application.window(), self.keyboard)

    def open_mystery_page(self) -> MysteryPage:
        """The page, with the focus on the first button of the grid."""
        application = self.open("Mystery Grid", "--seed", str(SEED))
        page = MysteryPage(application, application.window())
        page.mystery_button(0).focus()
        self.orca.wait_for("Mystery Grid panel", f"{name_of(0)} push button")
        return page

    def test_a_refusal_is_spoken_the_first_time_and_the_second(self):
        page = self.open_contacts_page()
        page.type("no@where@now")
        self.orca.wait_for(REFUSAL)
        self.keyboard.press("Return")
        self.orca.wait_for(REFUSAL)

    def test_the_form_names_its_entries_and_says_which_is_wrong_and_why(self):
        page = self.open_contacts_page()
        page.button(ADD).perform()
        self.orca.wait_for("Name text")
        self.keyboard.press("Tab")
        self.orca.wait_for("E-Mail text")
        self.keyboard.type("no@where@now")
        self.keyboard.press("Return")
        self.orca.wait_for(REFUSAL)

    def test_added_copied_removed_and_brought_back_are_spoken(self):
        page = self.open_contacts_page()
        page.type("Bea")
        self.orca.wait_for("notification Bea added")
        page.focus(page.token(SAMPLES[0]))
        self.keyboard.press("space")
        page.button_of_card("Copy").perform()
        self.orca.wait_for(f"notification {SAMPLES[0]} copied")
        page.focus(page.token("Bea"))
        self.keyboard.press("Delete")
        self.orca.wait_for("notification Bea removed; Ctrl+Z brings it back")
        self.keyboard.press("Control_L", "z")
        self.orca.wait_for("notification Bea brought back")

    def test_a_reveal_is_spoken_with_the_score(self):
        self.open_mystery_page()
        self.keyboard.press("Return")
        surprise, points = FIRST[0], VALUES[FIRST[0]]
        self.orca.wait_for(
            name_of(0, surprise), f"notification {surprise}, {points} points. Score: {points}")

    def test_a_page_that_comes_by_a_key_is_named_before_what_has_the_focus(self):
        self.open_mystery_page()
        self.keyboard.press("Control_L", "Page_Down")
        self.orca.wait_for("Round Buttons panel")

    def test_the_groups_of_the_settings_are_named_when_the_focus_enters_them(self):
        application = self.open("Flipper")
        application.window().find("push button", "Settings").perform()
        settings = application.window().find("panel", "Settings")
        settings.find("radio button", "Celsius").focus()
        self.orca.wait_for("Unit panel")
        settings.find("radio button", "London").focus()
        self.orca.wait_for("City panel")

    def test_a_warning_is_spoken_and_the_focus_is_not_on_the_button_that_closes_it(self):
        file = self.configuration / "button-gallery" / "contacts.ini"
        file.parent.mkdir()
        file.write_text("damaged")
        self.orca.forget()
        warning = self.start("--page", "contacts").window().find("alert")
        self.assertIn(str(file), warning.name)
        self.orca.wait_for(f"alert {warning.name}", "Contacts")
        warning.find("push button", "Close").focus()
        self.orca.wait_for("Close push button")

    def test_the_shortcuts_are_spoken_one_by_one(self):
        self.open("Buttons")
        self.keyboard.press("F1")
        self.orca.wait_for(
            "Keyboard Shortcuts frame", "Show Keyboard Shortcuts: F1 or Ctrl+Question Mark")
        self.keyboard.press("Down")
        self.orca.wait_for("Open Menu: F10")
