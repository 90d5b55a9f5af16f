"""A minimal window manager for the tests.

It gives the keyboard focus to the newest window, handles requests to activate and maximize, and can
ask a window to close, as a title bar would. Xvfb has no window manager, so windows could not be
maximized without this one.
"""

import threading

import Xlib.display
from Xlib import X, Xatom, error
from Xlib.protocol import event as events

from display import HEIGHT, WIDTH
from waiting import wait_until

SUPPORTED = (
    "_NET_SUPPORTED", "_NET_SUPPORTING_WM_CHECK", "_NET_ACTIVE_WINDOW", "_NET_WM_STATE",
    "_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")
REMOVE, ADD = 0, 1
#: The WM_STATE of a minimized window.
ICONIC = 3


class WindowManager(threading.Thread):
    """A window manager in a separate thread and connection, which runs until the server closes it."""

    def __init__(self, display_name: str) -> None:
        super().__init__(name="window manager", daemon=True)
        self._display = Xlib.display.Display(display_name)
        self._display.set_error_handler(lambda *_: None)
        self._root = self._display.screen().root
        self._stack: list = []
        self._restored: dict[int, tuple[int, int, int, int]] = {}
        self._root.change_attributes(
            event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        check = self._root.create_window(-1, -1, 1, 1, 0, X.CopyFromParent)
        for window in (self._root, check):
            window.change_property(
                self._atom("_NET_SUPPORTING_WM_CHECK"), Xatom.WINDOW, 32, [check.id])
        self._root.change_property(
            self._atom("_NET_SUPPORTED"), Xatom.ATOM, 32, [self._atom(name) for name in SUPPORTED])
        self._display.sync()
        self.start()

    def run(self) -> None:
        while True:
            try:
                self._handle(self._display.next_event())
            except error.ConnectionClosedError:
                return
            except error.XError:
                continue  # The window disappeared while its event was handled.

    def _handle(self, event) -> None:
        if event.type == X.MapRequest:
            self._manage(event.window)
        elif event.type == X.ConfigureRequest:
            self._configure(event)
        elif event.type in (X.UnmapNotify, X.DestroyNotify):
            self._forget(event.window)
        elif event.type == X.ClientMessage:
            message = self._display.get_atom_name(event.client_type)
            if message == "_NET_ACTIVE_WINDOW":
                self._activate(event.window)
            elif message == "_NET_WM_STATE":
                self._change_state(event.window, event.data[1][0], set(event.data[1][1:3]))
        self._display.flush()

    def _manage(self, window) -> None:
        window.change_property(
            self._atom("WM_STATE"), self._atom("WM_STATE"), 32, [1, X.NONE])
        if self._maximized <= self._state(window):
            self._maximize(window)
        window.map()
        self._activate(window)

    def _configure(self, event) -> None:
        wanted = {
            name: getattr(event, name)
            for name, bit in (("width", X.CWWidth), ("height", X.CWHeight), ("x", X.CWX), ("y", X.CWY))
            if event.value_mask & bit and event.window.id not in self._restored}
        event.window.configure(**wanted)

    def _forget(self, window) -> None:
        if window in self._stack:
            self._stack.remove(window)
            self._restored.pop(window.id, None)
            if self._stack:
                self._activate(self._stack[-1])

    def _activate(self, window) -> None:
        if window in self._stack:
            self._stack.remove(window)
        self._stack.append(window)
        window.configure(stack_mode=X.Above)
        window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)

    def _change_state(self, window, action: int, atoms: set[int]) -> None:
        if window not in self._stack:
            return  # Before a window is mapped, the application sets its state.
        before = self._state(window)
        atoms.discard(0)
        after = {REMOVE: before - atoms, ADD: before | atoms}.get(action, before ^ atoms)
        # The state is set before the size, so that the application knows the reason for the new size.
        window.change_property(self._atom("_NET_WM_STATE"), Xatom.ATOM, 32, sorted(after))
        if self._maximized <= after and not self._maximized <= before:
            self._maximize(window)
        elif self._maximized <= before and not self._maximized <= after:
            x, y, width, height = self._restored.pop(window.id)
            window.configure(x=x, y=y, width=width, height=height)

    def _maximize(self, window) -> None:
        shape = window.get_geometry()
        self._restored[window.id] = (shape.x, shape.y, shape.width, shape.height)
        window.configure(x=0, y=0, width=WIDTH, height=HEIGHT)

    @property
    def _maximized(self) -> set[int]:
        return {self._atom("_NET_WM_STATE_MAXIMIZED_VERT"), self._atom("_NET_WM_STATE_MAXIMIZED_HORZ")}

    def _state(self, window) -> set[int]:
        stored = window.get_full_property(self._atom("_NET_WM_STATE"), Xatom.ATOM)
        return set(stored.value) if stored else set()

    def _atom(self, name: str) -> int:
        return self._display.intern_atom(name)


def ask_to_close(display, window) -> None:
    """Closes a window like the close button of a title bar."""
    atom = display.connection.intern_atom
    window.send_event(events.ClientMessage(
        window=window, client_type=atom("WM_PROTOCOLS"),
        data=(32, [atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])))
    display.connection.flush()


def minimize(display, window) -> None:
    """Hides a window like a window manager that minimizes it or switches to another workspace."""
    state = display.connection.intern_atom("WM_STATE")
    window.change_property(state, state, 32, [ICONIC, X.NONE])
    window.unmap()
    display.connection.sync()


def restore(display, window) -> None:
    """Restores a minimized window, and waits until it has the keyboard focus."""
    window.map()
    display.connection.sync()
    wait_until(lambda: display.focused_window() == window.id, "the window to be restored")


def ask_for_state(display, window, action: int, *states: str) -> None:
    """Asks the window manager to add or remove states such as `_NET_WM_STATE_MAXIMIZED_VERT`."""
    atom = display.connection.intern_atom
    data = [action, *(atom(state) for state in states), 0, 0, 0, 0][:5]
    display.root.send_event(
        events.ClientMessage(window=window, client_type=atom("_NET_WM_STATE"), data=(32, data)),
        event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
    display.connection.flush()
