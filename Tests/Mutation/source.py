"""Which characters of a Swift file are code, and which are comments or the text of strings."""

from __future__ import annotations

import re
from collections.abc import Iterator

#: What opens or ends something that hides code, longest first.
MARKS = re.compile(r'//|/\*|\*/|"""|"|\\.|\n|\(|\)', re.DOTALL)


def code_only(text: str) -> str:
    """The text with a space for each character of a comment or a string; line ends stay.

    The quotation marks of a string stay, so that an empty string can be told. An interpolation is
    code.
    """
    shown = list(text)
    for start, end in _hidden(text):
        for index in range(start, end):
            if shown[index] != "\n":
                shown[index] = " "
    return "".join(shown)


def _hidden(text: str) -> Iterator[tuple[int, int]]:
    """The ranges of comments and of the text of strings."""
    # What is open, innermost last: a quotation mark, or "(" within an interpolation.
    open_marks: list[str] = []
    position = hidden_from = 0
    while match := MARKS.search(text, position):
        mark, position = match[0], match.end()
        inside = open_marks[-1] if open_marks else ""
        if inside in ('"', '"""'):
            if mark == inside:
                yield hidden_from, match.start()
                open_marks.pop()
            elif mark == "\\(":
                yield hidden_from, position
                open_marks.append("(")
        elif mark in ("//", "/*"):
            end = _comment_end(text, position, mark)
            yield match.start(), end
            position = end
        elif mark in ('"', '"""'):
            open_marks.append(mark)
            hidden_from = position
        elif mark == "(" and inside:
            open_marks.append("(")
        elif mark == ")" and inside:
            open_marks.pop()
            hidden_from = position


def _comment_end(text: str, position: int, mark: str) -> int:
    """Where a comment ends whose opening mark ends at a position; block comments may nest."""
    if mark == "//":
        end = text.find("\n", position)
        return end if end >= 0 else len(text)
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)
