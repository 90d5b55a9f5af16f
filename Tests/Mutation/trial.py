"""A copy of the model in which mutants are built and tested, one at a time."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from enum import Enum
from pathlib import Path

from drawing import TEST_TARGETS
from mutations import Mutation

#: The maximum memory of the tests, in bytes. Without it, a mutant might allocate without limit.
MEMORY = 4 << 30

class Verdict(Enum):
    """The result for a mutant."""

    REFUSED = "does not compile"
    KILLED = "killed"
    HUNG = "killed by the time limit"
    SURVIVED = "survived"


class Trial:
    """The copy, in a temporary folder that is deleted on exit."""

    def __init__(self, root: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="button-gallery-mutate-")
        self._copy = Path(self._folder.name) / "model"
        for part in ["Package.swift", *(f"Sources/{target}" for target in TEST_TARGETS),
                     *(f"Tests/{target}" for target in TEST_TARGETS["ControlModel"])]:
            source, target = root / part, self._copy / part
            target.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if source.is_dir() else shutil.copyfile)(source, target)
        #: The time limits for a mutant's build and for the tests of a target, in seconds.
        self._build_limit: float | None = None
        self._test_limits: dict[str, float | None] = dict.fromkeys(TEST_TARGETS["ControlModel"])

    def __enter__(self) -> Trial:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def prepare(self) -> None:
        """Builds the unchanged copy and times its tests, which must pass."""
        start = time.monotonic()
        build = self._build()
        if build.returncode != 0:
            raise RuntimeError(f"the model does not build:\n{build.stdout}")
        # The type checker may need very long for a mutant; a normal one needs far less than a full build.
        self._build_limit = time.monotonic() - start
        for target in self._test_limits:
            start = time.monotonic()
            if self._test(target) is not Verdict.SURVIVED:
                raise RuntimeError(f"{target} fails without a mutation")
            # This allows for other programs that use the processor later.
            self._test_limits[target] = 30 + 10 * (time.monotonic() - start)

    def judge(self, mutation: Mutation) -> Verdict:
        """Builds a mutant, runs its tests until one fails, and restores the original."""
        path = self._copy / mutation.path
        original = path.read_text()
        lines = original.split("\n")
        lines[mutation.line_number - 1] = mutation.mutated_line
        path.write_text("\n".join(lines))
        try:
            if self._build().returncode != 0:
                return Verdict.REFUSED
            for target in TEST_TARGETS[mutation.path.split("/")[1]]:
                verdict = self._test(target)
                if verdict is not Verdict.SURVIVED:
                    return verdict
            return Verdict.SURVIVED
        finally:
            path.write_text(original)

    def _build(self) -> subprocess.CompletedProcess[str]:
        command = ["swift", "build", "--build-tests", "--scratch-path", ".build"]
        environment = {**os.environ, "BUTTON_GALLERY_MODEL_ONLY": "1"}
        try:
            return subprocess.run(
                command, cwd=self._copy, env=environment, timeout=self._build_limit, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, 1, "The build takes too long.")

    def _test(self, target: str) -> Verdict:
        """Runs the tests of a target and stops them at the first failure."""
        binary = next((self._copy / ".build/debug").glob("*PackageTests.xctest"))
        process = subprocess.Popen(
            [binary, "--testing-library", "swift-testing", "--filter", rf"^{target}\."],
            cwd=self._copy, env={**os.environ, "NO_COLOR": "1"}, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        hung = threading.Event()

        def end(because_it_hangs: bool) -> None:
            if because_it_hangs:
                hung.set()
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)

        limit = self._test_limits[target]
        timer = threading.Timer(limit or threading.TIMEOUT_MAX, end, [True])
        timer.daemon = True
        timer.start()
        try:
            failed = any("recorded an issue" in line for line in process.stdout)
            if failed:
                end(False)
            status = process.wait()
        finally:
            timer.cancel()
            process.stdout.close()
        if hung.is_set():
            return Verdict.HUNG
        return Verdict.KILLED if failed or status != 0 else Verdict.SURVIVED
