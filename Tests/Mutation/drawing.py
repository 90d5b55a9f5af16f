"""Draws random mutations of the model: first a line, then one of its mutations."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

from mutations import CASE, Mutation, mutations
from source import code_only

#: The targets that need no GTK, each with the test targets that depend on it, its own first.
TEST_TARGETS = {
    "ControlModel": ("ControlModelTests", "ThemingTests", "GalleryModelTests"),
    "Theming": ("ThemingTests", "GalleryModelTests"),
    "GalleryModel": ("GalleryModelTests",),
}

ENUM = re.compile(r"^( *)(?:\w+ )*enum \w+[^{]*\{(.*?)^\1\}", re.MULTILINE | re.DOTALL)
CASES = re.compile(r"^ *case ([a-z]\w*(?:, [a-z]\w*)*)(?: = .*)?$", re.MULTILINE)


def drawn(root: Path, seed: int) -> Iterator[Mutation]:
    """Yields one mutation for each line that has any, in an order that depends only on the seed."""
    files = {
        path.relative_to(root).as_posix(): path.read_text()
        for target in TEST_TARGETS
        for path in sorted((root / "Sources" / target).rglob("*.swift"))
    }
    code = {path: code_only(text) for path, text in files.items()}
    enums = [names for text in code.values() for names in _enums(text)]
    lines = []
    for path, text in files.items():
        siblings = _siblings(code[path], enums)
        pairs = zip(text.splitlines(), code[path].splitlines(), strict=True)
        for number, (line, line_code) in enumerate(pairs, start=1):
            found = list(mutations(path, number, line, line_code, siblings))
            if found:
                lines.append(found)
    chance = random.Random(seed)
    chance.shuffle(lines)
    for found in lines:
        yield chance.choice(found)


def _enums(code: str) -> Iterator[tuple[str, ...]]:
    """Yields, for each enum, the names of its cases that have no associated values."""
    for _, body in ENUM.findall(code):
        yield tuple(name for cases in CASES.findall(body) for name in cases.split(", "))


def _siblings(code: str, enums: list[tuple[str, ...]]) -> dict[str, list[str]]:
    """Returns, for each case name in a file, the names of the other cases of its enum.

    If several enums have a case with the name, chooses the one with the most cases named in the file,
    because a case of another type would not compile.
    """
    used = set(CASE.findall(code))
    siblings = {}
    for name in used:
        candidates = [names for names in enums if name in names]
        if candidates:
            names = max(candidates, key=lambda names: len(used.intersection(names)))
            siblings[name] = [other for other in names if other != name]
    return siblings
