"""The mutations of a line of Swift: one operator, literal, call, or enum case is replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

#: Operators and their replacements. swift-format puts a space on either side of them. A plus sign before
#: a string is not replaced, because strings can only be added.
OPERATORS = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
    "==": ("!=",), "!=": ("==",), "===": ("!==",), "!==": ("===",),
    "&&": ("||",), "||": ("&&",),
    "+": ("-",), "-": ("+",), "*": ("/",), "/": ("*",), "%": ("*",),
    "+=": ("-=",), "-=": ("+=",), "*=": ("/=",), "/=": ("*=",),
    "&+": ("&-",), "&-": ("&+",), "&+=": ("&-=",), "&*": ("&+",),
    "<<": (">>",), ">>": ("<<",), "&": ("|",), "|": ("&",), "^": ("|",),
}

#: Words and their replacements: calls with a counterpart of the same type, and the Boolean literals.
WORDS = {
    "true": ("false",), "false": ("true",),
    "min": ("max",), "max": ("min",), "first": ("last",), "last": ("first",),
    "prefix": ("suffix",), "suffix": ("prefix",),
    "dropFirst": ("dropLast",), "dropLast": ("dropFirst",),
    "hasPrefix": ("hasSuffix",), "hasSuffix": ("hasPrefix",),
    "union": ("intersection",), "intersection": ("union",), "subtracting": ("union",),
    "isSuperset": ("isSubset", "isDisjoint"), "isSubset": ("isSuperset",),
    "isDisjoint": ("isSuperset",), "contains": ("isDisjoint",),
    "minX": ("maxX",), "maxX": ("minX",), "minY": ("maxY",), "maxY": ("minY",),
    "width": ("height",), "height": ("width",),
}

#: Lines without behavior, and the patterns of cases before a colon, which must stay exhaustive.
WITHOUT_BEHAVIOR = re.compile(r"^\s*(import |@|case [^=:]*:?$)|^\s*(\.\w+,? ?)+:?$")
PATTERN = re.compile(r"^\s*case [^:]*:")

OPERATOR = re.compile(r"(?<= )[-+*/%<>=!&|^]+(?= |$)(?! \")")
RANGE = re.compile(r"\.\.[.<]")
WORD = re.compile(r"(?:(?<![\w.])|(?<=[\w)\]?]\.))[a-z]\w*\b(?!:)")
CASE = re.compile(r"(?<![\w)\]?.])\.([a-z]\w*)\b(?!\()")
NOT = re.compile(r"(?<![\w!)\]])!(?=[\w(.])")
NUMBER = re.compile(r"(?<![\w.$])(0x[0-9a-f_]+|\d[\d_]*(\.\d[\d_]*)?)(?![\w.]*\w)")
EMPTY_STRING = re.compile(r'(?<!")""(?!")')


@dataclass(frozen=True)
class Mutation:
    """A change of one line."""

    path: str
    line_number: int
    line: str
    start: int
    old: str
    new: str

    @property
    def mutated_line(self) -> str:
        return self.line[: self.start] + self.new + self.line[self.start + len(self.old):]

    def __str__(self) -> str:
        return f"{self.path}:{self.line_number}: {self.line.strip()}  =>  {self.mutated_line.strip()}"


def mutations(
    path: str, line_number: int, line: str, code: str, siblings: dict[str, list[str]]
) -> Iterator[Mutation]:
    """Yields the mutations of a line. `code` is the line without comments and string contents.

    `siblings` contains, for a case name, the other cases of the same enum.
    """
    if WITHOUT_BEHAVIOR.match(code):
        return
    pattern = PATTERN.match(code)
    begin = pattern.end() if pattern else 0
    for start, old, new in _changes(code, siblings):
        if start >= begin:
            yield Mutation(path, line_number, line, start, old, new)


def _changes(code: str, siblings: dict[str, list[str]]) -> Iterator[tuple[int, str, str]]:
    for match in OPERATOR.finditer(code):
        for new in OPERATORS.get(match[0], ()):
            yield match.start(), match[0], new
    for match in RANGE.finditer(code):
        yield match.start(), match[0], "..<" if match[0] == "..." else "..."
    for match in WORD.finditer(code):
        for new in WORDS.get(match[0], ()):
            yield match.start(), match[0], new
    for match in CASE.finditer(code):
        for new in siblings.get(match[1], ()):
            yield match.start(), match[0], f".{new}"
    for match in NOT.finditer(code):
        yield match.start(), "!", ""
    for match in NUMBER.finditer(code):
        for new in _other_numbers(match[0]):
            yield match.start(), match[0], new
    for match in EMPTY_STRING.finditer(code):
        yield match.start(), '""', '"mutant"'


def _other_numbers(text: str) -> tuple[str, ...]:
    """Returns the replacements of a literal: nearby numbers, or the number with all bits inverted."""
    if text.startswith("0x"):
        digits = text[2:].replace("_", "")
        return (f"0x{int(digits, 16) ^ (16 ** len(digits) - 1):0{len(digits)}x}",)
    if "." in text:
        number = float(text.replace("_", ""))
        return (repr(number + 1), repr(number * 2)) if number else ("1.0",)
    number = int(text.replace("_", ""))
    return (str(number + 1), str(number - 1)) if number else ("1",)
