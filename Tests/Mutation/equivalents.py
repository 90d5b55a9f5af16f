"""The mutations that are known to change nothing, each with the reason."""

from __future__ import annotations

from pathlib import Path

from mutations import Mutation

LIST = Path(__file__).with_name("equivalents.txt")


class Equivalents:
    """The list: blocks of four lines, of which each says a file, a line, the mutated line, and why.

    A line is found by its text, so that it may move in its file.
    """

    def __init__(self) -> None:
        text = "\n".join(
            line for line in LIST.read_text().splitlines() if not line.startswith("#"))
        blocks = [block.splitlines() for block in text.strip().split("\n\n") if block]
        if any(len(block) != 4 for block in blocks):
            raise ValueError(f"{LIST.name}: a block has not four lines")
        self._reasons = {
            (path, line.strip(), mutated.strip()): reason
            for path, line, mutated, reason in blocks
        }

    def reason(self, mutation: Mutation) -> str | None:
        """Why the mutation changes nothing, or None where it is not known to."""
        return self._reasons.get(
            (mutation.path, mutation.line.strip(), mutation.mutated_line.strip()))

    def stale(self, root: Path) -> list[str]:
        """The entries whose line is not in its file any more."""
        return [
            f"{path}: {line}"
            for path, line, _ in self._reasons
            if not (root / path).exists()
            or line not in map(str.strip, (root / path).read_text().splitlines())
        ]
