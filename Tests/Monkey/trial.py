"""A gallery in a desktop of its own, the monkey's actions upon it, and what is asked of it then."""

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
#: What opens outside links: nothing.
LINKS = """[Desktop Entry]
Type=Application
Name=No Browser
Exec=true %u
MimeType=x-scheme-handler/http;x-scheme-handler/https;x-scheme-handler/mailto;
"""
#: Fills memory with other bytes when it is freed, so that its use does not go unnoticed.
FREED_MEMORY = {"MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"}
#: A heap that returns what is free at once. What the C library's heap keeps of it for later depends on
#: the order in which a monkey happens to make and free things, and cannot be told from a leak.
EXACT_HEAP = {
    "LD_PRELOAD": "libjemalloc.so.2",
    "MALLOC_CONF": "narenas:1,tcache:false,dirty_decay_ms:0,muzzy_decay_ms:0,junk:free",
}
#: The contacts at the start, and again after each so many actions. What the monkey has typed and
#: pasted is the user's and no leak: a log that is pasted makes two hundred contacts at once.
CONTACTS_LIFE = 500
CONTACTS = "[Contacts]\nLastNumber=1\n\n[Contact 1]\nName=Ada\nE-Mail=ada@example.com\n"
#: The page and the look at rest.
REST = ("--page", "buttons", "--theme", "classic")
REST_SIZE = (1000, 760)
#: Seconds for which libatk-bridge holds each object that it has named on the accessibility bus: 16 by
#: its source, accessible-leasing.c, and its timer counts whole seconds.
LEASE = 18
#: The page with the list of the app's fonts, the other pages, and how many fonts and themes there are.
FONTS_PAGE, REST_PAGE, PAGES, FONTS, THEMES = "5", "1", "12346", 6, 5
FONT_LIST = "App Font"
MAXIMIZED = ("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")
#: How many actions of another seed come before those that memory is measured at. Cairo and Pango keep
#: hundreds of glyphs and fonts, and GTK each icon in each color of a transition: a heap profile of seed
#: 1 showed that what grows between 10,000 and 20,000 actions is theirs, until their caches are full.
#: After a warm-up of 10,000 seed 1 still grew by 2.5 %.
WARM_UP, OTHER_SEED = 20_000, 1_000_000
#: How much more private memory the second half of the actions may take.
MOST_GROWTH = 1.02
#: What GTK says of each list of a drop-down that opens through the accessibility bus, where no press
#: of the pointer or a key says where to.
GTKS_OWN = "no trigger event for menu popup"
#: Seconds for a start and for an end, also under a sanitizer that follows each allocation to its caller.
LONG = 120
#: How many of the last actions a failure tells of.
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
        """Acts, and prints what came of it; whether the gallery stood it."""
        self._application = Application(self._desktop.binary, *REST, environment=self._environment)
        self._answers = Answers(self._desktop.display.name)
        try:
            return self._try()
        except AssertionError as fault:
            print(f"After {self._latest[-1][0] if self._latest else 0} actions: {fault}")
            for number, action in self._latest:
                print(f"  {number:6} {action}")
            self._print_what_was_said()
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
        self._see_every_font()
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
            self._print_what_was_said()
        fits = last <= first * MOST_GROWTH or not self._checks_memory
        if not fits:
            print(f"That is more than {MOST_GROWTH} times.")
        return status == 0 and fits and not warnings

    def _print_what_was_said(self) -> None:
        for line in self._application.lines[-TAIL:]:
            print(f"  said: {line}")

    def _see_every_font(self) -> None:
        """Shows every page in every font and theme that the app can have.

        Cairo, Pango and fontconfig keep what they have read of a font, and GTK the icons in each color.
        A monkey seldom meets the list of fonts; one that it finds late, in its second half, is no leak.
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
            if number % CONTACTS_LIFE == 0:
                self._restore_contacts()
            self._hands.do(action)
            if catches_up:
                self._catch_up()
        self._catch_up()

    def _catch_up(self) -> None:
        """Lets the gallery deal with what it was sent, and sees that it is there."""
        try:
            self._answers.wait(self._window.id)
        except AssertionError:
            if self._application.running:
                raise
        if not self._application.running:
            raise AssertionError(f"It ended with the status {self._application.status()}.")

    def _memory_at_rest(self) -> int:
        """The private memory on a known page in a known look and size, with nothing open."""
        self._desktop.pointer.rest()
        for _ in range(4):
            self._close_what_is_open()
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

    def _close_what_is_open(self) -> None:
        """Closes what one word closes: a menu that is open keeps a dialog from hearing of it."""
        for _ in range(2):
            self._desktop.keyboard.press("Escape")
            self._catch_up()
        for window in self._desktop.display.managed_windows():
            if window != self._window:
                ask_to_close(self._desktop.display, window)
        self._catch_up()

    def _clear_logs(self) -> None:
        """Empties the event log of each page: up to 200 lines each are the user's, and no leak."""
        for page in PAGES + FONTS_PAGE + REST_PAGE:
            self._desktop.keyboard.press("Alt_L", page)
            self._catch_up()
            for node in application_of(self._application.process_identifier).walk(scrolled_away=True):
                if (node.role, node.name) == ("push button", "Clear") and node.has(State.SENSITIVE):
                    node.perform()
            self._catch_up()

    def _restore_contacts(self) -> None:
        """Replaces the file by a later state of it as another process does, which the gallery follows.

        Contacts that are missing in a file count as removed only where the file is the same, which
        its identity says, and where its last number is no lower.
        """
        keys = re.findall("^(?:Identity|LastNumber)=.*\n", self._contacts.read_text(), re.MULTILINE)
        new = self._contacts.with_suffix(".new")
        new.write_text(CONTACTS.replace("LastNumber=1\n", "".join(keys)))
        new.replace(self._contacts)
