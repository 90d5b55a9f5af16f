"""A gallery in a separate desktop, the monkey's actions on it, and the checks afterward."""

from __future__ import annotations

import itertools
import re
import time
from collections import deque

import process
from accessibility import State, application_of
from answers import Answers
from application import Application, run_to_end
from desktop import Desktop
from hands import Hands
from plan import Action, ChooseTheme, Plan
from reach import Reach
from waiting import Missing, hold, wait_until
from window_manager import REMOVE, ask_for_state, ask_to_close

#: The desktop's settings: no close button and no window menu, so that nothing closes the gallery.
SETTINGS = """[Settings]
gtk-decoration-layout=:
gtk-titlebar-right-click=none
gtk-titlebar-middle-click=none
"""
#: The handler of external links, which does nothing.
LINKS = """[Desktop Entry]
Type=Application
Name=No Browser
Exec=true %u
MimeType=x-scheme-handler/http;x-scheme-handler/https;x-scheme-handler/mailto;
"""
#: Overwrites memory when it is freed, so that later use of it is noticed.
FREED_MEMORY = {"MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"}
#: A heap that returns free memory at once. The amount of free memory in the C library's heap depends on
#: the order of a monkey's allocations, and cannot be distinguished from a leak.
EXACT_HEAP = {
    "LD_PRELOAD": "libjemalloc.so.2",
    "MALLOC_CONF": "narenas:1,tcache:false,dirty_decay_ms:0,muzzy_decay_ms:0,junk:free",
}
#: The number of actions after which the first contacts are restored. Contacts that the monkey types or
#: pastes are no leak: a pasted log adds two hundred contacts at once.
CONTACTS_INTERVAL = 500
CONTACTS = "[Contacts]\nLastNumber=1\n\n[Contact 1]\nName=Ada\nE-Mail=ada@example.com\n"
#: The page and the theme for measurements.
REST = ("--page", "buttons", "--theme", "classic")
REST_SIZE = (1000, 760)
#: The time for which libatk-bridge retains each object that it has sent on the accessibility bus, in
#: seconds: 16 according to its source, accessible-leasing.c, whose timer counts whole seconds.
LEASE = 18
#: The page with the list of the app's fonts, the first page, the other pages, and the numbers of fonts
#: and themes.
FONTS_PAGE, REST_PAGE, PAGES, FONTS, THEMES = "5", "1", "12346", 6, 5
FONT_LIST = "App Font"
MAXIMIZED = ("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")
#: The number of actions of another seed before the measured ones. Cairo and Pango cache hundreds of
#: glyphs and fonts, and GTK caches each icon in each color of a transition. A heap profile of seed 1
#: showed that memory grows between 10,000 and 20,000 actions only until these caches are full. After a
#: warm-up of 10,000 actions, the memory of seed 1 still grew by 2.5 %.
WARM_UP, OTHER_SEED = 20_000, 1_000_000
#: The maximum ratio of the private memory after all actions to that after the first half.
MAXIMUM_GROWTH = 1.02
#: GTK's warning about each list of a drop-down that opens through the accessibility bus, where no
#: event of the pointer or keyboard determines its position.
GTKS_OWN = "no trigger event for menu popup"
#: The time limit of a launch and of quitting, in seconds, for a sanitizer that traces each allocation.
LONG = 120
#: The number of last actions that are printed for a failure.
TAIL = 30


