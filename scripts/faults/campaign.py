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
        """Runs one try; returns the names of its fault and its verb, and whether the fault took effect."""
        chooser = random.Random(f"{self.seed}/{number}")
        run = chooser.choice(verbs.RUNS)
        fault = chooser.choice(self.faults)
        name = fault.__name__.replace("_", " ")
        start = self.prepared(run)
        place = os.path.join(self.folder, f"try-{number}")
        shutil.copytree(start.old, place, symlinks=True)
        try:
            outcome = fault(self, chooser, start, place)
            checks.Check(start, place, outcome).run()
        except Finding as finding:
            raise Finding(f"try {number}, {run.name}, {name}: {finding}\n  its folder is {place}") from None
        remove(place)
        return name, run.name, outcome.took_effect

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


def campaign(tool, seed, minutes, tries):
    """Runs a campaign; returns the exit code."""
    folder = tempfile.mkdtemp(prefix="screens-campaign.")
    all_tries = Campaign(tool, folder, seed)
    print(f"seed {seed}; faults by {all_tries.injector.name or 'nothing'}", flush=True)
    if not all_tries.injector.name:
        print("skipped: kills and failing calls need strace or a C compiler")
    if not all_tries.has_namespaces:
        print("skipped: full disks need root and permission to mount")
    tried, effective, names = collections.Counter(), collections.Counter(), collections.Counter()
    end = time.monotonic() + 60 * minutes
    number = 0
    findings = []
    # At least one try, however slow the machine is.
    while number < tries if tries is not None else number == 0 or time.monotonic() < end:
        number += 1
        try:
            fault, name, took_effect = all_tries.attempt(number)
        except Finding as finding:
            findings.append(str(finding))
            print(f"finding: {finding}", flush=True)
            continue
        tried[fault] += 1
        effective[fault] += took_effect
        names[name] += 1
    print("faults that took effect: "
          + ", ".join(f"{effective[fault]} of {count} {fault}" for fault, count in sorted(tried.items())))
    print("verbs: " + ", ".join(f"{count} {name}" for name, count in sorted(names.items())))
    print(f"{number} tries, {len(findings)} findings; again with: scripts/campaign --seed {seed} --tries {number}")
    if not findings:
        remove(folder)
    return 1 if findings else 0
