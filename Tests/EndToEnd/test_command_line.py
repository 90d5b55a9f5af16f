"""The command line answers without a display, and every mistake has one sentence and a status."""

import re

from gallery_test import GalleryTest
from manual import section

OPTIONS = (
    "--version", "--help", "--list", "--dump-css", "--page", "--window", "--screenshot", "--scale",
    "--scheme", "--direction", "--exit-after-first-frame")
#: Those that GLib and GTK add to every program.
TOOLKIT_OPTIONS = {"--help-all", "--help-gapplication", "--help-gtk", "--display"}

#: Arguments, and words that the sentence must hold.
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
    (["--seed", "-1"], ["-1", "0", "18446744073709551615"]),
    (["--rows", "0"], ["0", "10000"]),
    (["--rows", "101", "--columns", "100"], ["101", "100", "10000"]),
    (["--seed", "1", "--page", "buttons"], ["buttons", "mystery-grid"]),
)


class CommandLineTest(GalleryTest):
    def test_questions_are_answered_without_a_display_or_a_bus(self):
        for arguments, answer in (
            (["--version"], "button-gallery 0.1.0\n"),
            (["--list"], "buttons\tButtons\nflipper\tFlipper\nmystery-grid\tMystery Grid\n"
             "round-buttons\tRound Buttons\ninterface-elements\tInterface Elements\ncontacts\tContacts\n"),
        ):
            with self.subTest(arguments=arguments):
                outcome = self.run_without_display(*arguments)
                self.assertEqual((outcome.status, outcome.output, outcome.errors), (0, answer, ""))

    def test_help_names_every_option(self):
        outcome = self.run_without_display("--help")
        self.assertEqual((outcome.status, outcome.errors), (0, ""))
        for option in OPTIONS:
            self.assertIn(option, outcome.output)

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

    def test_a_mistake_has_one_sentence_and_status_two(self):
        for arguments, words in MISTAKES:
            with self.subTest(arguments=arguments):
                outcome = self.run_without_display(*arguments)
                self.assertEqual((outcome.status, outcome.output), (2, ""), outcome.errors)
                self.assertEqual(len(outcome.sentences), 1, outcome.errors)
                for word in words:
                    self.assertIn(word, outcome.errors)

    def test_a_mistake_is_found_where_there_is_a_display_too(self):
        for arguments, _ in MISTAKES:
            with self.subTest(arguments=arguments):
                outcome = self.run_to_end(*arguments)
                self.assertEqual((outcome.status, len(outcome.sentences)), (2, 1), outcome.errors)

    def test_no_display_has_one_sentence_and_status_one(self):
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