class Trial:
    """One run of the monkey."""

    def __init__(self, desktop: Desktop, seed: int, actions: int, checks_memory: bool) -> None:
        self._desktop = desktop
        self._seed = seed
        self._actions = actions
        self._checks_memory = checks_memory
        self._latest: deque[tuple[int, Action]] = deque(maxlen=TAIL)
        self._environment = self._prepare()

    def _prepare(self) -> dict[str, str]:
        environment = self._desktop.session.environment | {"GTK_THEME": "Adwaita"} | FREED_MEMORY
        if self._checks_memory:
            environment |= EXACT_HEAP
        folder = self._desktop.session.folder
        settings = folder / "xdg_config_home/gtk-3.0/settings.ini"
        settings.parent.mkdir()
        settings.write_text(SETTINGS)
        self._contacts = folder / "xdg_config_home/button-gallery/contacts.ini"
        self._contacts.parent.mkdir()
        self._contacts.write_text(CONTACTS)
        links = folder / "xdg_data_home/applications/no-browser.desktop"
        links.parent.mkdir()
        links.write_text(LINKS)
        (folder / "xdg_config_home/mimeapps.list").write_text(
            "[Default Applications]\n" + "".join(
                f"x-scheme-handler/{scheme}=no-browser.desktop\n" for scheme in ("http", "https", "mailto")))
        return environment

    def run(self) -> bool:
        """Performs the actions, prints the result, and returns whether the gallery passed."""
        self._application = Application(self._desktop.binary, *REST, environment=self._environment)
        self._answers = Answers(self._desktop.display.name)
        try:
            return self._try()
        except AssertionError as fault:
            print(f"After {self._latest[-1][0] if self._latest else 0} actions: {fault}")
            for number, action in self._latest:
                print(f"  {number:6} {action}")
            self._print_messages()
            return False
        finally:
            self._answers.close()
            self._application.close()

    def _try(self) -> bool:
        self._window = wait_until(self._desktop.display.managed_windows, "the gallery's window", LONG)[0]
        reach = Reach(self._application.process_identifier)
        self._hands = Hands(self._desktop, self._window, reach)
        plan = enumerate(iter(Plan(self._seed)), start=1)
        begin = time.monotonic()
        half = self._actions // 2
        self._show_every_font()
        if self._checks_memory:
            self._act(enumerate(itertools.islice(Plan(self._seed + OTHER_SEED), WARM_UP), start=-WARM_UP))
        self._act(itertools.islice(plan, half))
        first = self._memory_at_rest()
        self._act(itertools.islice(plan, self._actions - half))
        last = self._memory_at_rest()
        seconds = time.monotonic() - begin
        self._desktop.keyboard.press("Control_L", "q")
        wait_until(lambda: not self._application.running, "the gallery to end", LONG)
        status = self._application.status()
        warnings = [line for line in self._application.lines
                    if re.search(r"-(WARNING|CRITICAL) \*\*", line) and not line.endswith(GTKS_OWN)]
        print(f"{self._actions} actions in {seconds:.0f} s, {self._actions / seconds:.0f} a second; "
              f"exit status {status}, warnings {len(warnings)}")
        print(f"private dirty memory at rest: {first} kB after {half}, {last} kB after {self._actions}: "
              f"{last / first:.3f}")
        for line in sorted(set(warnings)):
            print(f"  {line}")
        if status != 0:
            self._print_messages()
        fits = last <= first * MAXIMUM_GROWTH or not self._checks_memory
        if not fits:
            print(f"That is more than {MAXIMUM_GROWTH} times.")
        return status == 0 and fits and not warnings

    def _print_messages(self) -> None:
        for line in self._application.lines[-TAIL:]:
            print(f"  standard error: {line}")

    def _show_every_font(self) -> None:
        """Shows every page in every font and theme of the app.

        Cairo, Pango, and fontconfig cache the fonts that they have read, and GTK the icons in each
        color. A monkey rarely finds the list of fonts. A font that it first chooses in the second half
        must not count as a leak.
        """
        keyboard = self._desktop.keyboard
        for font in range(FONTS):
            keyboard.press("Alt_L", FONTS_PAGE)
            self._catch_up()
            list_of_fonts = application_of(self._application.process_identifier).find(
                "combo box", FONT_LIST)
            list_of_fonts.focus()
            keyboard.press("Down" if font else "Page_Up")
            self._catch_up()
            for theme in range(THEMES):
                self._hands.do(ChooseTheme(theme))
                self._catch_up()
                for page in FONTS_PAGE + PAGES:
                    keyboard.press("Alt_L", page)
                    self._catch_up()
        self._desktop.pointer.rest()

    def _act(self, actions) -> None:
        for number, (action, catches_up) in actions:
            self._latest.append((number, action))
            if number % CONTACTS_INTERVAL == 0:
                self._restore_contacts()
            self._hands.do(action)
            if catches_up:
                self._catch_up()
        self._catch_up()

    def _catch_up(self) -> None:
        """Waits until the gallery has handled all events, and checks that it is running."""
        try:
            self._answers.wait(self._window.id)
        except AssertionError:
            if self._application.running:
                raise
        if not self._application.running:
            raise AssertionError(f"It ended with the status {self._application.status()}.")

    def _memory_at_rest(self) -> int:
        """Returns the private memory with a defined page, theme, and size, and no open menu or dialog."""
        self._desktop.pointer.rest()
        for _ in range(4):
            self._close_open_windows()
        self._restore_contacts()
        ask_for_state(self._desktop.display, self._window, REMOVE, *MAXIMIZED)
        self._window.configure(x=0, y=0, width=REST_SIZE[0], height=REST_SIZE[1])
        outcome = run_to_end(self._desktop.binary, *REST, environment=self._environment, patience=LONG)
        assert outcome.status == 0, outcome
        self._catch_up()
        try:
            wait_until(lambda: len(self._desktop.display.windows()) == 1, "all but one window to close")
        except Missing as missing:
            titles = [window.get_wm_name() for window in self._desktop.display.windows()]
            raise Missing(f"{missing} There are {titles}.") from None
        if self._checks_memory:
            self._clear_logs()
            hold(LEASE)
        process.wait_for_rest(self._application.process_identifier)
        return process.private_memory(self._application.process_identifier)

    def _close_open_windows(self) -> None:
        """Closes open menus before dialogs, because a menu blocks requests to a dialog."""
        for _ in range(2):
            self._desktop.keyboard.press("Escape")
            self._catch_up()
        for window in self._desktop.display.managed_windows():
            if window != self._window:
                ask_to_close(self._desktop.display, window)
        self._catch_up()

    def _clear_logs(self) -> None:
        """Clears the event log of each page, because its 200 lines are no leak."""
        for page in PAGES + FONTS_PAGE + REST_PAGE:
            self._desktop.keyboard.press("Alt_L", page)
            self._catch_up()
            for node in application_of(self._application.process_identifier).walk(scrolled_away=True):
                if (node.role, node.name) == ("push button", "Clear") and node.has(State.SENSITIVE):
                    node.perform()
            self._catch_up()

    def _restore_contacts(self) -> None:
        """Replaces the contacts file with a later state, as another process would.

        The gallery adopts this state.

        Contacts that are missing from a file count as removed only if the file has the same identity,
        and a last number that is not lower.
        """
        keys = re.findall("^(?:Identity|LastNumber)=.*\n", self._contacts.read_text(), re.MULTILINE)
        new = self._contacts.with_suffix(".new")
        new.write_text(CONTACTS.replace("LastNumber=1\n", "".join(keys)))
        new.replace(self._contacts)
