"""The binary is the complete program."""

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from application import run_to_end
from gallery_test import GalleryTest

#: Hides the given folders and then starts the command, in a separate mount namespace.
HIDE_AND_RUN = """
set -e
for folder; do
  shift
  [ "$folder" = -- ] && break
  mount -t tmpfs -o size=4k none "$folder"
done
exec "$@"
"""


def can_hide_folders() -> bool:
    trial = subprocess.run(["unshare", "-rm", "true"], capture_output=True)
    return trial.returncode == 0


@unittest.skipIf("LSAN_OPTIONS" in os.environ, "a sanitized binary needs more than itself")
class SelfContainedTest(GalleryTest):
    @unittest.skipUnless(shutil.which("unshare") and can_hide_folders(), "no mount namespaces here")
    def test_a_copy_shows_every_picture_without_the_source_tree(self):
        expected = self.folder / "expected.png"
        outcome = self.run_to_end("--page", "buttons", "--screenshot", str(expected))
        self.assertEqual(outcome.status, 0, outcome.errors)
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        copy = Path(shutil.copy(self.desktop.binary, elsewhere))
        found = self.folder / "found.png"
        hidden = [str(folder) for folder in self.folders_of_the_build()]
        script = ["-rm", "sh", "-c", HIDE_AND_RUN, "sh", *hidden, "--"]
        looked = run_to_end(
            Path("unshare"), *script, "ls", *hidden, environment=self.environment)
        self.assertNotIn("Package.swift", looked.output)
        outcome = run_to_end(
            Path("unshare"), *script, str(copy), "--page", "buttons", "--screenshot", str(found),
            environment=self.environment)
        self.assertEqual((outcome.status, outcome.errors), (0, ""))
        self.assertTrue(found.read_bytes() == expected.read_bytes(), "The copy looks different.")

    def test_the_binary_needs_no_swift_library(self):
        libraries = subprocess.run(
            ["ldd", self.desktop.binary], check=True, capture_output=True, text=True).stdout
        self.assertIsNone(re.search(r"swift|Foundation", libraries), libraries)

    def folders_of_the_build(self) -> list[Path]:
        """Returns the source tree of these scenarios, and the folder in which the binary was built."""
        source = Path(__file__).resolve().parents[2]
        built = self.desktop.binary.resolve().parent
        return [built, source] if source not in built.parents else [source]
