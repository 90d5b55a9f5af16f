"""Starts programs, and measures them with the kernel's counters and valgrind."""

import os
import re
import subprocess
import time


def report(command):
    """Runs gallery-bench or the twin up to its first frame, and returns its measurements as integers by name."""
    started_at = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
    environment = os.environ | {"BUTTON_GALLERY_STARTED_AT": str(started_at)}
    run = subprocess.run(
        [*command, "--exit-after-first-frame"],
        env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    return {key: int(value) for key, value in re.findall(r"^(\w+)=(-?\d+)$", run.stdout, re.M)}


def instructions(command):
    """Returns the instructions up to the first frame, which vary by less than 0.1%."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         *command, "--exit-after-first-frame"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=600)
    count = re.search(r"refs:\s+([\d,]+)", run.stderr)
    if run.returncode != 0 or count is None:
        raise RuntimeError(f"valgrind could not run {command[0]}:\n{run.stderr}")
    return int(count.group(1).replace(",", ""))


def processor_ticks(process):
    """Returns the clock ticks that a process has used, in user mode and in the kernel."""
    with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
        # The second field, the name in parentheses, may contain spaces.
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def idle_ticks(command, seconds):
    """Returns the clock ticks that an idle program uses in the given time without input."""
    process = subprocess.Popen(command)
    try:
        wait_for_rest(process)
        before = processor_ticks(process)
        time.sleep(seconds)
        return processor_ticks(process) - before
    finally:
        process.terminate()
        process.wait(timeout=10)


def wait_for_rest(process):
    """Waits until a program has used the processor and then been idle for three seconds."""
    deadline = time.monotonic() + 60
    ticks = 0
    quiet_since = time.monotonic()
    while time.monotonic() < deadline:
        time.sleep(0.1)
        now = processor_ticks(process)
        if now != ticks:
            ticks = now
            quiet_since = time.monotonic()
        elif ticks > 0 and time.monotonic() - quiet_since > 3:
            return
    raise RuntimeError(f"{process.args[0]} does not come to rest in a minute: {ticks} ticks so far")
