"""Tests which code is mutated, and which is not."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

from drawing import drawn  # noqa: E402
from mutations import mutations  # noqa: E402
from source import code_only  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
SIBLINGS = {"left": ["right"], "right": ["left"]}


class CodeTests(unittest.TestCase):
    def test_comments_and_texts_are_hidden_and_interpolations_are_code(self):
        for text, code in [
            ("a // b\nc", "a     \nc"),
            ("a /* b /* c */ d */ e", f"a {' ' * 17} e"),
            ('a("b // c", "")', 'a("      ", "")'),
            (r'"a \(b + (c ? 1 : 2)) d \" e"', '"    b + (c ? 1 : 2))       "'),
            ('"""\n  a "b" c\n  """ + d', '"""\n         \n  """ + d'),
        ]:
            self.assertEqual(code_only(text), code)


class MutationTests(unittest.TestCase):
    def test_each_line_has_its_mutations(self):
        for line, mutated in [
            ("a < b", ["a <= b", "a >= b"]),
            ("let a: Array<Int>", []),
            ("guard !a.isEmpty, b != c", ["guard a.isEmpty, b != c", "guard !a.isEmpty, b == c"]),
            ("a + b", ["a - b"]),
            ('a + "b"', []),
            ("a = -b", []),
            ("f(width: a.width)", ["f(width: a.height)"]),
            ("f(.left)", ["f(.right)"]),
            ("a.left", []),
            ("case .left: 7", ["case .left: 8", "case .left: 6"]),
            ("0xff", ["0x00"]),
            ("$0[0]", ["$0[1]"]),
            ("1.5", ["2.5", "3.0"]),
            ('a ?? ""', ['a ?? "mutant"']),
            ("true // false", ["false // false"]),
            ("import ControlModel", []),
        ]:
            found = mutations("a.swift", 1, line, code_only(line), SIBLINGS)
            self.assertCountEqual([mutation.mutated_line for mutation in found], mutated, line)


class DrawingTests(unittest.TestCase):
    def test_a_seed_gives_the_same_mutations_each_in_a_line_of_its_own(self):
        first, second = list(drawn(ROOT, 7)), list(drawn(ROOT, 7))
        self.assertEqual(first, second)
        self.assertNotEqual(first, list(drawn(ROOT, 8)))
        self.assertEqual(len({(each.path, each.line_number) for each in first}), len(first))


if __name__ == "__main__":
    unittest.main()
