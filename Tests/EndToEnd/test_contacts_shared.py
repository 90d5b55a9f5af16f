"""Several processes save contacts in one file at the same time."""

from __future__ import annotations

import fcntl
import signal
import subprocess
import sys
from pathlib import Path

import session
from accessibility import without_isolates
from contacts_page import SAMPLES, ContactsPage
from gallery_test import GalleryTest
from waiting import wait_until

#: The number of galleries that add contacts at the same time, and of contacts that each one adds.
GALLERIES, CONTACTS = 3, 40


class ContactsSharedTest(GalleryTest):

    def setUp(self):
        super().setUp()
        self.file = self.configuration / "button-gallery" / "contacts.ini"

    def open_page(self) -> ContactsPage:
        """Opens the Contacts page of a gallery in a separate process, as without a session bus."""
        application = self.start(
            "--page", "contacts", "--window", DBUS_SESSION_BUS_ADDRESS=session.NO_BUS,
            AT_SPI_BUS_ADDRESS=self.desktop.session.accessibility_address)
        return ContactsPage(application, application.wait_for_windows()[0], self.keyboard)

    @staticmethod
    def add(page: ContactsPage, text: str) -> None:
        entry = page.entry
        entry.set_text(text)
        entry.perform()

    def start_adding(self, page: ContactsPage, prefix: str) -> subprocess.Popen:
        """Starts a process that adds contacts to a gallery as soon as its input ends."""
        process = str(page.application.process_identifier)
        script = Path(__file__).with_name("add_contacts.py")
        adding = subprocess.Popen(
            [sys.executable, "-B", script, process, str(CONTACTS), prefix],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for stream in (adding.stdin, adding.stdout):
            self.addCleanup(stream.close)
        self.addCleanup(adding.wait)
        self.addCleanup(adding.kill)
        return adding

    def test_processes_that_add_contacts_at_the_same_time_lose_none(self):
        pages = {prefix: self.open_page() for prefix in "abc"[:GALLERIES]}
        adding = [self.start_adding(page, prefix) for prefix, page in pages.items()]
        for each in adding:
            self.assertEqual(each.stdout.readline(), "ready\n")
        for each in adding:
            each.stdin.close()
        for each in adding:
            self.assertEqual(each.wait(), 0)
        added = {f"{prefix}{number}@example.org" for prefix in pages for number in range(CONTACTS)}
        for page in pages.values():
            wait_until(lambda: set(page.tokens) == {*SAMPLES, *added}, "all in every window")
        lines = self.file.read_text().splitlines()
        kept = {line.removeprefix("E-Mail=") for line in lines if line.startswith("E-Mail=")}
        self.assertEqual(added - kept, set())
        groups = [line for line in lines if line.startswith("[Contact ")]
        self.assertEqual(len(groups), len(SAMPLES) + len(added))
        self.assertEqual(len(set(groups)), len(groups), "no number is used twice")

    def test_a_contact_that_cannot_be_saved_is_named_in_its_window(self):
        first = self.open_page()
        self.add(first, "Cleo")
        wait_until(self.file.exists, "the file")
        with Path(f"{self.file}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.add(first, "Ann <ann@x.org>")
            self.assertIn("Changes are not saved.", first.window.find("alert").name)
            kept = self.file.read_text().replace("LastNumber=6\n", "LastNumber=7\n")
            self.file.write_text(f"{kept}\n[Contact 7]\nName=Anna\nE-Mail=ANN@x.org\n")
        first.wait_for_tokens(*SAMPLES, "Cleo", "Anna")
        gone = "“Ann” could not be saved and was lost: ann@x.org already belongs to “Anna”"
        wait_until(
            lambda: without_isolates(first.window.find("alert").name).startswith(gone),
            "Ann in the warning bar")

    def test_an_edit_is_saved_as_soon_as_the_lock_is_free(self):
        first = self.open_page()
        self.add(first, "Cleo")
        wait_until(self.file.exists, "the file")
        with Path(f"{self.file}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.add(first, "Ann <ann@x.org>")
            self.assertIn("Changes are not saved.", first.window.find("alert").name)
            self.assertNotIn("ann@x.org", self.file.read_text())
        wait_until(lambda: "ann@x.org" in self.file.read_text(), "the contact in the file")
        first.application.send_signal(signal.SIGKILL)
        second = self.open_page()
        second.wait_for_tokens(*SAMPLES, "Cleo", "Ann")

    def test_an_open_window_loses_nothing_when_the_file_is_deleted(self):
        first = self.open_page()
        self.add(first, "Cleo")
        wait_until(self.file.exists, "the file")
        self.file.unlink()
        wait_until(self.file.exists, "the new file")
        second = self.open_page()
        second.wait_for_tokens(*SAMPLES, "Cleo")
        self.add(second, "Bea")
        for page in (first, second):
            page.wait_for_tokens(*SAMPLES, "Cleo", "Bea")
