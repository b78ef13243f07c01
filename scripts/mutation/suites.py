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
    """The tests of the copy, in units that run alone: a target that covers a module, else a suite, since those that
    are of no module run whole programs."""

    def __init__(self):
        self.units = {}
        # What each needed without a change, in seconds, and the numbers of the changes that it reached.
        self.durations = {}
        self.silences = {}
        self.reached = {}
        self.skipped = []
        self.process = None
        # The longest time in which the last run wrote nothing.
        self.silence = 0

    def find(self, modules):
        """Finds the units of all test targets."""
        for test in sorted(listed()):
            target = re.split(r"[./]", test)[0]
            isOwn = target.removesuffix("Tests") in modules
            unit = target if isOwn else test.split("/")[0]
            self.units[unit] = target

    def of_targets(self, targets):
        return [unit for unit, target in self.units.items() if target in targets]

    def measure(self, units):
        """Runs units without a change. Those that fail are left out: they would notice all."""
        for unit in units:
            if unit in self.durations or unit in self.skipped:
                continue
            with tempfile.TemporaryDirectory() as folder:
                start = time.monotonic()
                code, log = self.run(unit, {"MUTATION_ACTIVE": "0", "MUTATION_REACHED": folder}, None)
                duration = time.monotonic() - start
                if code == 0:
                    self.durations[unit] = duration
                    self.silences[unit] = self.silence
                    self.reached[unit] = {int(name) for name in os.listdir(folder)}
                    print(f"passed   {unit} without a change ({duration:.0f} s)", flush=True)
                    continue
            print(f"skipped  {unit}: it fails without a change:\n{log[-3000:]}", flush=True)
            self.skipped.append(unit)

    def reaching(self, number, units):
        """The units that reach a change, the quickest first."""
        found = [unit for unit in units if number in self.reached.get(unit, [])]
        return sorted(found, key=self.durations.get)

    def notice(self, unit, number):
        """Why the tests of a unit fail with a change; nothing if they pass."""
        limits = [ENDLESS_AFTER + ENDLESS_FACTOR * value for value in (self.silences[unit], self.durations[unit])]
        code, log = self.run(unit, {"MUTATION_ACTIVE": str(number)}, limits)
        if code is None:
            return log
        failed = FAILED.search(log)
        return None if code == 0 else failed.group(1) if failed else f"ends with {code}"

    def run(self, unit, variables, limits):
        """Runs the tests of a unit; returns the exit code, or None with the reason if it was ended, and the output."""
        folder = tempfile.mkdtemp(prefix="mutants-")
        log = os.path.join(WORK, "test-log")
        try:
            with open(log, "wb") as output:
                self.process = subprocess.Popen(
                    command(unit), cwd=WORK, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                    start_new_session=True, env={**os.environ, **variables, "TMPDIR": folder})
                reason = self.wait(limits, log)
            if reason:
                return None, reason
            code = self.process.returncode
        finally:
            self.stop()
            shutil.rmtree(folder, ignore_errors=True)
        with open(log, encoding="utf-8", errors="replace") as file:
            return code, file.read()

    def wait(self, limits, log):
        """Waits for the tests; returns why they were ended, if so. Without limits, nothing ends them."""
        start = last = time.monotonic()
        size = 0
        self.silence = 0
        while True:
            try:
                self.process.wait(1)
                return None
            except subprocess.TimeoutExpired:
                pass
            now = time.monotonic()
            if os.path.getsize(log) != size:
                size, last = os.path.getsize(log), now
            self.silence = max(self.silence, now - last)
            if not limits:
                continue
            # The rest of a run would only fail, too.
            with open(log, encoding="utf-8", errors="replace") as file:
                failed = FAILED.search(file.read())
            if failed:
                return failed.group(1)
            if now - last > limits[0] or now - start > limits[1]:
                return "never ends"
            if memory(self.process.pid) > LARGEST_MEMORY:
                return "takes all memory"

    def stop(self):
        """Ends the tests with all that they started."""
        if self.process:
            for process in processes(self.process.pid) or [self.process.pid]:
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self.process.wait()


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
