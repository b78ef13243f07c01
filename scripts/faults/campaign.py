"""The campaign: chooses a verb and a fault from the seed, and checks what the run leaves behind."""

import collections
import os
import random
import shutil
import subprocess
import tempfile
import time

from . import checks, injection, kinds, verbs
from .environments import JOBS
from .running import Finding


class Try:
    """A fault during a run: whether it happened, and what is wrong since; None for nothing."""

    def __init__(self, number, fault, verb):
        self.number = number
        self.fault = fault
        self.verb = verb
        self.took_effect = True
        self.finding = None

    def __str__(self):
        return f"try {self.number}, {self.verb}, {self.fault}: {self.finding}"


class Campaign:
    """All that the tries share."""

    def __init__(self, tool, folder, seed):
        self.tool = tool
        self.folder = folder
        self.seed = seed
        self.environment = environment(folder)
        self.injector = injection.Injector(folder, tool)
        self.has_namespaces = os.geteuid() == 0 and subprocess.run(
            ["unshare", "-m", "sh", "-c", f"mount -t tmpfs tmpfs '{folder}'"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0 \
            if shutil.which("unshare") else False
        self.faults = [kinds.side_by_side, kinds.unusual_environment, kinds.read_only_folder]
        if self.injector.name:
            # Twice as often as the others.
            self.faults += [kinds.killed, kinds.killed, kinds.failing_call, kinds.failing_call]
        if self.has_namespaces:
            self.faults += [kinds.full_disk, kinds.full_disk]
        self._prepared = {}
        self._counts = {}

    def attempt(self, number):
        """Runs one try."""
        chooser = random.Random(f"{self.seed}/{number}")
        run = chooser.choice(verbs.RUNS)
        fault = chooser.choice(self.faults)
        start = self.prepared(run)
        result = Try(number, fault.__name__.replace("_", " "), run.name)
        place = os.path.join(self.folder, f"try-{number}")
        shutil.copytree(start.old, place, symlinks=True)
        try:
            outcome = fault(self, chooser, start, place)
            result.took_effect = outcome.took_effect
            checks.Check(start, place, outcome).run()
        except Finding as finding:
            result.finding = f"{finding}\n  its folder is {place}"
            return result
        remove(place)
        return result

    def prepared(self, run):
        """A run with its folders, which are made once."""
        if run.name not in self._prepared:
            folder = os.path.join(self.folder, run.name.replace(" ", "-"))
            self._prepared[run.name] = verbs.Prepared(run, self.tool, self.environment, folder)
        return self._prepared[run.name]

    def counts(self, start):
        """How often a run makes the calls of each kind."""
        if start.run.name not in self._counts:
            place = os.path.join(self.folder, "counted")
            shutil.copytree(start.old, place, symlinks=True)
            command, environment = self.injector.command(start.command, start.environment)
            start.process(command, place, environment).finish()
            self._counts[start.run.name] = self.injector.counts
            remove(place)
        return self._counts[start.run.name]


def environment(folder):
    """The variables of an undisturbed run: nothing that changes what the tool does."""
    temporary = os.path.join(folder, "temporary")
    os.makedirs(temporary)
    kept = {name: value for name, value in os.environ.items()
            if name != "CI" and not name.startswith(("SCREENS_", "GITHUB_"))}
    return {**kept, "TMPDIR": temporary, JOBS: "2"}


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)


def numbers(minutes, tries, only):
    """The numbers of the tries: one, the first ones, or as many as there is time for."""
    if only is not None:
        yield only
        return
    end = time.monotonic() + 60 * minutes
    number = 0
    # At least one try, however slow the machine is.
    while number < tries if tries is not None else number == 0 or time.monotonic() < end:
        number += 1
        yield number


class Summary:
    """What was tried, and what happened."""

    def __init__(self):
        self.tried = collections.Counter()
        self.effective = collections.Counter()
        self.verbs = collections.Counter()
        self.findings = 0

    def add(self, result):
        self.tried[result.fault] += 1
        self.effective[result.fault] += result.took_effect
        self.verbs[result.verb] += 1
        self.findings += result.finding is not None

    @property
    def count(self):
        return sum(self.tried.values())

    @property
    def lines(self):
        faults = (f"{self.effective[fault]} of {tried} {fault}" for fault, tried in sorted(self.tried.items()))
        verb_counts = (f"{tried} {verb}" for verb, tried in sorted(self.verbs.items()))
        return [f"faults that took effect: {', '.join(faults)}", f"verbs: {', '.join(verb_counts)}",
                f"{self.count} tries, {self.findings} findings"]


def campaign(tool, seed, minutes, tries, only):
    """Runs a campaign; returns the exit code."""
    folder = tempfile.mkdtemp(prefix="screens-campaign.")
    all_tries = Campaign(tool, folder, seed)
    print(f"seed {seed}; faults by {all_tries.injector.name or 'nothing'}", flush=True)
    if not all_tries.injector.name:
        print("skipped: kills and failing calls need strace or a C compiler")
    if not all_tries.has_namespaces:
        print("skipped: full disks need root and permission to mount")
    summary = Summary()
    try:
        for number in numbers(minutes, tries, only):
            result = all_tries.attempt(number)
            summary.add(result)
            if result.finding:
                print(f"finding: {result}\n  again with: scripts/campaign --seed {seed} --try {number}", flush=True)
    except RuntimeError:
        remove(folder)
        raise
    again = f"--tries {summary.count}" if only is None else f"--try {only}"
    print("\n".join(summary.lines) + f"; again with: scripts/campaign --seed {seed} {again}")
    if not summary.findings:
        remove(folder)
    return 1 if summary.findings else 0
