"""Under Wayland, every page is shown and pressed, and the gallery ends, without a critical warning."""

import shutil
import subprocess
import unittest

import flipper_page
import round_buttons_page
from accessibility import State
from buttons_page import STANDARD
from contacts_page import SAMPLES
from event_log import EventLog
from gallery_test import GalleryTest
from mystery_page import name_of, position_of
from waiting import wait_until

SOCKET = "button-gallery-test"
#: The button that is pressed on each page, in the order of the list: its name, and its name in the
#: log. The button of Interface Elements is insensitive without a change.
PRESSED = {
    "Buttons": (STANDARD, STANDARD),
    "Flipper": (flipper_page.INFO, flipper_page.INFO),
    "Mystery Grid": (name_of(0), position_of(0)),
    "Round Buttons": (round_buttons_page.EXAMPLE, round_buttons_page.EXAMPLE),
    "Interface Elements": None,
    "Contacts": (SAMPLES[0], SAMPLES[0]),
}


@unittest.skipUnless(shutil.which("weston"), "weston is not installed")
class WaylandTest(GalleryTest):
    def start_weston(self) -> dict[str, str]:
        """Starts weston in a window of the virtual display, and returns the environment of its clients.

        The headless backend of weston has no seat, and therefore no input.
        """
        weston = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman",
             f"--socket={SOCKET}", "--width=1100", "--height=900", "--no-config"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(weston.wait)
        self.addCleanup(weston.terminate)
        socket = self.desktop.session.folder / "xdg_runtime_dir" / SOCKET
        wait_until(socket.is_socket, "weston's socket")
        wait_until(self.desktop.display.managed_windows, "weston's window")
        return {"WAYLAND_DISPLAY": SOCKET, "GDK_BACKEND": "wayland"}

    def test_every_page_is_shown_and_pressed_and_the_window_is_closed(self):
        environment = self.start_weston()
        page = self.open_buttons_page(**environment)
        window = page.window
        for number, (title, pressed) in enumerate(PRESSED.items(), start=1):
            with self.subTest(page=title):
                self.keyboard.press("Alt_L", str(number))
                wait_until(lambda: window.find("list item", title).has(State.SELECTED), title)
                if pressed is None:
                    continue
                name, logged = pressed
                button = window.find("push button", name)
                x, y, width, height = button.extents
                self.pointer.click((x + width // 2, y + height // 4))
                # A log that is scrolled out of view also shows the event.
                log = EventLog(window, scrolled_away=True)
                log.wait_for(logged, "touchUpInside")
        page.wait_for_sentence(STANDARD)
        self.keyboard.press("Escape")
        self.keyboard.press("Control_L", "q")
        self.assertEqual(page.application.status(), 0)

    def test_a_picture_at_double_scale_is_rejected_with_the_reason(self):
        environment = self.start_weston()
        outcome = self.run_to_end(
            "--page", "buttons", "--scale", "2", "--screenshot", str(self.folder / "x.png"), **environment)
        self.assertNotEqual(outcome.status, 0)
        self.assertEqual(len(outcome.sentences), 1, outcome.errors)
        self.assertIn("Wayland", outcome.errors)
