"""The mutations that are known to have no effect, each with the reason."""

from __future__ import annotations

from pathlib import Path

from mutations import Mutation

LIST = Path(__file__).with_name("equivalents.txt")


class Equivalents:
    """The list of these mutations: blocks of a file, a line, the mutated line, and the reason.

    Lines are found by their text, so they may move within their files.
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
        """Returns why the mutation has no effect, or None if it is not in the list."""
        return self._reasons.get(
            (mutation.path, mutation.line.strip(), mutation.mutated_line.strip()))

    def stale(self, root: Path) -> list[str]:
        """Returns the entries whose line is no longer in its file."""
        return [
            f"{path}: {line}"
            for path, line, _ in self._reasons
            if not (root / path).exists()
            or line not in map(str.strip, (root / path).read_text().splitlines())
        ]
