"""The command line of the campaign."""

import os
import random
import sys

from .campaign import campaign
from .sameness import compare_runs


def find_tool():
    """The program that SCREENS_TOOL names, else that of a release or debug build."""
    repository = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    named = os.environ.get("SCREENS_TOOL")
    for tool in [named] if named else [f"{repository}/.build/{kind}/screens" for kind in ("release", "debug")]:
        if os.access(tool, os.X_OK):
            return os.path.realpath(tool)
    return None


class Options:
    """The arguments; None for a number that is not given."""

    def __init__(self, arguments):
        self.minutes = 1.0
        self.seed = random.randrange(1 << 32)
        self.tries = None
        self.only = None
        self.runs = None
        rest = list(arguments)
        while rest:
            word = rest.pop(0)
            if word == "--seed":
                self.seed = int(rest.pop(0))
            elif word == "--tries":
                self.tries = int(rest.pop(0))
            elif word == "--try":
                self.only = int(rest.pop(0))
            elif word == "--same":
                self.runs = int(rest.pop(0))
            else:
                self.minutes = float(word)
        if not self.minutes >= 0:
            raise ValueError(self.minutes)


def main(arguments, usage):
    try:
        options = Options(arguments)
    except (ValueError, IndexError):
        print(usage.strip(), file=sys.stderr)
        return 64
    tool = find_tool()
    if not tool:
        print("there is no tool; build it with 'swift build -c release --product screens'", file=sys.stderr)
        return 2
    try:
        if options.runs is not None:
            return compare_runs(tool, options.seed, options.runs)
        return campaign(tool, options.seed, options.minutes, options.tries, options.only)
    except RuntimeError as error:
        print(f"the campaign cannot run: {error}", file=sys.stderr)
        return 2
