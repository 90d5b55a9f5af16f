"""The command line needs no display, and every error has one sentence and an exit status."""

import os
import re
import subprocess
from pathlib import Path

from application import run_to_end
from gallery_test import GalleryTest
from manual import section

OPTIONS = (
    "--version", "--help", "--list", "--dump-css", "--page", "--window", "--screenshot", "--scale",
    "--scheme", "--direction")
#: The options of gallery-bench alone.
BENCH_OPTIONS = (
    "--exit-after-first-frame", "--dump-tree", "--report-flips", "--report-themes", "--report-visits")
#: The options that GLib and GTK add to every program.
TOOLKIT_OPTIONS = {"--help-all", "--help-gapplication", "--help-gtk", "--display"}

#: Arguments, and words that the sentence must contain.
MISTAKES = (
    (["--colour"], ["--colour"]),
    (["-z"], ["-z"]),
    (["--page"], ["--page"]),
    (["--page", ""], ["--list"]),
    (["--page", "botons"], ["botons", "buttons"]),
    (["--page", "no-such-thing"], ["no-such-thing"]),
    (["surplus"], ["surplus"]),
    (["--page", "buttons", "surplus"], ["surplus"]),
    (["--screenshot", "x.png", "--scale", "3"], ["3", "1", "2"]),
    (["--screenshot", "x.png", "--scale", "two"], ["two"]),
    (["--screenshot", "x.png", "--scheme", "sepia"], ["sepia", "high-contrast"]),
    (["--screenshot", "x.png", "--direction", "up"], ["up", "ltr", "rtl"]),
    (["--window=3"], ["--window", "no value"]),
    (["--version=", "--list"], ["--version", "no value"]),
    (["--seed", "-1"], ["-1", "0", "18446744073709551615"]),
    (["--rows", "0"], ["0", "10000"]),
    (["--rows", "101", "--columns", "100"], ["101", "100", "10000"]),
    (["--seed", "1", "--page", "buttons"], ["buttons", "mystery-grid"]),
)


