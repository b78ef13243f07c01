"""Builds a copy of the package with many changes, and runs the tests with one of them at a time."""

import collections
import concurrent.futures
import doctest
import json
import os
import random
import signal
import sys
import time

from . import c_places, places, schemata, selection
from .package import WORK, Copy, Failure
from .suites import Suites

# The numbers of the changes of the last build by their names, the names of those that survived, and the names of what
# does not compile.
BUILT = os.path.join(WORK, "built.json")
SURVIVORS = os.path.join(WORK, "survivors.json")
REFUSED = os.path.join(WORK, "refused.json")


class Survey:
    """The outcomes so far."""

    def __init__(self, seed):
        self.seed = seed
        self.start = time.monotonic()
        self.noticed = collections.Counter()
        self.survivors = []
        self.equivalent = []

    def report(self, skipped):
        tried = self.noticed.total() + len(self.survivors) + len(self.equivalent)
        minutes = (time.monotonic() - self.start) / 60
        print(f"seed {self.seed}: {self.noticed.total()} of {tried} noticed in {minutes:.0f} minutes: "
              f"{self.noticed['module']} by the tests of the module, {self.noticed['other']} by others; "
              f"{len(self.equivalent)} make no difference")
        for survivor in self.survivors:
            print(f"survived {survivor}")
        if skipped:
            print(f"skipped, since they fail without a change: {', '.join(skipped)}")


def load(path):
    """What an earlier run wrote to a file."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def save(path, value):
    os.makedirs(WORK, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)


def built(copy, order, count):
    """The first changes of an order that compile, in a copy that has them all."""
    refused_before = set(load(REFUSED))
    refused = {change for change in order if change.name in refused_before}
    # Some more than needed, since each build takes minutes.
    spare = max(5, count // 5) if count < len(order) else 0
    while True:
        chosen = [change for change in order if change not in refused][:count + spare]
        if not chosen:
            raise Failure("no change compiles")
        copy.write(chosen)
        print(f"building {len(chosen)} changes", flush=True)
        code, log = copy.build()
        if code == 0:
            save(BUILT, [(change.name, change.number) for change in chosen])
            return chosen[:count]
        wrong = copy.refused(chosen, log)
        if not wrong:
            raise Failure("the build failed without the error of a change:\n" + log[-3000:])
        for change, message in wrong.items():
            print(f"refused  {change} ({message})", flush=True)
        refused |= set(wrong)
        save(REFUSED, sorted(refused_before | {change.name for change in refused}))
        spare = max(0, spare - len(wrong))


def survivors(changes):
    """The changes of the last build, with their numbers, and those of them that survived. What did not is built again,
    since another choice would have other sources."""
    waiting = list(changes)
    chosen = []
    for name, number in load(BUILT):
        change = next((change for change in waiting if change.name == name), None)
        if change:
            waiting.remove(change)
            change.number = number
            chosen.append(change)
    names = load(SURVIVORS)
    return chosen, [change for change in chosen if change.name in names]


def attempt(suites, survey, change, units, which):
    """Runs the units that reach a change until one notices it."""
    for unit in suites.reaching(change.number, units):
        reason = suites.notice(unit, change.number)
        if reason:
            survey.noticed[which] += 1
            print(f"noticed  {change} ({unit}: {reason})", flush=True)
            return True
    return False


def survive(suites, survey, change, known):
    if change.name in known:
        survey.equivalent.append(change)
        print(f"no difference {change} ({known[change.name]})", flush=True)
        return
    survey.survivors.append(change)
    units = suites.reaching(change.number, suites.units)
    how = f"reached by {', '.join(units)}" if units else "never reached"
    print(f"SURVIVED {change} ({how})", flush=True)


def attempt_all(copy, suites, survey, chosen):
    """Runs the tests of the modules, and for what these do not notice those of all targets, one after the other."""
    suites.find()
    known = selection.equivalent()
    own = {change: suites.of_targets(copy.tests(change.module)) for change in chosen}

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:

        def remaining(changes, units, which):
            """The changes that no unit notices; each runs its own ones."""
            list(pool.map(suites.measure, dict.fromkeys(unit for change in changes for unit in units[change])))
            noticed = pool.map(lambda change: attempt(suites, survey, change, units[change], which), changes)
            return [change for change, isNoticed in zip(changes, noticed) if not isNoticed]

        rest = remaining(chosen, own, "module")
        for change in rest:
            print(f"remains  {change}", flush=True)
        equivalent = [change for change in rest if change.name in known]
        rest = [change for change in rest if change.name not in known]
        for target in copy.nearest_tests({change.module for change in rest}):
            units = suites.of_targets([target])
            others = {change: [unit for unit in units if unit not in own[change]] for change in rest}
            rest = remaining(rest, others, "other")
            if not rest:
                break
    for change in equivalent + rest:
        survive(suites, survey, change, known)


def places_of(copy, words):
    """The changes of modules and paths, of all modules by default."""
    modules = copy.modules()
    paths = [word.rstrip("/") for word in words if "/" in word]
    for word in words:
        if "/" not in word and word not in modules:
            raise Failure(f"unknown module '{word}'; the modules are {', '.join(modules)}")
    found = [change for change in selection.changes(copy, modules)
             if not words or change.module in words
             or any(change.path == path or change.path.startswith(path + "/") for path in paths)]
    if not found:
        raise Failure("there is nothing to change")
    return found


def run(count, words, seed, isAgain):
    """Makes a number of changes over modules and paths, or those that survived the last time."""
    copy = Copy()
    survey = Survey(seed)
    suites = Suites()
    end_with_signals(copy, suites, survey)
    changes = places_of(copy, words)
    if isAgain:
        order, tried = survivors(changes)
        if not tried:
            raise Failure("nothing survived the last run, or its sources are not the same")
        compiled = built(copy, order, len(order))
        chosen = [change for change in tried if change in compiled]
    else:
        order = selection.shuffled(changes, seed)
        for number, change in enumerate(order, 1):
            change.number = number
        print(f"seed {seed}: {min(count, len(order))} of {len(order)} changes", flush=True)
        chosen = built(copy, order, min(count, len(order)))
    attempt_all(copy, suites, survey, chosen)
    survey.report(suites.skipped)
    save(SURVIVORS, [change.name for change in survey.survivors])
    if suites.skipped:
        return 2
    return 1 if survey.survivors else 0


def end_with_signals(copy, suites, survey):
    def end(signal_number, _):
        copy.stop()
        suites.stop()
        survey.report(suites.skipped)
        sys.stdout.flush()
        os._exit(128 + signal_number)

    for signal_number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(signal_number, end)


def check():
    """Runs the examples in the documentation of the modules, and looks for the lines of the changes that make no difference."""
    modules = (places, c_places, schemata, selection)
    failed = sum(doctest.testmod(module).failed for module in modules)
    gone = [name for name in selection.equivalent() if not selection.has_line(name)]
    for name in gone:
        print(f"error: 'equivalent' names a line that is not there: {name}", file=sys.stderr)
    return 1 if failed or gone else 0


def main(arguments, usage):
    if arguments == ["--check"]:
        return check()
    seed = random.randrange(1 << 32)
    words = []
    rest = list(arguments)
    isAgain = False
    count = 0
    try:
        while rest:
            word = rest.pop(0)
            if word == "--seed":
                seed = int(rest.pop(0))
            elif word == "--again":
                isAgain = True
            else:
                words.append(word)
        if not isAgain:
            count = int(words.pop(0))
    except (ValueError, IndexError):
        print(usage.strip(), file=sys.stderr)
        return 64
    try:
        return run(count, words, seed, isAgain)
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 2
