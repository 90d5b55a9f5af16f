"""The gallery's visible objects on the accessibility bus, and actions of assistive technology on them."""

from __future__ import annotations

from gi.repository import GLib

from accessibility import Atspi, State, application_of
from waiting import wait_until

#: The time limit of a call in milliseconds, which is sufficient under a sanitizer.
PATIENCE = 30_000
#: The maximum number of table cells among the visible objects. The bridge retains each object of an
#: answer for 16 s, and an event log has hundreds of cells, which would need a random number of megabytes.
CELLS = 8
CELL = Atspi.Role.TABLE_CELL
#: All other roles that GTK 3 knows. It warns about roles that were added later.
OTHER_ROLES = [role for role in map(Atspi.Role, range(Atspi.Role.SUGGESTION)) if role != CELL]


class Reach:
    """Acts on the visible objects in all windows, menus, and popovers of a process.

    One call for each action returns the current objects, which the process finds among its own
    widgets. Walking the tree from here would request each object, and some would disappear in between.
    A fraction from 0 to 1 selects one of the objects, in order, after some table cells.
    """

    def __init__(self, process: int) -> None:
        Atspi.set_timeout(PATIENCE, PATIENCE)
        self._root = wait_until(
            lambda: application_of(process), "the gallery on the bus", PATIENCE / 1000).accessible

    def press(self, part: float) -> None:
        """Performs the first action of an object."""
        self._act(part, lambda found: Atspi.Action.do_action(found, 0), "Action")

    def focus(self, part: float) -> None:
        """Gives an object the keyboard focus."""
        self._act(part, Atspi.Component.grab_focus, "Component", State.FOCUSABLE)

    def insert(self, part: float, place: float, text: str) -> None:
        """Inserts a text into an entry, at a fraction of its length."""
        def insert(found: Atspi.Accessible) -> None:
            position = round(place * Atspi.Text.get_character_count(found))
            Atspi.EditableText.insert_text(found, position, text, len(text.encode()))
        self._act(part, insert, "EditableText")

    def select(self, part: float, child: float) -> None:
        """Selects a child of an object."""
        def select(found: Atspi.Accessible) -> None:
            Atspi.Selection.select_child(found, int(child * found.get_child_count()))
        self._act(part, select, "Selection")

    def _act(self, part: float, do, interface: str, *states: Atspi.StateType) -> None:
        try:
            found = self._showing(interface, *states)
            if found:
                do(found[min(int(part * len(found)), len(found) - 1)])
        except GLib.Error:
            pass  # The object or the process is gone. The trial checks the process itself.
        while GLib.MainContext.default().iteration(False):
            pass  # Otherwise, the pending messages of the bus would accumulate.

    def _showing(self, interface: str, *states: Atspi.StateType) -> list[Atspi.Accessible]:
        every, any_of = Atspi.CollectionMatchType.ALL, Atspi.CollectionMatchType.ANY

        def matches(roles: list[Atspi.Role], maximum: int = 0) -> list[Atspi.Accessible]:
            rule = Atspi.MatchRule.new(
                Atspi.StateSet.new([State.SHOWING, *states]), every, {}, every, roles, any_of,
                [interface], every, False)
            return Atspi.Collection.get_matches(
                self._root, rule, Atspi.CollectionSortOrder.CANONICAL, maximum, True)

        return matches([CELL], CELLS) + matches(OTHER_ROLES)
