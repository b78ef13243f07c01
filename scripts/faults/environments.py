"""The environments in which a verb must write the same files."""

import os
import shutil

from . import verbs

VARIABLES = [
    ("LC_ALL", "C"), ("LC_ALL", "tr_TR.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("LANG", "no such locale"),
    ("TMPDIR", "/no/such/folder"), ("TMPDIR", "/proc"), ("TMPDIR", "."), ("HOME", None), ("HOME", "/no/such/folder"),
    ("PATH", ""), ("PATH", None), ("TZ", "Pacific/Kiritimati"), ("TZ", "America/St_Johns"), ("COLUMNS", "1"),
    ("COLUMNS", "300"), ("TERM", "dumb"), ("NO_COLOR", "1"), ("FORCE_COLOR", "1"), ("USER", None), ("PWD", "/"),
]
JOBS = "SCREENS_JOBS"
# 'init' asks SwiftPM, and needs a folder for its answers.
PROGRAM_VARIABLES = {"PATH", "TMPDIR"}


class Surroundings:
    """Variables, a umask and perhaps a terminal around a run; everything follows from the chooser."""

    def __init__(self, chooser, run):
        needed = PROGRAM_VARIABLES if run.variables else set()
        choices = [choice for choice in VARIABLES if choice[0] not in needed]
        self.variables = list({JOBS: chooser.choice("123479"), **dict(chooser.sample(choices, 3))}.items())
        self.umask = chooser.choice([0o000, 0o022, 0o077, 0o027])
        self.columns = chooser.choice([None, None, 1, 20, 80, 300])
        self.closed = ()

    def start(self, start, place):
        """Starts a prepared run in a folder."""
        environment = dict(start.environment)
        for name, value in self.variables:
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        redirections = " ".join(f"{number}{'<' if number == 0 else '>'}&-" for number in self.closed)
        script = f'umask {self.umask:03o}; exec "$0" "$@" {redirections}'
        return start.process(["/bin/sh", "-c", script, *start.command], place, environment, self.columns)

    def __str__(self):
        words = [f"{name}={value}" if value is not None else f"no {name}" for name, value in self.variables]
        terminal = [f"a terminal of {self.columns}"] if self.columns else []
        closed = [f"{number} closed" for number in self.closed]
        return ", ".join([*words, f"umask {self.umask:03o}", *terminal, *closed])

    def explains(self, mode, old):
        """Whether a file may have these permissions: those of the file that it replaces, or those of a new one."""
        return mode in (old, 0o644 & ~self.umask)


def copy(source, target, chooser):
    """Copies a folder in any order, which on some file systems is that of its entries."""
    paths = verbs.paths(source)
    chooser.shuffle(paths)
    for path in paths:
        place = os.path.join(target, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        shutil.copy2(os.path.join(source, path), place)
