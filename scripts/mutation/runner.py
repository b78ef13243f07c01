"""Changes one place of a module at a time in a copy of the package, and runs the tests of the module."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time

from . import places

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
WORK = os.path.join(REPOSITORY, ".build", "mutants")
FOLDERS = ("Sources", "Tests", "scripts", "Snapshots")
# A changed loop may never end; the tests of no module take a tenth of this.
ENDLESS_AFTER = 900


class Failure(Exception):
    """The script cannot work."""


class Copy:
    """A package in the build folder with some of the targets. The sources of the repository are never changed, so
    that nothing has to be restored, however the script ends."""

    def __init__(self):
        self.targets = self._targets()
        self.process = None

    @staticmethod
    def _targets():
        result = subprocess.run(["swift", "package", "dump-package"], cwd=REPOSITORY, capture_output=True, check=False)
        if result.returncode:
            raise Failure("'swift package dump-package' failed: " + result.stderr.decode(errors="replace"))
        return {target["name"]: target for target in json.loads(result.stdout)["targets"]}

    def folder(self, name):
        """The folder of a target in the package."""
        target = self.targets[name]
        return target.get("path") or ("Tests/" if target["type"] == "test" else "Sources/") + name

    def needed(self, names):
        """Targets with all that they depend on."""
        found = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name in found or name not in self.targets:
                continue
            found.add(name)
            for dependency in self.targets[name]["dependencies"]:
                waiting += [value[0] for key, value in dependency.items() if key in ("byName", "target", "product")]
        return found

    def tests(self, module):
        """The test targets that cover a module: its own, else those that import it directly."""
        own = f"{module}Tests"
        if own in self.targets:
            return [own]
        return sorted(
            name for name, target in self.targets.items()
            if target["type"] == "test" and any(
                module in (value[0] for value in dependency.values()) for dependency in target["dependencies"]))

    def prepare(self, module):
        """Makes a package of a module, its tests and what they need.

        All files are copied, since some tests read those of other modules. Those that are equal stay, so that their
        products stay valid.
        """
        names = self.needed([module, *self.tests(module)])
        for name in FOLDERS:
            synchronize(os.path.join(REPOSITORY, name), os.path.join(WORK, name))
        for name in os.listdir(REPOSITORY):
            path = os.path.join(REPOSITORY, name)
            if os.path.isfile(path) and name != "Package.swift":
                with open(path, "rb") as file:
                    content = file.read()
                if not same(os.path.join(WORK, name), content):
                    shutil.copy(path, os.path.join(WORK, name))
        with open(os.path.join(REPOSITORY, "Package.swift"), encoding="utf-8") as file:
            text = file.read()
        chosen = ", ".join(f'"{name}"' for name in sorted(names))
        write(os.path.join(WORK, "Package.swift"), text + f"""
