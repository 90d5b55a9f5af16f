"""Divides the scenarios into parts that can run in parallel, each in its own desktop."""

from __future__ import annotations

import unittest
from collections.abc import Iterator


def select(suite: unittest.TestSuite, number: int, of: int) -> unittest.TestSuite:
    """Returns the scenarios of one part, counted from 1.

    The scenarios of a class stay together, because they can share their setup. Each class is added
    to the part with the fewest scenarios so far, starting with the largest class.
    """
    classes: dict[type, list[unittest.TestCase]] = {}
    for case in _cases(suite):
        classes.setdefault(type(case), []).append(case)
    parts: list[list[unittest.TestCase]] = [[] for _ in range(of)]
    for cases in sorted(classes.values(), key=len, reverse=True):
        min(parts, key=len).extend(cases)
    return unittest.TestSuite(parts[number - 1])


def _cases(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from _cases(item)
        else:
            yield item
