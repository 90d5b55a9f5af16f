"""Separates the code of a Swift file from its comments and the contents of its strings."""

from __future__ import annotations

import re
from collections.abc import Iterator

#: The tokens that begin or end comments, strings, and interpolations, longest first.
MARKS = re.compile(r'//|/\*|\*/|"""|"|\\.|\n|\(|\)', re.DOTALL)


def code_only(text: str) -> str:
    """Returns the text with each character of a comment or string replaced by a space.

    Line ends remain. Quotation marks remain too, so that empty strings can be recognized.
    Interpolations are code.
    """
    shown = list(text)
    for start, end in _hidden(text):
        for index in range(start, end):
            if shown[index] != "\n":
                shown[index] = " "
    return "".join(shown)


def _hidden(text: str) -> Iterator[tuple[int, int]]:
    """Yields the ranges of comments and of string contents."""
    # The open marks, innermost last: a quotation mark, or "(" within an interpolation.
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
    """Returns the end of the comment whose opening mark ends at `position`. Block comments nest."""
    if mark == "//":
        end = text.find("\n", position)
        return end if end >= 0 else len(text)
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)