package.products = []
package.targets = package.targets.filter {{ ([{chosen}] as Set<String>).contains($0.name) }}
""")

    def run(self, *command):
        """Runs a command in the copy; returns its exit code, or None if it did not end, and its output."""
        log = os.path.join(WORK, "log")
        with open(log, "wb") as output:
            self.process = subprocess.Popen(command, cwd=WORK, stdin=subprocess.DEVNULL, stdout=output,
                                            stderr=subprocess.STDOUT, start_new_session=True)
            try:
                code = self.process.wait(ENDLESS_AFTER if "test" in command else None)
            except subprocess.TimeoutExpired:
                self.stop()
                self.process.wait()
                code = None
        self.process = None
        with open(log, encoding="utf-8", errors="replace") as file:
            return code, file.read()

    def stop(self):
        """Ends the running command with all that it started; also called while another frame waits for its end."""
        if self.process:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def build(self):
        return self.run("swift", "build", "--build-tests", "-j", str(os.cpu_count() or 1))

    def test(self):
        return self.run("swift", "test", "--skip-build")


def synchronize(source, target):
    """Makes a folder equal to another."""
    kept = set()
    for parent, folders, names in os.walk(source):
        folders[:] = [name for name in folders if name != ".build"]
        place = os.path.join(target, os.path.relpath(parent, source))
        os.makedirs(place, exist_ok=True)
        for name in names:
            path = os.path.normpath(os.path.join(place, name))
            kept.add(path)
            with open(os.path.join(parent, name), "rb") as file:
                content = file.read()
            if not same(path, content):
                shutil.copy(os.path.join(parent, name), path)
                os.utime(path)
    for parent, _, names in os.walk(target):
        for name in names:
            path = os.path.normpath(os.path.join(parent, name))
            if path not in kept:
                os.remove(path)


def same(path, content):
    try:
        with open(path, "rb") as file:
            return file.read() == content
    except OSError:
        return False


def write(path, text):
    if not same(path, text.encode()):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def candidates(copy, modules):
    """All places of modules: the path in the repository, the place and the source."""
    found = []
    for module in modules:
        root = os.path.join(REPOSITORY, copy.folder(module))
        for parent, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".swift"):
                    path = os.path.join(parent, name)
                    with open(path, encoding="utf-8") as file:
                        source = file.read()
                    found += [(module, os.path.relpath(path, REPOSITORY), place, source)
                              for place in places.places(source)]
    return found


def described(path, place, source):
    """The line of a change, and what becomes what."""
    line = source.count("\n", 0, place.start) + 1
    column = place.start - source.rfind("\n", 0, place.start)
    old = " ".join(source[place.start:place.end].split())
    text = source.splitlines()[line - 1].strip()
    return f"{path}:{line}:{column}: '{old}' → '{' '.join(place.text.split())}' in: {text}"


class Survey:
    """The outcomes so far."""

    def __init__(self):
        self.noticed = 0
        self.survivors = []
        self.skipped = []

    @property
    def count(self):
        return self.noticed + len(self.survivors)

    def report(self, seed):
        print(f"seed {seed}: {self.noticed} of {self.count} noticed")
        for survivor in self.survivors:
            print(f"survived {survivor}")
        if self.skipped:
            print(f"skipped, since the tests fail without a change: {', '.join(self.skipped)}")


def change(copy, survey, path, place, source):
    """Tries one change; returns false if it does not compile."""
    target = os.path.join(WORK, path)
    name = described(path, place, source)
    try:
        write(target, source[:place.start] + place.text + source[place.end:])
        code, log = copy.build()
        if code:
            # Else an unsound build would count as a test that noticed.
            if "error:" not in log:
                raise Failure("the build failed without an error:\n" + log[-2000:])
            return False
        start = time.monotonic()
        code, _ = copy.test()
        if code == 0:
            survey.survivors.append(name)
            print(f"SURVIVED {name}", flush=True)
        else:
            survey.noticed += 1
            how = "never ends" if code is None else f"{time.monotonic() - start:.0f} s"
            print(f"noticed  {name} ({how})", flush=True)
        return True
    finally:
        write(target, source)


def survey_module(copy, survey, module, chosen, count):
    """Changes places of a module until enough of them compiled."""
    copy.prepare(module)
    print(f"building {module}", flush=True)
    for step, (code, log) in (("build", copy.build()), ("test", copy.test())):
        if code != 0:
            # Its other changes would all count as noticed.
            print(f"skipped {module}: the {step} fails without a change:\n{log[-3000:]}", flush=True)
            survey.skipped.append(module)
            return
    done = 0
    for _, path, place, source in chosen:
        if done == count:
            break
        done += change(copy, survey, path, place, source)


def run(count, modules, seed):
    """Makes a number of changes over modules, all of them by default."""
    copy = Copy()
    known = sorted(name for name, target in copy.targets.items() if target["type"] in ("regular", "executable"))
    for module in modules:
        if module not in known:
            raise Failure(f"unknown module '{module}'; the modules are {', '.join(known)}")
    covered = [name for name in modules or known if copy.tests(name)]
    all_places = candidates(copy, covered)
    if not all_places:
        raise Failure("there is nothing to change")
    random.Random(seed).shuffle(all_places)
    # The first ones decide how many changes each module gets; the others replace those that do not compile.
    counts = {module: 0 for module in covered}
    for module, _, _, _ in all_places[:count]:
        counts[module] += 1
    survey = Survey()

    def end(number, _):
        copy.stop()
        survey.report(seed)
        sys.stdout.flush()
        os._exit(128 + number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    print(f"seed {seed}: {count} of {len(all_places)} places", flush=True)
    # Small modules first: an interrupted run has then tried more.
    for module in sorted(covered, key=lambda name: len(copy.needed(copy.tests(name)))):
        if counts[module]:
            survey_module(copy, survey, module, [one for one in all_places if one[0] == module], counts[module])
    survey.report(seed)
    if survey.skipped:
        return 2
    return 1 if survey.survivors else 0


def main(arguments, usage):
    seed = random.randrange(1 << 32)
    words = []
    rest = list(arguments)
    try:
        while rest:
            word = rest.pop(0)
            if word == "--seed":
                seed = int(rest.pop(0))
            else:
                words.append(word)
        count = int(words[0])
    except (ValueError, IndexError):
        print(usage.strip(), file=sys.stderr)
        return 64
    try:
        return run(count, words[1:], seed)
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 2
