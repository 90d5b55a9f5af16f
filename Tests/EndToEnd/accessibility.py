"""The application as a screen reader sees it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from pointer import Position  # noqa: E402
from waiting import wait_until  # noqa: E402

State = Atspi.StateType

#: The names that GTK's widgets give to the action of a press.
PRESSES = ("click", "press", "toggle", "activate")


class Node:
    """An accessible object, whose properties are read again on each access and never cached."""

    def __init__(self, accessible: Atspi.Accessible) -> None:
        self._cached = accessible

    @property
    def accessible(self) -> Atspi.Accessible:
        """The library's own object."""
        return self._cached

    @property
    def _accessible(self) -> Atspi.Accessible:
        # A cache mask without flags would turn off the cache altogether, but it makes the library hang.
        self._cached.clear_cache()
        return self._cached

    @property
    def name(self) -> str:
        return self._accessible.get_name() or ""

    @property
    def description(self) -> str:
        return self._accessible.get_description() or ""

    @property
    def role(self) -> str:
        return self._accessible.get_role_name()

    @property
    def parent(self) -> Node:
        return Node(self._accessible.get_parent())

    @property
    def children(self) -> list[Node]:
        """The children of the object, or none if it has disappeared since it was found."""
        try:
            count = self._accessible.get_child_count()
            children = [self._accessible.get_child_at_index(index) for index in range(count)]
        except GLib.Error:
            return []
        return [Node(child) for child in children if child is not None]

    def has(self, *states: Atspi.StateType) -> bool:
        present = self._accessible.get_state_set()
        return all(present.contains(state) for state in states)

    @property
    def labels(self) -> list[Node]:
        """The objects that label this one."""
        return [Node(relation.get_target(index)) for relation in self._accessible.get_relation_set()
                if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
                for index in range(relation.get_n_targets())]

    @property
    def actions(self) -> list[str]:
        count = self._accessible.get_n_actions() if self._accessible.get_action_iface() else 0
        return [Atspi.Action.get_action_name(self._accessible, index) for index in range(count)]

    def perform(self) -> None:
        """Presses the object through the accessibility tree, without pointer or keyboard."""
        for index, action in enumerate(self.actions):
            if action in PRESSES:
                Atspi.Action.do_action(self._accessible, index)
                return
        raise AssertionError(f"{self} has no action that presses it, only {self.actions}.")

    def focus(self) -> None:
        """Requests the keyboard focus, as a screen reader does."""
        Atspi.Component.grab_focus(self._accessible)

    @property
    def text(self) -> str:
        """The text of an entry."""
        accessible = self._accessible
        return Atspi.Text.get_text(accessible, 0, Atspi.Text.get_character_count(accessible))

    def set_text(self, text: str) -> None:
        """Sets the text of an entry, without pointer or keyboard."""
        Atspi.EditableText.set_text_contents(self._accessible, text)

    @property
    def extents(self) -> tuple[int, int, int, int]:
        """The x, y, width, and height on the screen, in pixels."""
        box = Atspi.Component.get_extents(self._accessible, Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    @property
    def center(self) -> Position:
        x, y, width, height = self.extents
        return x + width // 2, y + height // 2

    @property
    def table_rows(self) -> list[list[str]]:
        """The text of every cell of a table, row by row."""
        table = self._accessible
        rows, columns = Atspi.Table.get_n_rows(table), Atspi.Table.get_n_columns(table)
        return [[Atspi.Table.get_accessible_at(table, row, column).get_name() or ""
                 for column in range(columns)] for row in range(rows)]

    def walk(self, *, scrolled_away: bool = False) -> Iterator[Node]:
        """Yields this object and its descendants on the screen, parents first.

        With `scrolled_away`, objects that are scrolled out of view are included.
        """
        wanted = State.VISIBLE if scrolled_away else State.SHOWING
        yield self
        for child in self.children:
            if child.has(wanted):
                yield from child.walk(scrolled_away=scrolled_away)

    def find_all(self, role: str | None = None, name: str | None = None) -> list[Node]:
        """Returns the objects on the screen with the given role and name, ignoring isolates."""
        def look() -> list[list[Node]]:
            try:
                return [self._matches(role, name)]
            except GLib.Error:
                return []  # The tree changed under the walk.
        return wait_until(look, "a tree that does not change under a walk")[0]

    def find(self, role: str | None = None, name: str | None = None) -> Node:
        """Waits for the first object on the screen with the given role and name."""
        def look() -> list[Node]:
            try:
                return self._matches(role, name)
            except GLib.Error:
                return []  # The tree changed under the walk.
        return wait_until(look, f"an accessible {role or 'object'} named {name!r}")[0]

    def _matches(self, role: str | None, name: str | None) -> list[Node]:
        return [
            node for node in self.walk()
            if (role is None or node.role == role)
            and (name is None or without_isolates(node.name) == name)]

    def focused(self) -> Node | None:
        """Returns the descendant that has the keyboard focus."""
        everything = self.walk(scrolled_away=True)
        return next((node for node in everything if node.has(State.FOCUSED)), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self._cached == other._cached

    def __hash__(self) -> int:
        return hash(self._cached)

    def __repr__(self) -> str:
        return f"{self.role} {self.name!r}"


def without_isolates(text: str) -> str:
    """Returns the text without the characters that isolate a name or an address in a sentence."""
    return re.sub("[\u2068\u2069]", "", text)


def application_of(process: int) -> Node | None:
    """Returns the root of a process's accessible objects, or None before it has registered."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        try:
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_process_id() == process:
                return Node(application)
        except GLib.Error:
            continue  # The application ended during the request.
    return None