class CommandLineTest(GalleryTest):
    def test_information_options_need_no_display_or_bus(self):
        for arguments, answer in (
            (["--version"], "button-gallery 0.1.0\n"),
            # Another page may follow.
            (["--list"], "buttons\tButtons\nflipper\tFlipper\nmystery-grid\tMystery Grid\n"
             "round-buttons\tRound Buttons\ninterface-elements\tInterface Elements\ncontacts\tContacts\n"),
        ):
            with self.subTest(arguments=arguments):
                outcome = self.run_without_display(*arguments)
                self.assertEqual((outcome.status, outcome.errors), (0, ""))
                self.assertEqual(outcome.output[:len(answer)], answer)

    def test_help_names_every_option(self):
        outcome = self.run_without_display("--help")
        self.assertEqual((outcome.status, outcome.errors), (0, ""))
        for option in OPTIONS:
            self.assertIn(option, outcome.output)

    def test_only_gallery_bench_has_the_options_that_measure(self):
        measuring = run_to_end(self.desktop.bench, "--help", environment=self.without_display())
        for option in BENCH_OPTIONS:
            with self.subTest(option=option):
                self.assertIn(option, measuring.output)
                self.assertNotIn(option, self.run_without_display("--help").output)
                outcome = self.run_without_display(option)
                self.assertEqual((outcome.status, len(outcome.sentences)), (2, 1), outcome.errors)

    def test_the_manual_has_every_option_in_its_synopsis_and_among_its_options(self):
        options = set(re.findall(r"--[a-z-]+", self.run_without_display("--help").output)) - TOOLKIT_OPTIONS
        self.assertLessEqual(set(OPTIONS), options)
        for title in ("SYNOPSIS", "OPTIONS"):
            self.assertLessEqual(options, set(re.findall(r"--[a-z-]+", section(title))), title)

    def test_the_style_sheet_is_the_same_each_time(self):
        first, second = (self.run_without_display("--dump-css") for _ in range(2))
        self.assertEqual((first.status, first.errors), (0, ""))
        self.assertIn("{", first.output)
        self.assertEqual(first.output, second.output)

    def test_a_usage_error_has_one_sentence_and_status_two(self):
        for arguments, words in MISTAKES:
            with self.subTest(arguments=arguments):
                outcome = self.run_without_display(*arguments)
                self.assertEqual((outcome.status, outcome.output), (2, ""), outcome.errors)
                self.assertEqual(len(outcome.sentences), 1, outcome.errors)
                for word in words:
                    self.assertIn(word, outcome.errors)

    def test_a_usage_error_is_reported_with_a_display_too(self):
        for arguments, _ in MISTAKES:
            with self.subTest(arguments=arguments):
                outcome = self.run_to_end(*arguments)
                self.assertEqual((outcome.status, len(outcome.sentences)), (2, 1), outcome.errors)

    def test_a_usage_error_is_in_utf_8_whatever_the_locale(self):
        for arguments, sentence in (
            (["--page", "bücher"], "there is no page 'bücher'; see --list"),
            (["--theme", "grün"], "there is no theme 'grün'; see --list-themes"),
            (["--scale", "zwölf"], "invalid value 'zwölf' for --scale; use 1 or 2"),
            (["übrig"], "unexpected argument 'übrig';"),
            (["--öffnen"], "--öffnen"),
        ):
            for locale in ("C", "C.UTF-8"):
                with self.subTest(arguments=arguments, locale=locale):
                    outcome = self.run_without_display(*arguments, LC_ALL=locale)
                    self.assertEqual((outcome.status, len(outcome.sentences)), (2, 1), outcome.errors)
                    self.assertIn(sentence, outcome.errors)

    def test_an_answer_that_cannot_be_written_has_one_sentence_and_status_one(self):
        for arguments in (["--help"], ["--help-all"], ["--list"], ["--version"], ["--dump-css"]):
            reader, writer = os.pipe()
            os.close(reader)
            full = os.open("/dev/full", os.O_WRONLY)
            for name, output in (("a closed pipe", writer), ("a full disk", full)):
                with self.subTest(arguments=arguments, output=name):
                    ended = subprocess.run(
                        [self.desktop.binary, *arguments], env=self.without_display(), stdout=output,
                        stderr=subprocess.PIPE, text=True, timeout=20)
                    self.assertEqual((ended.returncode, ended.stderr.count("\n")), (1, 1), ended.stderr)
                    self.assertIn("cannot be written", ended.stderr)
                os.close(output)

    def test_quoted_arguments_cannot_forge_a_line_or_control_a_terminal(self):
        binary = Path(self.folder, "gal\x1b[31mlery")
        binary.symlink_to(self.desktop.binary)
        picture = str(self.folder / "missing\nforged: line" / "gnp.\u202eshot")
        ended = subprocess.run(
            [binary, "--page", "buttons", "--screenshot", picture], env=self.environment,
            stderr=subprocess.PIPE, timeout=20)
        errors = ended.stderr.decode()
        self.assertEqual((ended.returncode, errors.count("\n")), (1, 1), errors)
        self.assertTrue(errors.startswith("gal\\u{1B}[31mlery: "), errors)
        self.assertIn("missing\\nforged: line/gnp.\\u{202E}shot", errors)
        self.assertFalse([sign for sign in "\x1b\u202e\u2068\u2069" if sign in errors], errors)
        usage = subprocess.run(
            [binary, "--help"], env=self.without_display(), stdout=subprocess.PIPE, timeout=20)
        self.assertNotIn(b"\x1b", usage.stdout)

    def test_names_are_isolated_for_a_terminal(self):
        controller, terminal = os.openpty()
        self.addCleanup(os.close, controller)
        subprocess.run(
            [self.desktop.binary, "--screenshot", str(self.folder / "א" / "ב.png")],
            env=self.environment, stderr=terminal, timeout=20)
        os.close(terminal)
        self.assertIn(f"\u2068{self.folder}/א/ב.png\u2069: No such", os.read(controller, 4096).decode())

    def test_a_missing_display_has_one_sentence_and_status_one(self):
        for arguments in ([], ["--page", "buttons"], ["--screenshot", "x.png"]):
            with self.subTest(arguments=arguments):
                outcome = self.run_without_display(*arguments)
                self.assertEqual((outcome.status, len(outcome.sentences)), (1, 1), outcome.errors)
                self.assertIn("display", outcome.errors)

    def test_a_picture_that_cannot_be_written_has_one_sentence_and_status_one(self):
        for file in ("/nonexistent/picture.png", str(self.folder)):
            with self.subTest(file=file):
                outcome = self.run_to_end("--page", "buttons", "--screenshot", file)
                self.assertEqual((outcome.status, len(outcome.sentences)), (1, 1), outcome.errors)
                self.assertIn(file, outcome.errors)

    def test_the_error_of_an_unwritable_picture_has_the_path_as_given(self):
        for file, reason in (
            (self.folder / "missing" / "shot.png", "No such file or directory"),
            (self.folder / ("x" * 100_000), "File name too long"),
        ):
            with self.subTest(reason=reason):
                outcome = self.run_to_end("--page", "buttons", "--screenshot", str(file))
                self.assertEqual((outcome.status, len(outcome.sentences)), (1, 1))
                end = f": {reason}; name a file in a folder that exists and is writable\n"
                self.assertTrue(outcome.errors.endswith(end), outcome.errors)
                self.assertLess(len(outcome.errors), 1_000)
                self.assertNotRegex(outcome.errors, r"shot\.png\.")
