"""Contacts are typed, pasted, rejected, opened, removed, and restored, by every means of input."""

import subprocess

import session
from accessibility import Node, State, without_isolates
from contacts_page import ADD, ENTRY, SAMPLES, UNDO, ContactsPage
from contacts_test import ContactsTest
from waiting import hold, wait_until


class ContactsPageTest(ContactsTest):
    # Adding

    def test_typed_contacts_are_restored_after_a_restart(self):
        page = self.open_contacts_page()
        page.wait_for_tokens(*SAMPLES)
        self.assertFalse(self.file.exists(), "a launch writes nothing")
        page.type("Bea <bea@example.org>; cy@example.org, Dan")
        added = ["Bea", "cy@example.org", "Dan"]
        page.wait_for_tokens(*SAMPLES, *added)
        page.wait_for_text("Bea added\ncy@example.org added\nDan added")
        self.assertEqual(page.entry.text, "")
        self.quit(page)
        self.assertEqual(self.names(), [*SAMPLES, *added])
        self.open_contacts_page().wait_for_tokens(*SAMPLES, *added)

    def test_rejected_text_stays_in_the_entry_with_the_reason_below(self):
        page = self.open_contacts_page()
        page.type("Bea <bea@example.org>, ANN.field@example.org, no@where@now")
        page.wait_for_tokens(*SAMPLES, "Bea")
        self.assertEqual(page.entry.text, "ANN.field@example.org, no@where@now")
        reason = (
            "ANN.field@example.org already belongs to “Ann Field”. Enter another address or remove"
            " that contact.\n“no@where@now” is not an email address: there is a second @ at character"
            " 32. An address has only one @.")
        page.wait_for_text(reason)
        page.wait_for_text("Bea added")
        self.assertEqual(without_isolates(page.entry.description), reason)
        self.assertTrue(page.entry.has(State.FOCUSED))
        page.focus(page.token("Bea"))
        self.keyboard.press("Delete")
        page.wait_for_text("Bea removed; Ctrl+Z restores it")
        page.wait_for_text(reason)
        self.assertEqual(without_isolates(page.entry.description), reason)

    def test_a_click_in_the_padding_focuses_the_entry_and_a_change_removes_the_reason(self):
        page = self.open_contacts_page()
        page.focus(page.token(SAMPLES[0]))
        left, top, *_ = page.entry.parent.extents
        self.pointer.click((left - 4, top - 4))
        page.wait_for_focus(ENTRY)
        self.keyboard.type("no@where@now")
        self.keyboard.press("Return")
        wait_until(lambda: "second @" in page.entry.description, "the rejection")
        self.keyboard.press("BackSpace")
        wait_until(lambda: not page.entry.description, "the rejection to disappear")
        self.assertEqual(page.entry.text, "no@where@no")

    def test_pasted_lines_are_added_at_once_and_other_text_on_return(self):
        page = self.open_contacts_page()
        page.focus(page.entry)
        self.desktop.display.offer(
            "Bea <bea@example.org>\r\ncy@example.org\n",
            lambda: self.keyboard.press("Control_L", "v"))
        page.wait_for_tokens(*SAMPLES, "Bea", "cy@example.org")
        pasted = "\"Doe, Dan\" <dan@example.org>, eve@example.org"
        self.desktop.display.offer(pasted, lambda: self.keyboard.press("Control_L", "v"))
        wait_until(lambda: page.entry.text == pasted, "the pasted text")
        self.keyboard.press("Return")
        page.wait_for_tokens(
            *SAMPLES, "Bea", "cy@example.org", "Doe, Dan", "eve@example.org")

    def test_a_paste_on_a_token_goes_to_the_entry(self):
        page = self.open_contacts_page()
        page.focus(page.token(SAMPLES[1]))
        self.desktop.display.offer(
            "bea@example.org", lambda: self.keyboard.press("Control_L", "v"))
        wait_until(lambda: page.entry.text == "bea@example.org", "the pasted text")
        page.wait_for_focus(ENTRY)

    def test_the_form_retains_its_text_when_a_click_elsewhere_closes_it(self):
        page = self.open_contacts_page()
        for key, kept in ((None, "Bea"), ("Escape", "")):
            self.pointer.click(page.button(ADD).center)
            page.wait_for_focus("Name")
            self.keyboard.press("Control_L", "a")
            self.keyboard.type("Bea")
            wait_until(lambda: page.window.find("text", "Name").text == "Bea", "the text")
            if key is None:
                left, top, width, height = page.entry.extents
                self.pointer.click((left + width - 4, top + height + 2))
            else:
                self.keyboard.press(key)
            wait_until(lambda: not page.window.find_all("text", "Name"), "the form to close")
            self.pointer.click(page.button(ADD).center)
            page.wait_for_focus("Name")
            self.assertEqual(page.window.find("text", "Name").text, kept)
            self.keyboard.press("Escape")
            wait_until(lambda: not page.window.find_all("text", "Name"), "the form to close")

    def test_the_form_adds_a_contact_and_shows_errors(self):
        page = self.open_contacts_page()
        self.pointer.click(page.button(ADD).center)
        page.wait_for_focus("Name")
        self.keyboard.press("Return")
        page.wait_for_text("Enter a name or an email address.")
        self.keyboard.type("Bea")
        self.keyboard.press("Tab")
        page.wait_for_focus("Email")
        self.keyboard.type("max@example.com")
        self.keyboard.press("Return")
        page.wait_for_text(
            f"max@example.com already belongs to “{SAMPLES[1]}”. Enter another address or remove"
            " that contact.")
        self.keyboard.type("bea@example.org")
        page.button("Add").perform()
        page.wait_for_tokens(*SAMPLES, "Bea")
        page.wait_for_focus(ADD)
        self.assertEqual(page.log.events_of(ADD), ["touchDown", "touchUpInside"])

    def test_a_button_of_the_buttons_page_opens_the_form(self):
        for arguments in ((), ("--window",)):
            with self.subTest(arguments=arguments):
                buttons = self.open_buttons_page(*arguments)
                buttons.window.find("push button", "Contact Add").perform()
                windows = buttons.application.wait_for_windows(2 if arguments else 1)
                page = next(window for window in windows if window.find_all("text", ENTRY))
                page.find("text", "Name")
                wait_until(lambda: page.find("text", "Name").has(State.FOCUSED), "the form's focus")
                self.keyboard.type("Bea")
                self.keyboard.press("Return")
                page.find("push button", "Bea")
                self.close_buttons_page()
                self.file.unlink()

    # The card

    def test_a_click_opens_the_card_whose_buttons_copy_and_remove(self):
        page = self.open_contacts_page()
        self.pointer.click(page.token(SAMPLES[1]).center)
        page.wait_for_text("max@example.com")
        self.assertEqual(page.log.events_of(SAMPLES[1]), ["touchDown", "touchUpInside"])
        self.pointer.click(page.button_of_card("Copy").center)
        wait_until(
            lambda: self.desktop.display.clipboard() == f"{SAMPLES[1]} <max@example.com>", "the copy")
        page.wait_for_text(f"{SAMPLES[1]} copied")
        page.wait_for_focus(SAMPLES[1])
        self.keyboard.press("space")
        self.pointer.click(page.button("Remove").center)
        page.wait_for_tokens(SAMPLES[0], *SAMPLES[2:])
        page.wait_for_focus(SAMPLES[2])
        self.pointer.click(page.button(UNDO).center)
        page.wait_for_tokens(*SAMPLES)

    def test_escape_closes_the_card_and_restores_the_focus(self):
        page = self.open_contacts_page()
        page.focus(page.token(SAMPLES[0]))
        self.keyboard.press("Return")
        page.wait_for_text("ann.field@example.org")
        self.keyboard.press("Escape")
        page.wait_for_focus(SAMPLES[0])

    def test_undo_does_nothing_while_the_form_is_open(self):
        page = self.open_contacts_page()
        page.focus(page.token(SAMPLES[0]))
        self.keyboard.press("Delete")
        page.wait_for_tokens(*SAMPLES[1:])
        self.pointer.click(page.button(ADD).center)
        page.wait_for_focus("Name")
        self.keyboard.press("Control_L", "z")
        self.keyboard.type("Bea")
        self.keyboard.press("Return")
        page.wait_for_tokens(*SAMPLES[1:], "Bea")
        page.wait_for_focus(ADD)
        self.keyboard.press("Control_L", "z")
        page.wait_for_tokens(*SAMPLES, "Bea")

    # Keys

    def test_backspace_selects_the_last_token_and_a_second_press_deletes_it(self):
        page = self.open_contacts_page()
        page.focus(page.entry)
        self.keyboard.press("BackSpace")
        page.wait_for_focus(SAMPLES[4])
        page.wait_for_tokens(*SAMPLES)
        self.keyboard.press("BackSpace")
        page.wait_for_tokens(*SAMPLES[:4])
        page.wait_for_focus(ENTRY)
        self.keyboard.press("Control_L", "z")
        page.wait_for_tokens(*SAMPLES)
        page.wait_for_text("office@example.com restored")

    def test_a_contact_that_cannot_be_restored_yet_is_restored_once_it_can(self):
        page = self.open_contacts_page()
        page.focus(page.token(SAMPLES[0]))
        self.keyboard.press("Delete")
        page.wait_for_tokens(*SAMPLES[1:])
        page.type("Dup1 <ann.field@example.org>")
        page.wait_for_tokens(*SAMPLES[1:], "Dup1")
        self.keyboard.press("Control_L", "z")
        page.wait_for_text(
            "“Ann Field” cannot be restored: ann.field@example.org already belongs to “Dup1”."
            " Enter another address or remove that contact.")
        page.focus(page.token("Dup1"))
        self.keyboard.press("Delete")
        page.wait_for_text("Dup1 removed; Ctrl+Z restores Ann Field")
        self.keyboard.press("Control_L", "z")
        page.wait_for_tokens(*SAMPLES)

    def test_a_held_backspace_stops_at_the_end_of_the_text(self):
        page = self.open_contacts_page()
        page.focus(page.entry)
        self.keyboard.type("abc")
        self.keyboard.hold("BackSpace", seconds=2)
        self.assertEqual(page.entry.text, "")
        page.wait_for_focus(ENTRY)
        page.wait_for_tokens(*SAMPLES)
        self.keyboard.press("Left")
        self.keyboard.hold("Delete", seconds=2)
        page.wait_for_tokens(*SAMPLES[:4])

    def test_arrow_keys_move_over_the_tokens_and_typing_goes_to_the_entry(self):
        page = self.open_contacts_page()
        page.focus(page.entry)
        for key, name in (
            ("Left", SAMPLES[4]), ("Left", SAMPLES[3]), ("Home", SAMPLES[0]), ("Left", SAMPLES[0]),
            ("Right", SAMPLES[1]), ("End", ENTRY), ("Left", SAMPLES[4]), ("Right", ENTRY),
            ("Left", SAMPLES[4]), ("Shift_L", SAMPLES[4]), ("Escape", ENTRY), ("Left", SAMPLES[4]),
            ("x", ENTRY),
        ):
            self.keyboard.press(key)
            page.wait_for_focus(name)
        self.assertEqual(page.entry.text, "x")

    def test_contacts_are_removed_and_restored_through_the_accessibility_tree(self):
        page = self.open_contacts_page()
        page.token(SAMPLES[0]).perform()
        page.button("Remove").perform()
        page.wait_for_tokens(*SAMPLES[1:])
        page.button(UNDO).perform()
        page.wait_for_tokens(*SAMPLES)
        wait_until(lambda: not page.window.find_all("push button", UNDO), "nothing to bring back")
        self.assertEqual(page.application.lines, [])

    # The file

    def test_two_processes_preserve_each_others_contacts(self):
        # Without a session bus, each launch is a separate process.
        accessibility = {
            "DBUS_SESSION_BUS_ADDRESS": session.NO_BUS,
            "AT_SPI_BUS_ADDRESS": self.desktop.session.accessibility_address,
        }
        pages = []
        for _ in range(2):
            application = self.start("--page", "contacts", "--window", **accessibility)
            pages.append(ContactsPage(application, application.wait_for_windows()[0], self.keyboard))
        added = [f"{name}{number}@example.org" for number in range(20) for name in ("ann", "bob")]
        for index, mail in enumerate(added):
            entry = pages[index % 2].entry
            entry.set_text(mail)
            entry.perform()
        for page in pages:
            wait_until(lambda: set(page.tokens) == {*SAMPLES, *added}, "all 40 in both windows")
            self.assertEqual(page.application.lines, [])
        self.assertEqual(sorted(self.names()), sorted([*SAMPLES, *added]))

    def test_two_windows_of_one_process_show_the_same_contacts(self):
        page = self.open_contacts_page()
        self.assertEqual(self.run_to_end("--page", "contacts", "--window").status, 0)
        windows = page.application.wait_for_windows(2)
        first, second = (ContactsPage(page.application, window, self.keyboard) for window in windows)
        for number, (page, other) in enumerate([(first, second), (second, first)]):
            mail = f"{number}@example.org"
            page.entry.set_text(mail)
            page.entry.perform()
            wait_until(lambda: mail in other.tokens, "the contact in the other window")
            self.assertEqual(page.tokens, other.tokens)

    def test_a_damaged_file_is_set_aside_with_a_warning_in_the_window(self):
        for damage in (
            "Name=Ann", "[Contact x]\nName=Ann\n",
            "[Contact 1]\nE-Mail=a@b\n[Contact 2]\nE-Mail=A@b\n",
        ):
            with self.subTest(damage=damage):
                self.file.parent.mkdir(exist_ok=True)
                self.file.write_text(damage)
                page = self.open_contacts_page()
                page.wait_for_tokens(*SAMPLES)
                aside = f"file was renamed to {self.file}.damaged"
                self.assertEqual(len(page.application.lines), 1, page.application.lines)
                self.assertTrue(page.application.lines[0].endswith(aside), page.application.lines)
                said = without_isolates(page.window.find("alert").name)
                self.assertIn(aside, said)
                kept = self.file.with_name("contacts.ini.damaged")
                self.assertEqual(kept.read_text(), damage)
                kept.unlink()
                self.quit(page)

    def test_a_full_disk_causes_one_warning_and_loses_no_contact(self):
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", self.configuration],
            capture_output=True, text=True)
        if mounted.returncode != 0:
            self.skipTest(mounted.stderr.strip())
        self.addCleanup(subprocess.run, ["umount", "--lazy", self.configuration], check=True)
        page = self.open_contacts_page()
        page.type("bea@example.org")
        wait_until(self.file.exists, "the file")
        # Otherwise, the window's state might be saved while the disk is full, with a second warning.
        wait_until(self.file.with_name("window.ini").exists, "the state of the window")
        before = self.file.read_text()
        filler = self.configuration / "filler"
        with self.assertRaises(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 1024)
        page.type("cy@example.org")
        page.wait_for_tokens(*SAMPLES, "bea@example.org", "cy@example.org")
        self.assertIn("No space left", page.window.find("alert").name)
        self.assertEqual(self.file.read_text(), before, "the file is complete")
        filler.unlink()
        page.type("dan@example.org")
        wait_until(lambda: not page.window.find_all("alert"), "the bar to close")
        wait_until(
            lambda: self.names() == [
                *SAMPLES, "bea@example.org", "cy@example.org", "dan@example.org"],
            "all contacts in the file")

    def test_an_unwritable_folder_causes_one_warning(self):
        self.file.parent.write_text("A file where the folder should be.")
        page = self.open_contacts_page()
        page.type("bea@example.org")
        page.wait_for_tokens(*SAMPLES, "bea@example.org")

        def warnings() -> list[Node]:
            """Returns the bar with a warning about this file, not about the window's own file."""
            return [bar for bar in page.window.find_all("alert") if self.file.name in bar.name]
        bar = wait_until(warnings, "the warning")[0]
        self.assertIn("Changes are not saved.", bar.name)
        bar.find("push button").perform()
        wait_until(lambda: not warnings(), "the bar to close")
        page.type("cy@example.org")
        page.wait_for_tokens(*SAMPLES, "bea@example.org", "cy@example.org")
        hold(0.3)
        self.assertEqual(warnings(), [], "the warning is printed once")
        self.file.parent.unlink()
        page.type("dan@example.org")
        page.wait_for_tokens(*SAMPLES, "bea@example.org", "cy@example.org", "dan@example.org")
        wait_until(self.file.exists, "the file")
        self.assertEqual(
            self.names(), [*SAMPLES, "bea@example.org", "cy@example.org", "dan@example.org"])
