"""Runs the verbs in many environments, and compares what they write byte by byte."""

import collections
import os
import random
import tempfile
import time

from . import environments, kinds, verbs
from .campaign import environment, remove

# Of the folders of a run, one has a name that is hard to handle.
PLACES = ("run", "a b", "ü/'%41\"", "deep/er/and/deep/er/" + "x" * 80)


class Sameness:
    """The varied runs, and what was compared."""

    def __init__(self, tool, folders, seed):
        self.tool = tool
        self.folders = folders
        self.seed = seed
        self.environment = environment(folders[0])
        self.runs = 0
        self.files = 0
        self.differing = 0
        self.verbs = collections.Counter()
        self._prepared = {}

    def compare(self, number):
        """Runs a verb in an environment that follows from the seed; returns the differences."""
        chooser = random.Random(f"{self.seed}/same/{number}")
        run = verbs.RUNS[number % len(verbs.RUNS)]
        start = self._start(run)
        surroundings = environments.Surroundings(chooser, run)
        place = os.path.join(chooser.choice(self.folders), f"run-{number}", chooser.choice(PLACES))
        environments.copy(start.old, place, chooser)
        count = chooser.choice([1, 1, 1, 2, 3])
        processes = [surroundings.start(start, place) for _ in range(count)]
        problems = [f"it ended with {code}, not with {start.code}: {process.messages}" for process, code
                    in zip(processes, kinds.finish_all(start, processes)) if code != start.code]
        problems += self._differences(start, place, surroundings)
        self.runs += count
        self.verbs[run.name] += count
        where = f"run {number}, {run.name}, {count} at once, {surroundings}, in {place}"
        if not problems:
            remove(place)
        return [f"{where}: {problem}" for problem in problems]

    def _start(self, run):
        if run.name not in self._prepared:
            folder = os.path.join(self.folders[0], "first", run.name.replace(" ", "-"))
            self._prepared[run.name] = verbs.Prepared(run, self.tool, self.environment, folder)
        return self._prepared[run.name]

    def _differences(self, start, place, surroundings):
        found = start.files(place)
        self.files += len(start.written)
        problems = [f"'{name}' differs" for name in sorted({*found, *start.after})
                    if found.get(name) != start.after.get(name)]
        for name, mode in verbs.modes(place, found).items():
            if not surroundings.explains(mode, start.modes.get(name)):
                problems.append(f"'{name}' has the permissions {mode:03o}")
        self.differing += len(problems)
        return problems


def compare_runs(tool, seed, count):
    """Compares many runs; returns the exit code."""
    folders = [tempfile.mkdtemp(prefix="screens-campaign.")]
    # Folders in memory list their files in the order in which they were made.
    if os.access("/dev/shm", os.W_OK):
        folders.append(tempfile.mkdtemp(prefix="screens-campaign.", dir="/dev/shm"))
    print(f"seed {seed}", flush=True)
    begin = time.monotonic()
    sameness = Sameness(tool, folders, seed)
    number = 0
    problems = []
    try:
        while sameness.runs < count:
            for problem in sameness.compare(number):
                problems.append(problem)
                print(f"finding: {problem}", flush=True)
            number += 1
    except RuntimeError:
        for folder in folders:
            remove(folder)
        raise
    print("verbs: " + ", ".join(f"{runs} {name}" for name, runs in sorted(sameness.verbs.items())))
    print(f"{sameness.runs} runs in {time.monotonic() - begin:.0f} s, {sameness.files} files compared, "
          f"{sameness.differing} differ, {len(problems)} findings; "
          f"again with: scripts/campaign --same {count} --seed {seed}")
    if not problems:
        for folder in folders:
            remove(folder)
    return 1 if problems else 0
