"""A copy of the package with many changes, each behind a number, and its builds."""

import json
import os
import re
import shutil
import signal
import subprocess

from . import schemata

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
WORK = os.path.join(REPOSITORY, ".build", "mutants")
FOLDERS = ("Sources", "Tests", "scripts", "Snapshots", ".ci")
SUPPORT_FILE = "ScreensMutants.swift"
# Equal for all changes, so that what a change does not touch is not built again.
MANIFEST = """
package.targets.append(.target(name: "CMutants", path: "CMutants"))
for target in package.targets
where target.name != "CMutants" && [.regular, .executable].contains(target.type) {
  target.dependencies.append("CMutants")
}
"""
ERROR = re.compile(r"^(/[^:\n]*\.(?:swift|c|h)):(\d+):\d+: (?:fatal )?error: (.*)", re.MULTILINE)


class Failure(Exception):
    """The script cannot work."""


class Copy:
    """The copy in the build folder. The sources of the repository are never changed, so that nothing has to be
    restored, however the script ends."""

    def __init__(self):
        self.targets = self._targets()
        self.process = None
        # For each file and line of a support file, the number of the change it is for.
        self.owners = {}

    @staticmethod
    def _targets():
        result = subprocess.run(["swift", "package", "--ignore-lock", "dump-package"], cwd=REPOSITORY, capture_output=True, check=False)
        if result.returncode:
            raise Failure("'swift package dump-package' failed: " + result.stderr.decode(errors="replace"))
        return {target["name"]: target for target in json.loads(result.stdout)["targets"]}

    def modules(self):
        return sorted(name for name, target in self.targets.items()
                      if target["type"] in ("regular", "executable") and self.tests(name)
                      and self.folder(name).startswith("Sources/"))

    def test_targets(self):
        return sorted(name for name, target in self.targets.items() if target["type"] == "test")

    def folder(self, name):
        """The folder of a target in the package."""
        target = self.targets[name]
        return target.get("path") or ("Tests/" if target["type"] == "test" else "Sources/") + name

    def tests(self, module):
        """The test targets that cover a module: its own, else those that import it or a module over it."""
        own = f"{module}Tests"
        if own in self.targets:
            return [own]
        direct = [name for name, target in self.targets.items() if target["type"] == "test" and module in names(target)]
        if direct:
            return sorted(direct)
        over = [name for name, target in self.targets.items()
                if target["type"] == "regular" and module in names(target)]
        return sorted({test for name in over for test in self.tests(name)})

    def nearest_tests(self, modules):
        """All test targets: those that use one of the modules most directly first, then those that run a whole program,
        and at last those without a visible use."""
        def key(test):
            distance = min((self.distance(test, module) for module in modules), default=0)
            runs = any(name in self.targets and self.targets[name]["type"] == "executable"
                       for name in names(self.targets[test]))
            return 1 if runs else 0 if distance < len(self.targets) else 2, distance, test

        return sorted(self.test_targets(), key=key)

    def distance(self, target, module):
        """The number of dependencies from a target to a module; more than there are targets if it has no use for it."""
        reached = {target}
        for steps in range(len(self.targets)):
            if module in reached:
                return steps
            reached |= {name for found in reached if found in self.targets for name in names(self.targets[found])}
        return len(self.targets)

    def write(self, changes):
        """Makes the copy equal to the repository but for changes; files that are equal stay, so that their products
        stay valid."""
        files = {}
        self.owners = {}
        for path in {change.path for change in changes}:
            own = [change for change in changes if change.path == path]
            rewrite = schemata.changed_c if path.endswith(".c") else schemata.changed
            files[path] = rewrite(own[0].source, [(change.number, change.place) for change in own])
        for folder in {change.folder for change in changes if not change.path.endswith(".c")}:
            path = f"{folder}/{SUPPORT_FILE}"
            files[path], self.owners[path] = schemata.support(
                [(change.number, change.place, change.old) for change in changes if change.folder == folder])
        for name in FOLDERS:
            synchronize(name, files)
        for name in os.listdir(REPOSITORY):
            path = os.path.join(REPOSITORY, name)
            if os.path.isfile(path) and name != "Package.swift":
                copy_file(path, os.path.join(WORK, name))
        for name, target in (("mutants.c", "mutants.c"), ("CMutants.h", "include/CMutants.h")):
            copy_file(os.path.join(schemata.SUPPORT, name), os.path.join(WORK, "CMutants", target))
        with open(os.path.join(REPOSITORY, "Package.swift"), encoding="utf-8") as file:
            files["Package.swift"] = file.read() + MANIFEST
        for path, text in files.items():
            write_file(os.path.join(WORK, path), text)

    def build(self):
        """Builds the copy with its tests; returns the exit code and the output."""
        log = os.path.join(WORK, "log")
        command = ["swift", "build", "--build-tests", "-j", str(os.cpu_count() or 1)]
        with open(log, "wb") as output:
            self.process = subprocess.Popen(command, cwd=WORK, stdin=subprocess.DEVNULL, stdout=output,
                                            stderr=subprocess.STDOUT, start_new_session=True)
            code = self.process.wait()
        self.process = None
        with open(log, encoding="utf-8", errors="replace") as file:
            return code, file.read()

    def stop(self):
        """Ends the build; also called while another frame waits for its end."""
        if self.process:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def refused(self, changes, log):
        """The changes that a compiler refuses, each with its message."""
        found = {}
        for path, line, message in set(ERROR.findall(log)):
            path = os.path.relpath(path, WORK)
            owner = self.owners.get(path, {}).get(int(line))
            here = [change for change in changes if change.path == path]
            wrong = [change for change in changes if change.number == owner] or [
                change for change in here if change.first_line <= int(line) <= change.last_line]
            if not wrong and here:
                # A type that is wrong may show only where it is used.
                wrong = [min(here, key=lambda change: abs(change.first_line - int(line)))]
            for change in wrong:
                found[change] = message
        return found


def names(target):
    """The names of what a target depends on."""
    return {value[0] for dependency in target["dependencies"] for value in dependency.values()}


def synchronize(name, kept):
    """Makes a folder of the copy equal to that of the repository but for the files that are kept."""
    source = os.path.join(REPOSITORY, name)
    found = set()
    for parent, folders, files in os.walk(source):
        folders[:] = [folder for folder in folders if folder not in (".build", "__pycache__")]
        for file in files + [folder for folder in folders if os.path.islink(os.path.join(parent, folder))]:
            path = os.path.relpath(os.path.join(parent, file), REPOSITORY)
            found.add(path)
            if path not in kept:
                copy_file(os.path.join(REPOSITORY, path), os.path.join(WORK, path))
    for parent, _, files in os.walk(os.path.join(WORK, name)):
        for file in files:
            path = os.path.relpath(os.path.join(parent, file), WORK)
            if path not in found and path not in kept:
                os.remove(os.path.join(WORK, path))


def copy_file(source, target):
    if os.path.islink(source):
        if not os.path.islink(target) or os.readlink(source) != os.readlink(target):
            remove(target)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            os.symlink(os.readlink(source), target)
        return
    with open(source, "rb") as file:
        content = file.read()
    if not same(target, content):
        remove(target)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(source, target)
        os.utime(target)


def remove(path):
    if os.path.lexists(path):
        os.remove(path)


def same(path, content):
    try:
        with open(path, "rb") as file:
            return not os.path.islink(path) and file.read() == content
    except OSError:
        return False


def write_file(path, text):
    if not same(path, text.encode()):
        remove(path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
