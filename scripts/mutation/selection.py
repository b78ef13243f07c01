"""Chooses what to change."""

import functools
import os
import random
import re
import subprocess
import tempfile

from . import c_places, places
from .package import REPOSITORY, Failure

EQUIVALENT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "equivalent")


class Change:
    """A place in a file with what it becomes."""

    def __init__(self, module, folder, path, place, source):
        self.module, self.folder, self.path, self.place, self.source = module, folder, path, place, source
        self.number = 0
        self.old = source[place.start:place.end]
        self.first_line = source.count("\n", 0, place.start) + 1
        self.last_line = source.count("\n", 0, place.end) + 1

    @functools.cached_property
    def name(self):
        """What it changes, whatever the number of the line."""
        text = self.source.splitlines()[self.first_line - 1]
        column = self.place.start - self.source.rfind("\n", 0, self.place.start) - 1
        # A word or number as a part of another one is not counted.
        edge = r"(?<!\w){}(?!\w)" if self.old[0].isalnum() else "{}"
        before = len(re.findall(edge.format(re.escape(self.old)), text[:column]))
        which = f" (number {before + 1})" if before else ""
        new = " ".join(self.place.text.split())
        return f"{self.path}: '{' '.join(self.old.split())}'{which} → '{new}' in: {text.strip()}"

    def __str__(self):
        return self.name.replace(": ", f":{self.first_line}: ", 1)


def changes(copy, modules):
    """All changes of modules, in the order of their files, of the code that is compiled here."""
    found = []
    sources = {}
    for module in modules:
        folder = copy.folder(module)
        for parent, folders, names in os.walk(os.path.join(REPOSITORY, folder)):
            folders.sort()
            for name in sorted(names):
                path = os.path.relpath(os.path.join(parent, name), REPOSITORY)
                if not name.endswith((".swift", ".c")):
                    continue
                with open(os.path.join(REPOSITORY, path), encoding="utf-8") as file:
                    sources[path] = file.read()
                reader = places if name.endswith(".swift") else c_places
                found += [Change(module, folder, path, place, sources[path]) for place in reader.places(sources[path])]
    inactive = inactive_regions({path: source for path, source in sources.items() if path.endswith(".swift")})
    return [change for change in found
            if not any(start <= change.place.start < end for start, end in inactive.get(change.path, []))]


def inactive_regions(sources):
    """The regions of Swift files that are for other systems, as the compiler says."""
    regions = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, (path, source) in enumerate(sources.items()):
            directives = places.directives(source)
            if directives:
                regions[f"{number}.swift"] = (path, branches(directives))
                with open(os.path.join(folder, f"{number}.swift"), "w", encoding="utf-8") as file:
                    for directive in directives:
                        isEnd = directive.text.startswith("#endif")
                        file.write(directive.text + "\n" + ("" if isEnd else f'#warning("{directive.end}")\n'))
        if not regions:
            return {}
        result = subprocess.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-D", "DEBUG", "-D", "SWIFT_PACKAGE", *regions],
            cwd=folder, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if result.returncode:
        raise Failure("the conditions of compilation cannot be read:\n" + result.stderr[-2000:])
    active = set(re.findall(r"(\d+\.swift):\d+:\d+: warning: (\d+)$", result.stderr, re.MULTILINE))
    return {path: [(start, end) for start, end in found if (name, str(start)) not in active]
            for name, (path, found) in regions.items()}


def branches(directives):
    """Where the branches of conditional compilation begin and end.

    >>> text = "#if a\\n1\\n#if b\\n2\\n#endif\\n#else\\n3\\n#endif"
    >>> branches(places.directives(text))
    [(13, 16), (5, 23), (28, 31)]
    """
    found = []
    starts = []
    for directive in directives:
        if not directive.text.startswith("#if"):
            found.append((starts.pop(), directive.start))
        if not directive.text.startswith("#endif"):
            starts.append(directive.end)
    return found


def shuffled(all_changes, seed):
    order = list(all_changes)
    random.Random(seed).shuffle(order)
    return order


def equivalent():
    """The changes that make no difference, as far as a program can notice, each with the reason."""
    found = {}
    name = None
    with open(EQUIVALENT, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("  "):
                found[name] = line.strip()
            elif line and not line.startswith("#"):
                name = line
    return found


def has_line(name):
    """Whether the file that the name of a change begins with has its line."""
    path, line = name.split(": ", 1)[0], name.split(" in: ", 1)[1]
    try:
        with open(os.path.join(REPOSITORY, path), encoding="utf-8") as file:
            return any(text.strip() == line for text in file)
    except OSError:
        return False
