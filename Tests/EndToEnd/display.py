"""A separate virtual X display, so that no test sees or disturbs another program's windows."""

import os
import subprocess
from collections.abc import Callable

import Xlib.display
from Xlib import X, Xatom, error
from Xlib.protocol import event

from waiting import wait_until

WIDTH, HEIGHT = 1280, 1024


class Display:
    """An Xvfb server, which selects a free display number itself."""

    def __init__(self) -> None:
        reader, writer = os.pipe()
        # Without -noreset, the server would restart whenever its last client disconnects.
        self._server = subprocess.Popen(
            ["Xvfb", "-noreset", "-nolisten", "tcp", "-dpi", "96", "-screen", "0",
             f"{WIDTH}x{HEIGHT}x24", "-displayfd", str(writer)],
            pass_fds=[writer], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise RuntimeError("Xvfb ended without a display.")
        self.name = f":{number}"
        self.connection = Xlib.display.Display(self.name)
        self.connection.set_error_handler(lambda *_: None)

    def close(self) -> None:
        self.connection.close()
        self._server.terminate()
        self._server.wait()

    @property
    def root(self):
        return self.connection.screen().root

    def windows(self) -> list:
        """Returns the visible windows, bottommost first."""
        return [window for window, _ in self._seen()]

    def _seen(self) -> list:
        """Returns the visible windows and their attributes.

        After the first drag, GTK has a window of one pixel outside the screen, at (-99, -99), through
        which drags communicate with the desktop. It is not included.
        """
        seen = []
        for window in self.root.query_tree().children:
            try:
                attributes = window.get_attributes()
                if (attributes.map_state == X.IsViewable and attributes.win_class == X.InputOutput
                        and self._is_on_the_screen(window.get_geometry())):
                    seen.append((window, attributes))
            except error.XError:
                continue
        return seen

    @staticmethod
    def _is_on_the_screen(shape) -> bool:
        return -shape.width < shape.x < WIDTH and -shape.height < shape.y < HEIGHT

    def managed_windows(self) -> list:
        """Returns the windows that the window manager manages, which excludes menus and tooltips."""
        return [window for window, attributes in self._seen() if not attributes.override_redirect]

    def focused_window(self) -> int:
        """Returns the X identifier of the window that has the keyboard focus."""
        focus = self.connection.get_input_focus().focus
        return focus if isinstance(focus, int) else focus.id

    def resize(self, window, width: int, height: int) -> None:
        """Requests another size, as if a user dragged the window's edge."""
        window.configure(width=width, height=height)
        self.connection.sync()

    def withhold_windows(self) -> None:
        """Acts as a window manager that shows no windows, so that none is ever painted."""
        self.root.change_attributes(event_mask=X.SubstructureRedirectMask)
        self.connection.sync()

    def wait_for_withheld_window(self) -> None:
        """Waits until an application requests that a window be shown, which does not happen."""
        def look() -> bool:
            while self.connection.pending_events():
                if self.connection.next_event().type == X.MapRequest:
                    return True
            return False
        wait_until(look, "a window that is to be shown")

    def clipboard(self) -> str:
        """Returns the text on the clipboard, which it requests as another application would."""
        atom = self.connection.intern_atom
        window = self.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        clipboard, text = atom("CLIPBOARD"), atom("UTF8_STRING")
        wait_until(lambda: self.connection.get_selection_owner(clipboard), "something on the clipboard")
        window.convert_selection(clipboard, text, Xatom.STRING, X.CurrentTime)
        try:
            value = wait_until(lambda: window.get_full_property(Xatom.STRING, text), "the clipboard's text")
            return value.value.decode()
        finally:
            window.destroy()

    def offer(
        self, content: str, paste: Callable[[], None], selection: str = "CLIPBOARD"
    ) -> None:
        """Puts a text on the clipboard, as another application would, until it has been pasted."""
        atom = self.connection.intern_atom
        clipboard, text, targets = atom(selection), atom("UTF8_STRING"), atom("TARGETS")
        owner = self.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        owner.set_selection_owner(clipboard, X.CurrentTime)
        self.connection.sync()
        paste()

        def answer() -> bool:
            """Answers one request, and returns whether it was for the text."""
            if not self.connection.pending_events():
                return False
            request = self.connection.next_event()
            if request.type != X.SelectionRequest:
                return False
            if request.target == targets:
                request.requestor.change_property(request.property, Xatom.ATOM, 32, [targets, text])
            elif request.target == text:
                request.requestor.change_property(request.property, text, 8, content.encode())
            known = request.target in (targets, text)
            request.requestor.send_event(event.SelectionNotify(
                time=request.time, requestor=request.requestor, selection=request.selection,
                target=request.target, property=request.property if known else X.NONE))
            self.connection.flush()
            return request.target == text

        try:
            wait_until(answer, "the text to be pasted")
        finally:
            owner.destroy()
            self.connection.sync()
