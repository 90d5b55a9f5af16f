"""The gallery under Wayland: it starts, is clicked and ends without a critical."""

import shutil
import subprocess
import unittest

from buttons_page import STANDARD
from gallery_test import GalleryTest
from waiting import wait_until

SOCKET = "button-gallery-test"


@unittest.skipUnless(shutil.which("weston"), "weston is not installed")
class WaylandTest(GalleryTest):
    def start_weston(self) -> dict[str, str]:
        """Starts weston in a window of the virtual display, and returns what its clients need.

        Its headless backend has no seat, and so no input.
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

    def test_it_is_clicked_and_closed(self):
        environment = self.start_weston()
        page = self.open_buttons_page(**environment)
        self.pointer.click(page.button(STANDARD).centre)
        page.wait_for_sentence(STANDARD)
        self.keyboard.press("Control_L", "q")
        self.assertEqual(page.application.status(), 0)

    def test_a_picture_at_twice_the_scale_is_refused_with_the_reason(self):
        environment = self.start_weston()
        outcome = self.run_to_end(
            "--page", "buttons", "--scale", "2", "--screenshot", str(self.folder / "x.png"), **environment)
        self.assertNotEqual(outcome.status, 0)
        self.assertEqual(len(outcome.sentences), 1, outcome.errors)
        self.assertIn("Wayland", outcome.errors)
