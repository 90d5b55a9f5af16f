"""A picture of a page is the same, byte for byte, at any time and in any environment."""

import itertools
import signal
import struct

import session
from buttons_page import STANDARD
from display import Display
from gallery_test import GalleryTest

SCHEMES = ("light", "dark", "high-contrast")
DIRECTIONS = ("ltr", "rtl")
#: User files that change the look of windows.
OWN_FILES = {
    "gtk-3.0/gtk.css": "* { color: red; padding: 9px; }\n",
    "gtk-3.0/settings.ini": "[Settings]\ngtk-font-name=Serif 20\ngtk-overlay-scrolling=0\n",
    "fontconfig/fonts.conf":
        "<fontconfig><match target='pattern'><edit name='family' mode='assign' binding='strong'>"
        "<string>DejaVu Serif</string></edit></match></fontconfig>\n",
}
#: Variables of GTK, GDK, Pango, and FreeType that change the look of windows.
OWN_VARIABLES = {
    "GDK_DPI_SCALE": "2", "GTK_OVERLAY_SCROLLING": "0", "GTK_CSD": "1",
    "GTK_DATA_PREFIX": "/nonexistent", "PANGO_LANGUAGE": "ja", "LANGUAGE": "ja", "LC_ALL": "C",
    "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 autofitter:no-stem-darkening=0",
}


def picture_size(png: bytes) -> tuple[int, int]:
    """Returns the width and height in a PNG's header."""
    return struct.unpack(">II", png[16:24])


class ScreenshotsTest(GalleryTest):
    def picture(self, *arguments: str, **environment: str) -> bytes:
        file = self.folder / "picture.png"
        outcome = self.run_to_end(
            "--page", "buttons", "--screenshot", str(file), *arguments, **environment)
        self.assertEqual((outcome.status, outcome.errors), (0, ""))
        png = file.read_bytes()
        file.unlink()
        return png

    def test_two_pictures_are_identical_and_every_option_has_an_effect(self):
        seen: dict[bytes, object] = {}
        for scheme, direction in itertools.product(SCHEMES, DIRECTIONS):
            sizes = {}
            for scale in (1, 2):
                setting = ("--scheme", scheme, "--direction", direction, "--scale", str(scale))
                picture = self.picture(*setting)
                sizes[scale] = picture_size(picture)
                with self.subTest(setting=setting):
                    self.assertTrue(picture == self.picture(*setting), "The second one differs.")
                    self.assertIsNone(seen.get(picture), "That setting has an effect.")
                    seen[picture] = setting
            self.assertEqual(sizes[2], (2 * sizes[1][0], 2 * sizes[1][1]))

    def test_the_picture_of_the_page_alone_is_smaller(self):
        whole, alone = picture_size(self.picture()), picture_size(self.picture("--window"))
        self.assertLess(alone[0], whole[0])

    def test_a_pointer_over_a_button_does_not_affect_a_picture(self):
        picture = self.picture("--scheme", "light")
        page = self.open_buttons_page()
        center = page.button(STANDARD).center
        self.close_buttons_page()
        self.pointer.move(center)
        self.assertTrue(self.picture("--scheme", "light") == picture, "The pointer has an effect.")

    def test_the_session_does_not_affect_a_picture(self):
        elsewhere = self.picture(
            GTK_THEME="HighContrast", LC_ALL="C", DBUS_SESSION_BUS_ADDRESS=session.NO_BUS)
        self.assertTrue(elsewhere == self.picture(), "The session has an effect.")

    def test_the_users_settings_do_not_affect_a_picture(self):
        configuration = self.folder / "own"
        for name, text in OWN_FILES.items():
            file = configuration / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        settings = [{name: value} for name, value in OWN_VARIABLES.items()]
        settings.append({"XDG_CONFIG_HOME": str(configuration)})
        for arguments in ((), ("--window",)):
            picture = self.picture(*arguments)
            for setting in settings:
                with self.subTest(arguments=arguments, setting=setting):
                    self.assertTrue(self.picture(*arguments, **setting) == picture, "It shows.")

    def test_an_interrupted_picture_ends_with_status_one_without_a_message_or_a_file(self):
        display = Display()
        self.addCleanup(display.close)
        display.withhold_windows()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(signal=number.name):
                application = self.start(
                    "--page", "buttons", "--screenshot", str(self.folder / "picture.png"),
                    DISPLAY=display.name)
                display.wait_for_withheld_window()
                application.send_signal(number)
                self.assertEqual(
                    (application.status(), application.output(), application.lines), (1, "", []))
                self.assertEqual(list(self.folder.iterdir()), [self.configuration])
