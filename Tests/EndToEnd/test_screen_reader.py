"""The sentences that Orca speaks about the gallery."""

from __future__ import annotations

import unittest
from typing import ClassVar

import screen_reader
from application import Application
from contacts_page import ADD, SAMPLES, ContactsPage
from gallery_test import GalleryTest
from mystery_page import BUTTONS, GRID, VALUES, MysteryPage, name_of, rounds, score
from screen_reader import ScreenReader

SEED = 42
FIRST = rounds(SEED)[0]
SAMPLES_OF_THE_THEME = (
    "Set Up by Hand, contrast 2.35 to 1, below 4.5 to 1; BackgroundColor, #2d3c3f;"
    " ForegroundColor, #627376, contrast 2.31 to 1, below 4.5 to 1;"
    " TextColor, #dddddd, contrast 8.45 to 1; HeadlineLabel, contrast 8.45 to 1;"
    " TextLabel, contrast 11.47 to 1; DetailLabel, contrast 1.53 to 1, below 4.5 to 1")
REFUSAL = "“no@where@now” is not an email address: there is a second @ at character 9. An address has only one @."


class ScreenReaderTest(GalleryTest):
    """All scenarios of this class share one Orca process."""

    orca: ClassVar[ScreenReader]

    @classmethod
    def setUpClass(cls) -> None:
        if not screen_reader.is_installed():
            raise unittest.SkipTest("Orca is not installed; Debian's package is called orca.")
        cls.orca = ScreenReader(cls.desktop.session.environment)
        cls.addClassCleanup(cls.orca.close)

    def open(self, title: str, *arguments: str) -> Application:
        """Starts the gallery and waits until Orca speaks the page in the list of pages."""
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
        """Opens the page, with the focus on the first button of the grid."""
        application = self.open("Mystery Grid", "--seed", str(SEED))
        page = MysteryPage(application, application.window())
        page.mystery_button(0).focus()
        heard = self.orca.wait_for("Mystery Grid panel", f"{GRID} panel", f"{name_of(0)} push button")
        self.assertEqual(heard.count("Mystery Grid panel"), 1, heard)
        return page

    def focus(self, application: Application, role: str, name: str) -> None:
        application.window().find(role, name).focus()

    def test_a_rejection_is_spoken_the_first_time_and_the_second(self):
        page = self.open_contacts_page()
        page.type("no@where@now")
        self.orca.wait_for(REFUSAL)
        self.keyboard.press("Return")
        self.orca.wait_for(REFUSAL)

    def test_the_names_and_errors_of_the_form_are_spoken(self):
        page = self.open_contacts_page()
        page.button(ADD).perform()
        self.orca.wait_for("Name text")
        self.keyboard.press("Tab")
        self.orca.wait_for("Email text")
        self.keyboard.type("no@where@now")
        self.keyboard.press("Return")
        self.orca.wait_for(REFUSAL)

    def test_adding_copying_removing_and_restoring_are_spoken(self):
        page = self.open_contacts_page()
        page.type("Bea")
        self.orca.wait_for("notification Bea added")
        page.focus(page.token(SAMPLES[0]))
        self.keyboard.press("space")
        page.button_of_card("Copy").perform()
        self.orca.wait_for(f"notification {SAMPLES[0]} copied")
        page.focus(page.token("Bea"))
        self.keyboard.press("Delete")
        self.orca.wait_for("notification Bea removed; Ctrl+Z restores it")
        self.keyboard.press("Control_L", "z")
        self.orca.wait_for("notification Bea restored")

    def test_a_reveal_is_spoken_with_the_score(self):
        self.open_mystery_page()
        self.keyboard.press("Return")
        surprise, points = FIRST[0], VALUES[FIRST[0]]
        self.orca.wait_for(
            name_of(0, surprise), f"notification {surprise}, {points} points. Score: {points}")

    def test_the_end_of_a_round_and_the_beginning_of_the_next_are_spoken(self):
        page = self.open_mystery_page()
        for index in range(BUTTONS - 1):
            page.mystery_button(index).perform()
        page.mystery_button(BUTTONS - 1).focus()
        self.orca.wait_for(f"{name_of(BUTTONS - 1)} push button")
        self.keyboard.press("Return")
        points = score(FIRST)
        self.orca.wait_for(
            f"notification {FIRST[-1]}, {VALUES[FIRST[-1]]} points. Score: {points}. Round over."
            f" Best score: {points}")
        self.keyboard.press("Left")
        self.orca.wait_for("notification New round. Score: 0")
        self.keyboard.press("Control_L", "n")
        self.orca.wait_for("notification New game. Score: 0")

    def test_a_page_opened_by_a_key_is_named_before_the_focused_widget(self):
        self.open_mystery_page()
        self.keyboard.press("Control_L", "Page_Down")
        self.orca.wait_for("Round Buttons panel")

    def test_a_page_is_named_while_the_focus_is_in_the_header_bar(self):
        application = self.open("Buttons")
        self.focus(application, "toggle button", "Main Menu")
        self.orca.wait_for("Main Menu toggle button not pressed")
        self.keyboard.press("Alt_L", "4")
        self.orca.wait_for("Round Buttons – Button Gallery")
        self.keyboard.press("Alt_L", "4")
        self.orca.wait_for("notification Round Buttons")

    def test_a_page_that_opens_again_repeats_no_old_message(self):
        page = self.open_contacts_page()
        page.type("Bea")
        self.orca.wait_for("notification Bea added")
        self.keyboard.press("Control_L", "Page_Up")
        self.orca.wait_for("Interface Elements panel", "Samples image")
        self.keyboard.press("Control_L", "Page_Up")
        self.orca.wait_for("Round Buttons panel")
        self.keyboard.press("Control_L", "Page_Up")
        heard = self.orca.wait_for("Mystery Grid panel", f"{GRID} panel")
        self.keyboard.press("Alt_L", "6")
        heard += self.orca.wait_for("Contacts panel", "Add Recipients text")
        self.assertEqual([each for each in heard if each.startswith("notification")], [])
        self.assertNotIn("Bea added", [node.name for node in page.window.walk()])

    def test_the_result_of_a_press_and_the_purpose_of_the_switches_are_spoken(self):
        application = self.open("Buttons")
        self.focus(application, "push button", "Standard")
        self.orca.wait_for("Standard push button")
        for key, said in (("Return", "Standard"), ("Tab", None), ("space", "Pretty"),
                          ("Tab", None), ("Return", "Six States")):
            self.keyboard.press(key)
            if said:
                self.orca.wait_for(f"notification {said} button pressed")
        self.focus(application, "toggle button", "Enabled")
        self.orca.wait_for(
            "Acts on Standard, Custom and Six States panel", "Enabled toggle button pressed")
        self.focus(application, "push button", "Clear")
        self.orca.wait_for("Clear push button")
        self.keyboard.press("space")
        self.orca.wait_for("notification Event log cleared")

    def test_a_popover_is_spoken_once_and_its_button_when_it_closes(self):
        application = self.open("Buttons")
        self.focus(application, "push button", "Detail Disclosure")
        self.orca.wait_for("Detail Disclosure push button")
        self.keyboard.press("Return")
        text = "Opens the details of an object or record"
        heard = self.orca.wait_for(
            f"Detail Disclosure (UIButtonTypeDetailDisclosure). {text}. dialog")
        self.keyboard.press("Escape")
        heard += self.orca.wait_for("Detail Disclosure push button")
        self.assertEqual(" ".join(heard).count(text), 1, heard)
        self.focus(application, "push button", "Contact Add")
        self.orca.wait_for("Contact Add push button")
        self.keyboard.press("Return")
        self.orca.wait_for("Contacts panel", "Add Contact dialog", "Name text")

    def test_samples_their_contrast_and_choices_are_spoken(self):
        self.open("Interface Elements", "--theme", "classic")
        self.keyboard.press("Tab")
        self.orca.wait_for("Samples image", SAMPLES_OF_THE_THEME)
        for name in ("App Font combo box", "Text Color combo box"):
            self.keyboard.press("Tab")
            self.orca.wait_for(name)
        self.keyboard.press("space")
        self.orca.wait_for("combo box")
        self.keyboard.press("Down")
        self.orca.wait_for("Amber")
        self.keyboard.press("Return")
        self.orca.wait_for("notification Amber, TextColor contrast 8.49 to 1")

    def test_an_undo_without_a_removal_is_spoken(self):
        self.open("Contacts")
        self.keyboard.press("Control_L", "z")
        self.orca.wait_for("notification Nothing to restore")

    def test_the_names_of_the_settings_groups_are_spoken_when_the_focus_enters_them(self):
        # A key during the flip would reverse it.
        folder = self.configuration / "gtk-3.0"
        folder.mkdir()
        (folder / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        application = self.open("Flipper")
        self.focus(application, "push button", "Settings")
        heard = self.orca.wait_for("Settings push button")
        card = "Cupertino: Clear, 23\u00a0°C, high 25\u00a0°C, low 13\u00a0°C. Sample data. panel"
        self.assertEqual(heard[-2:], [card, "Settings push button"])
        application.window().find("push button", "Settings").perform()
        settings = application.window().find("panel", "Settings")
        settings.find("radio button", "Celsius").focus()
        self.orca.wait_for("Unit panel")
        settings.find("radio button", "London").focus()
        self.orca.wait_for("City panel", "London", "not selected radio button")
        self.keyboard.press("Return")
        self.orca.wait_for("notification London, Rain, 11\u00a0°C")

    def test_a_warning_is_spoken_and_the_focus_is_not_on_the_button_that_closes_it(self):
        file = self.configuration / "button-gallery" / "contacts.ini"
        file.parent.mkdir()
        file.write_text("damaged")
        self.orca.forget()
        warning = self.start("--page", "contacts").window().find("alert")
        self.assertIn(str(file), warning.name)
        self.orca.wait_for("Contacts", f"alert {warning.name}")
        warning.find("push button", "Close").focus()
        self.orca.wait_for("Close push button")

    def test_the_shortcuts_are_spoken_one_by_one(self):
        self.open("Buttons")
        self.keyboard.press("F1")
        spoken = self.orca.wait_for("Show Keyboard Shortcuts: F1 or Ctrl+Question Mark")
        # Orca also speaks the role if it handles the window's activation before the focus.
        self.assertTrue({"Keyboard Shortcuts", "Keyboard Shortcuts frame"} & set(spoken), spoken)
        self.keyboard.press("Down")
        self.orca.wait_for("Open Menu: F10")
        self.keyboard.press("Down")
        self.assertNotIn("not selected", self.orca.wait_for("Close Window: Ctrl+W"))
