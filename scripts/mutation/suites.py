"""Runs the tests of one target at a time, with one change switched on or none."""

import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from .package import WORK, Failure

# A changed loop may never end, or take all memory. So many seconds, and so many times the longest silence between two
# tests without a change, and the whole run without one.
ENDLESS_AFTER = 60
ENDLESS_FACTOR = 6
LARGEST_MEMORY = 4 << 30
FAILED = re.compile(r"^. Test (?:case passing .* to )?(.+?) (?:recorded an issue|failed after)", re.MULTILINE)


class Suites:
    """The suites of the copy's tests, each of which runs alone: so a change needs only those that reach it, and the
    quick ones come first."""

    def __init__(self):
        self.units = {}
        # What each needed without a change, in seconds, and the numbers of the changes that it reached.
        self.durations = {}
        self.silences = {}
        self.reached = {}
        self.skipped = []
        self.processes = set()

    def find(self):
        """Finds all suites, with their targets."""
        for test in sorted(listed()):
            self.units[test.split("/")[0]] = re.split(r"[./]", test)[0]

    def of_targets(self, targets):
        return [unit for unit, target in self.units.items() if target in targets]

    def measure(self, unit):
        """Runs a unit without a change. One that fails is left out: it would notice all."""
        if unit in self.durations or unit in self.skipped:
            return
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            code, log, silence = self.run(unit, {"MUTATION_ACTIVE": "0", "MUTATION_REACHED": folder}, None)
            duration = time.monotonic() - start
            if code == 0:
                self.durations[unit] = duration
                self.silences[unit] = silence
                self.reached[unit] = {int(name) for name in os.listdir(folder)}
                print(f"passed   {unit} without a change ({duration:.0f} s)", flush=True)
                return
        print(f"skipped  {unit}: it fails without a change:\n{log[-3000:]}", flush=True)
        self.skipped.append(unit)

    def reaching(self, number, units):
        """The units that reach a change, the quickest first."""
        found = [unit for unit in units if number in self.reached.get(unit, [])]
        return sorted(found, key=self.durations.get)

    def notice(self, unit, number):
        """Why the tests of a unit fail with a change; nothing if they pass."""
        limits = [ENDLESS_AFTER + ENDLESS_FACTOR * value for value in (self.silences[unit], self.durations[unit])]
        code, log, _ = self.run(unit, {"MUTATION_ACTIVE": str(number)}, limits)
        if code is None:
            return log
        failed = FAILED.search(log)
        return None if code == 0 else failed.group(1) if failed else f"ends with {code}"

    def run(self, unit, variables, limits):
        """Runs the tests of a unit.

        Returns the exit code, or None if they were ended; the output, or why they were ended; and the longest time in
        which they wrote nothing.
        """
        folder = tempfile.mkdtemp(prefix="mutants-")
        place, log = os.path.join(folder, "tests"), os.path.join(folder, "log")
        os.mkdir(place)
        with open(log, "wb") as output:
            process = subprocess.Popen(
                command(unit), cwd=WORK, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                start_new_session=True, env={**os.environ, **variables, "TMPDIR": place})
        self.processes.add(process)
        try:
            reason, silence = wait(process, limits, log)
            if reason:
                return None, reason, silence
            with open(log, encoding="utf-8", errors="replace") as file:
                return process.returncode, file.read(), silence
        finally:
            end(process)
            self.processes.discard(process)
            shutil.rmtree(folder, ignore_errors=True)

    def stop(self):
        """Ends all tests."""
        for process in list(self.processes):
            end(process)


def wait(process, limits, log):
    """Waits for tests; returns why they were ended, if so, and their longest silence. Without limits, nothing ends
    them."""
    start = last = time.monotonic()
    size = 0
    silence = 0
    while True:
        try:
            process.wait(1)
            return None, silence
        except subprocess.TimeoutExpired:
            pass
        now = time.monotonic()
        if os.path.getsize(log) != size:
            size, last = os.path.getsize(log), now
        silence = max(silence, now - last)
        if not limits:
            continue
        # The rest of a run would only fail, too.
        with open(log, encoding="utf-8", errors="replace") as file:
            failed = FAILED.search(file.read())
        if failed:
            return failed.group(1), silence
        if now - last > limits[0] or now - start > limits[1]:
            return "never ends", silence
        if memory(process.pid) > LARGEST_MEMORY:
            return "takes all memory", silence


def end(process):
    """Ends tests with all that they started."""
    for number in processes(process.pid) or [process.pid]:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            pass
    process.wait()


def program():
    """What runs the tests without SwiftPM; None where they are no program."""
    bundles = glob.glob(os.path.join(WORK, ".build", "debug", "*.xctest"))
    return bundles[0] if sys.platform == "linux" and len(bundles) == 1 else None


def listed():
    """The names of all tests."""
    words = [program(), "--testing-library", "swift-testing", "--list-tests"]
    if not program():
        words = ["swift", "test", "list", "--skip-build"]
    result = subprocess.run(words, cwd=WORK, capture_output=True, encoding="utf-8", errors="replace", check=False)
    # A name is that of a target, of suites and of a function; SwiftPM may write more.
    names = [line for line in result.stdout.splitlines() if re.match(r"\w+\.\S+", line)]
    if result.returncode or not names:
        raise Failure("the tests cannot be listed:\n" + result.stdout[-1000:] + result.stderr[-1000:])
    return names


def command(unit):
    pattern = rf"^{re.escape(unit)}([./]|$)"
    if program():
        return [program(), "--testing-library", "swift-testing", "--filter", pattern]
    return ["swift", "test", "--skip-build", "--filter", pattern]


def processes(session):
    """The processes of a session; none where the system has no '/proc'."""
    found = []
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                words = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[3]) == session and words[0] != "Z":
            found.append(int(path.split("/")[2]))
    return found


def memory(session):
    """The bytes of memory that the processes of a session have."""
    pages = 0
    for process in processes(session):
        try:
            with open(f"/proc/{process}/statm", encoding="utf-8") as file:
                pages += int(file.read().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE")
