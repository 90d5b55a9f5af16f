"""A session has one gallery: a second launch presents the existing window."""

import session
import window_actions
from gi.repository import Gio, GLib
from Xlib import X, Xatom

from application import run_to_end
from buttons_page import ButtonsPage
from gallery_test import GalleryTest
from waiting import wait_until
from window_actions import NAME


class SingleInstanceTest(GalleryTest):
    def test_a_second_launch_presents_the_window_of_the_first(self):
        page = self.open_buttons_page()
        display = self.desktop.display
        gallery = display.managed_windows()[-1]
        other = display.root.create_window(0, 0, 300, 300, 0, X.CopyFromParent)
        self.addCleanup(other.destroy)
        other.map()
        wait_until(lambda: display.focused_window() == other.id, "the other window to be in front")
        second = self.run_to_end("--page", "buttons")
        self.assertEqual((second.status, second.errors), (0, ""))
        wait_until(lambda: display.managed_windows()[-1] == gallery, "the gallery to be raised")
        page.application.wait_for_windows(1)
        page.expect_sentences()

    def test_a_second_launch_without_a_page_does_not_change_the_page(self):
        page = self.open_buttons_page()
        self.assertEqual(self.run_to_end().status, 0)
        page.application.wait_for_windows(1)
        page.expect_sentences()

    def test_only_a_second_launch_with_an_unknown_page_fails(self):
        page = self.open_buttons_page()
        self.assertEqual(self.run_to_end("--page", "botons").status, 2)
        page.expect_sentences()

    def test_without_a_bus_every_launch_is_separate(self):
        first = self.start(DBUS_SESSION_BUS_ADDRESS=session.NO_BUS)
        second = self.start(DBUS_SESSION_BUS_ADDRESS=session.NO_BUS)
        display = self.desktop.display

        def wait_for_windows(count: int) -> None:
            """Waits until there are so many windows, and one of them has the keyboard focus."""
            wait_until(lambda: len(display.managed_windows()) == count, f"{count} windows")
            wait_until(
                lambda: display.focused_window() in [window.id for window in display.managed_windows()],
                "the keyboard to be in one of the windows")
        wait_for_windows(2)
        self.keyboard.press("Control_L", "q")
        wait_until(lambda: first.running != second.running, "one of the two to end")
        wait_for_windows(1)
        self.keyboard.press("Control_L", "q")
        self.assertEqual((first.status(), second.status()), (0, 0))

    def test_a_picture_or_report_requested_over_the_bus_is_rejected_and_the_gallery_continues(self):
        picture = self.folder / "picture.png"
        flag = GLib.Variant("b", True)
        page = self.open_buttons_page()
        self.expect_rejection(page, {"screenshot": GLib.Variant.new_bytestring(str(picture).encode())})
        self.assertFalse(picture.exists())
        page.expect_sentences()
        page = self.open_buttons_page(binary=self.desktop.bench)
        for options in (
            {"exit-after-first-frame": flag}, {"dump-tree": flag}, {"report-visits": flag},
            {"report-flips": GLib.Variant.new_bytestring(b"1")},
            {"report-themes": GLib.Variant.new_bytestring(b"1")},
        ):
            with self.subTest(options=options):
                self.expect_rejection(page, options)
        page.expect_sentences()

    def expect_rejection(self, page: ButtonsPage, options: dict[str, GLib.Variant]) -> None:
        """Sends a command line to the gallery over the bus, and expects an error and no new window."""
        data = {"options": GLib.Variant("a{sv}", options)}
        status = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            NAME, "/org/buttongallery/ButtonGallery", "org.gtk.Application", "CommandLine",
            GLib.Variant("(oaaya{sv})", ("/", [b"button-gallery"], data)), None,
            Gio.DBusCallFlags.NO_AUTO_START, 5_000, None)
        self.assertEqual(status.unpack(), (2,))
        page.application.wait_for_windows(1)

    def test_a_picture_is_taken_in_a_separate_process(self):
        page = self.open_buttons_page()
        picture = self.folder / "picture.png"
        self.assertEqual(self.run_to_end("--page", "buttons", "--screenshot", str(picture)).status, 0)
        self.assertTrue(picture.is_file())
        measured = run_to_end(
            self.desktop.bench, "--page", "buttons", "--window", "--exit-after-first-frame",
            environment=self.environment)
        self.assertEqual(measured.status, 0)
        self.assertIn("=", measured.output)
        page.application.wait_for_windows(1)
        page.expect_sentences()

    def test_the_desktop_presents_the_window_over_the_bus(self):
        page = self.open_buttons_page()
        display = self.desktop.display
        gallery = display.managed_windows()[-1]
        other = display.root.create_window(0, 0, 300, 300, 0, X.CopyFromParent)
        self.addCleanup(other.destroy)
        other.map()
        wait_until(lambda: display.focused_window() == other.id, "the other window to be in front")
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            window_actions.NAME, "/org/buttongallery/ButtonGallery", "org.freedesktop.Application",
            "Activate", GLib.Variant("(a{sv})", ({},)), None, Gio.DBusCallFlags.NO_AUTO_START,
            5_000, None)
        wait_until(lambda: display.managed_windows()[-1] == gallery, "the gallery to be raised")
        page.application.wait_for_windows(1)
        page.expect_sentences()

    def test_the_window_has_its_own_icon(self):
        self.open_buttons_page()
        display = self.desktop.display
        atom = display.connection.intern_atom
        icon = display.managed_windows()[-1].get_full_property(atom("_NET_WM_ICON"), Xatom.CARDINAL)
        self.assertIsNotNone(icon)
        sizes, rest = [], list(icon.value)
        while rest:
            sizes.append(tuple(rest[:2]))
            rest = rest[2 + rest[0] * rest[1]:]
        self.assertEqual(sorted(sizes), [(32, 32), (48, 48), (64, 64)])
