"""A theme is chosen by menu, option, or desktop, applies to every page, and is saved."""

from accessibility import Node, State
from application import Application
from gallery_test import GalleryTest
from screen import Screen
from settings_portal import COLOR_SCHEME, CONTRAST, SettingsPortal
from waiting import wait_until
from xsettings import XSettings

#: The identifier of each theme, its title, and the color of its stage.
THEMES = {
    "classic": ("Classic", "#2d3c3f"),
    "light": ("Light", "#fbfcfe"),
    "dark": ("Dark", "#202225"),
    "high-contrast": ("High Contrast", "#ffffff"),
}
STAGES = {identifier: stage for identifier, (_, stage) in THEMES.items()}
FOLLOW = "Follow the Desktop"


class ThemeScenario(GalleryTest):
    """The common methods of the scenarios about themes."""

    def setUp(self):
        super().setUp()
        self.screen = Screen(self.desktop.display)

    def open(self, *arguments: str) -> tuple[Application, Node]:
        application = self.start("--page", "round-buttons", *arguments)
        return application, application.window()

    def expect_stage(self, window: Node, identifier: str) -> None:
        """Waits until the stage of the Round Buttons page has the theme's color."""
        x, y, width, _ = window.find("push button", "My Button").extents
        self.screen.wait_for_color((x + width + 8, y + 8), STAGES[identifier])

    def expect_everywhere(self, window: Node, identifier: str) -> None:
        """Checks two pages, and returns to the first."""
        self.expect_stage(window, identifier)
        self.keyboard.press("Control_L", "Next")
        x, y, _, _ = window.find("label", "HeadlineLabel").extents
        self.screen.wait_for_color((x - 8, y + 8), STAGES[identifier])
        self.keyboard.press("Control_L", "Prior")
        self.expect_stage(window, identifier)

    def choose(self, window: Node, title: str) -> None:
        """Chooses a theme in the menu with the pointer, which closes the menu."""
        self.pointer.click(window.find("toggle button", "Theme").center)
        self.pointer.click(self.place_at_rest(window.find(name=title)))
        self.expect_menu_closed(window)

    def place_at_rest(self, item: Node) -> tuple[int, int]:
        """Waits until an item stops moving, because a menu moves while it opens."""
        places = [item.center]

        def rests() -> bool:
            places.append(item.center)
            return places[-3:] == [places[-1]] * 3

        wait_until(rests, "the menu to stop moving")
        return places[-1]

    def marked(self, window: Node) -> list[str]:
        """The items of the open menu with a unique mark. GTK 3's tree does not have this state."""
        titles = [*(title for title, _ in THEMES.values()), FOLLOW]
        items = {title: window.find("radio button", title).extents for title in titles}
        marks = {title: self.screen.picture((x + width - 19, y + height // 2 - 6, 12, 12))
                 for title, (x, y, width, height) in items.items()}
        return [title for title, mark in marks.items() if list(marks.values()).count(mark) == 1]

    def expect_menu_closed(self, window: Node) -> None:
        wait_until(lambda: not window.find_all(name=FOLLOW), "the menu to close")

    def quit(self, application: Application) -> None:
        self.keyboard.press("Control_L", "q")
        self.assertEqual(application.status(), 0)


class ThemeTest(ThemeScenario):
    def test_the_menu_changes_every_page_by_pointer(self):
        _, window = self.open("--theme", "classic")
        for identifier in ("dark", "high-contrast", "light", "classic"):
            self.choose(window, THEMES[identifier][0])
            self.expect_everywhere(window, identifier)

    def test_the_menu_changes_every_page_by_keyboard(self):
        _, window = self.open("--theme", "classic")
        button = window.find("toggle button", "Theme")
        for _ in range(60):
            before = window.focused()
            if before == button:
                break
            self.keyboard.press("Tab")
            wait_until(lambda: window.focused() not in (before, None), "the focus to move")
        self.keyboard.press("space")
        wait_until(lambda: window.find_all(name="Light"), "the menu")
        self.keyboard.press("Down")
        self.keyboard.press("Return")
        self.expect_stage(window, "light")
        self.expect_menu_closed(window)
        self.expect_everywhere(window, "light")

    def test_each_option_shows_its_theme(self):
        for identifier in THEMES:
            with self.subTest(theme=identifier):
                application, window = self.open("--theme", identifier)
                self.expect_everywhere(window, identifier)
                self.quit(application)

    def test_a_later_launch_changes_the_theme_of_the_open_window(self):
        _, window = self.open("--theme", "classic")
        self.assertEqual(self.run_to_end("--theme", "dark").status, 0)
        self.expect_everywhere(window, "dark")

    def test_the_choice_is_saved(self):
        application, window = self.open("--theme", "classic")
        self.choose(window, "Dark")
        self.quit(application)
        _, window = self.open()
        self.expect_stage(window, "dark")

    def test_a_page_alone_shows_the_saved_theme(self):
        application, window = self.open("--theme", "dark")
        self.quit(application)
        _, window = self.open("--window")
        self.expect_stage(window, "dark")

    def test_the_menu_selects_the_theme_that_a_page_alone_was_started_with(self):
        application, gallery = self.open("--theme", "classic")
        self.assertEqual(self.run_to_end("--window", "--theme", "dark").status, 0)
        windows = application.wait_for_windows(2)
        alone = next(window for window in windows if window != gallery)
        wait_until(lambda: alone.has(State.ACTIVE), "the page alone to have the keyboard")
        self.keyboard.press("Control_L", "w")
        wait_until(lambda: gallery.has(State.ACTIVE), "the gallery to have the keyboard")
        self.expect_everywhere(gallery, "dark")
        self.pointer.click(gallery.find("toggle button", "Theme").center)
        wait_until(lambda: self.marked(gallery) == ["Dark"], "the mark at Dark")
        self.keyboard.press("Escape")
        self.expect_menu_closed(gallery)

    def test_the_themes_are_listed_without_a_display(self):
        outcome = self.run_without_display("--list-themes")
        lines = [f"{identifier}\t{title}" for identifier, (title, _) in THEMES.items()]
        self.assertEqual(outcome.output.splitlines(), [*lines, f"desktop\t{FOLLOW}"])
        self.assertEqual((outcome.status, outcome.errors), (0, ""))

    def test_an_unknown_theme_has_one_sentence_and_status_two(self):
        outcome = self.run_without_display("--theme", "clasic")
        self.assertEqual((outcome.status, len(outcome.sentences)), (2, 1), outcome.errors)
        for word in ("clasic", "classic"):
            self.assertIn(word, outcome.errors)


class FollowTheDesktopTest(ThemeScenario):
    def open_portal(self, **numbers: int) -> SettingsPortal:
        portal = SettingsPortal(self.environment["DBUS_SESSION_BUS_ADDRESS"], **numbers)
        self.addCleanup(portal.close)
        return portal

    def test_the_portals_preference_is_followed_from_the_start_and_when_it_changes(self):
        portal = self.open_portal(color_scheme=1, contrast=0)
        _, window = self.open("--theme", "desktop")
        self.expect_everywhere(window, "dark")
        for setting, number, identifier in (
            (COLOR_SCHEME, 2, "light"), (CONTRAST, 1, "high-contrast"), (CONTRAST, 0, "light"),
            (COLOR_SCHEME, 1, "dark"),
        ):
            portal.change(setting, number)
            self.expect_everywhere(window, identifier)

    def test_a_chosen_theme_does_not_follow_the_desktop(self):
        portal = self.open_portal(color_scheme=1, contrast=0)
        _, window = self.open("--theme", "classic")
        self.choose(window, FOLLOW)
        self.expect_stage(window, "dark")
        self.choose(window, "Classic")
        self.expect_stage(window, "classic")
        portal.change(COLOR_SCHEME, 2)
        # Messages on the same bus are handled in order, so the change has been received by then.
        self.assertEqual(self.run_to_end("--page", "round-buttons").status, 0)
        self.expect_everywhere(window, "classic")
        self.choose(window, "High Contrast")
        self.expect_stage(window, "high-contrast")

    def test_without_a_portal_a_change_of_gtks_theme_is_followed(self):
        desktop = XSettings(self.desktop.display, "Adwaita")
        self.addCleanup(desktop.close)
        _, window = self.open("--theme", "desktop")
        self.expect_everywhere(window, "light")
        for name, identifier in (("HighContrast", "high-contrast"), ("Adwaita-dark", "dark")):
            desktop.change_theme(name)
            self.expect_everywhere(window, identifier)

    def test_without_a_portal_the_name_of_gtks_theme_decides(self):
        for name, identifier in (
            ("Adwaita", "light"), ("Adwaita:dark", "dark"), ("HighContrast", "high-contrast"),
        ):
            with self.subTest(name=name):
                application = self.start(
                    "--page", "round-buttons", "--theme", "desktop", GTK_THEME=name)
                self.expect_stage(application.window(), identifier)
                self.quit(application)


#: A theme of GTK that is built into its library, for each look of the frame.
FRAMES = {"light": "Adwaita", "dark": "Adwaita:dark", "high-contrast": "HighContrast"}


class FrameTest(ThemeScenario):
    """The frame around the stage follows the theme or the desktop."""

    def frame(self, window: Node) -> tuple[int, int]:
        """Returns a point in the list of pages under its last row."""
        x, y, width, height = window.find("list item", "Contacts").extents
        return x + width // 2, y + 2 * height

    def colors(self) -> dict[str, str]:
        """Returns the color of the frame in each of GTK's themes, in a gallery that uses this theme."""
        colors = {}
        for look, theme in FRAMES.items():
            application = self.start("--page", "round-buttons", "--theme", "classic", GTK_THEME=theme)
            window = application.window()
            self.expect_stage(window, "classic")
            colors[look] = self.screen.color(self.frame(window))
            self.quit(application)
        self.assertEqual(len(set(colors.values())), len(FRAMES), colors)
        return colors

    def test_light_dark_and_high_contrast_style_the_frame_and_classic_restores_it(self):
        colors = self.colors()
        _, window = self.open("--theme", "classic")
        for identifier, look in (
            ("dark", "dark"), ("classic", "light"), ("high-contrast", "high-contrast"),
            ("dark", "dark"), ("light", "light"), ("dark", "dark"), ("desktop", "light"),
        ):
            title = THEMES[identifier][0] if identifier in THEMES else FOLLOW
            self.choose(window, title)
            self.screen.wait_for_color(self.frame(window), colors[look])
        self.expect_everywhere(window, "light")

    def test_the_frame_has_the_theme_from_the_launch_and_in_a_separate_window(self):
        colors = self.colors()
        application, window = self.open("--theme", "dark")
        self.screen.wait_for_color(self.frame(window), colors["dark"])
        self.assertEqual(self.run_to_end("--window", "--page", "buttons").status, 0)
        alone = next(node for node in application.wait_for_windows(2) if node != window)
        x, y, _, _ = alone.find("label", "Buttons").extents
        self.assertLess(max(bytes.fromhex(self.screen.color((x - 6, y + 6))[1:])), 0x60)

    def test_the_frame_follows_the_desktop_again_after_another_theme(self):
        colors = self.colors()
        desktop = XSettings(self.desktop.display, "Adwaita")
        self.addCleanup(desktop.close)
        _, window = self.open("--theme", "dark")
        self.screen.wait_for_color(self.frame(window), colors["dark"])
        self.choose(window, FOLLOW)
        self.screen.wait_for_color(self.frame(window), colors["light"])
        self.expect_stage(window, "light")
        desktop.change_theme("HighContrast")
        self.screen.wait_for_color(self.frame(window), colors["high-contrast"])
        self.expect_stage(window, "high-contrast")

    def test_a_theme_forced_by_the_environment_applies_to_the_frame(self):
        colors = self.colors()
        application = self.start(
            "--page", "round-buttons", "--theme", "classic", GTK_THEME="Adwaita")
        window = application.window()
        self.choose(window, "Dark")
        self.expect_stage(window, "dark")
        self.assertEqual(self.screen.color(self.frame(window)), colors["light"])
