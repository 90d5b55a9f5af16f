"""What of the gallery shows on the accessibility bus, and what assistive technology does to it."""

from __future__ import annotations

from gi.repository import GLib

from accessibility import Atspi, State, application_of
from waiting import wait_until

#: Milliseconds after which a call counts as lost, also under a sanitizer.
PATIENCE = 30_000
#: The most cells of tables among what is showing. The bridge holds each object of an answer for 16 s,
#: and an event log has hundreds of cells: all of them would take megabytes, more or less by chance.
CELLS = 8
CELL = Atspi.Role.TABLE_CELL
#: All others that GTK 3 knows; it warns of later ones.
OTHER_ROLES = [role for role in map(Atspi.Role, range(Atspi.Role.SUGGESTION)) if role != CELL]


class Reach:
    """Acts on what is showing in any window, menu or popover of a process.

    What is showing is asked anew for each action, by one call that the process answers from its own
    widgets: a walk from here would ask for each object, and meet some that have gone meanwhile. A part
    from 0 to 1 chooses among the objects in their order, after some cells of tables.
    """

    def __init__(self, process: int) -> None:
        Atspi.set_timeout(PATIENCE, PATIENCE)
        self._root = wait_until(
            lambda: application_of(process), "the gallery on the bus", PATIENCE / 1000).accessible

    def press(self, part: float) -> None:
        """Does the first action of an object."""
        self._act(part, lambda found: Atspi.Action.do_action(found, 0), "Action")

    def focus(self, part: float) -> None:
        """Gives an object the keyboard."""
        self._act(part, Atspi.Component.grab_focus, "Component", State.FOCUSABLE)

    def insert(self, part: float, place: float, text: str) -> None:
        """Inserts a text somewhere into an entry."""
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
            pass  # The object went, or the process: the trial looks after the process itself.
        while GLib.MainContext.default().iteration(False):
            pass  # What the bus has said meanwhile would pile up.

    def _showing(self, interface: str, *states: Atspi.StateType) -> list[Atspi.Accessible]:
        every, any_of = Atspi.CollectionMatchType.ALL, Atspi.CollectionMatchType.ANY

        def matches(roles: list[Atspi.Role], most: int = 0) -> list[Atspi.Accessible]:
            rule = Atspi.MatchRule.new(
                Atspi.StateSet.new([State.SHOWING, *states]), every, {}, every, roles, any_of,
                [interface], every, False)
            return Atspi.Collection.get_matches(
                self._root, rule, Atspi.CollectionSortOrder.CANONICAL, most, True)

        return matches([CELL], CELLS) + matches(OTHER_ROLES)
