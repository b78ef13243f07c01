"""Remembers the figures of scripts/bench, and compares them with those of another day or machine.

A figure is a number and its unit. To compare machines, each record has a calibration: how fast this machine compresses
a fixed text with zlib on one core. Times and rates are corrected by it, sizes and ratios are not.
"""

import functools
import json
import os
import platform
import re
import subprocess
import time
import zlib

# What each unit measures: a time grows on a slower machine, a rate shrinks, and the rest stays.
UNITS = {
    "ms": "time", "s": "time", "screens/s": "rate", "/s": "rate", "MB/s": "rate",
    "KB": "size", "MB": "size", "times faster": "gain", "": "ratio",
}
FIGURE = re.compile(r"([\d,]+(?:\.\d+)?)\s*(screens/s|MB/s|/s|ms|s|KB|MB|times faster|)(?:;|$)")


def figures(value):
    """The figures of a row; one that says why there is none has none.

    >>> figures("0.45 s; 83 MB")
    [[0.45, 's'], [83.0, 'MB']]
    >>> figures("41; 1,083 MB")
    [[41.0, 'MB'], [1083.0, 'MB']]
    >>> figures("231000/s"), figures("24.1 times faster"), figures("0.97"), figures("not installed")
    ([[231000.0, '/s']], [[24.1, 'times faster']], [[0.97, '']], [])
    >>> figures("3 parsecs")
    Traceback (most recent call last):
    ValueError: unknown unit in '3 parsecs'
    """
    found = [(float(number.replace(",", "")), unit) for number, unit in FIGURE.findall(value)]
    if not found and any(letter.isdigit() for letter in value):
        raise ValueError(f"unknown unit in '{value}'")
    # '41; 83 MB' names its unit once.
    return [[number, unit or found[-1][1]] for number, unit in found]


def calibration():
    """How many MB a second zlib compresses, the best of five."""
    text = b"".join(b"screen %d leads to screen %d\n" % (n, n * 2654435761 % 65521) for n in range(400_000))
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        zlib.compress(text, 6)
        best = min(best, time.perf_counter() - start)
    return len(text) / 1e6 / best


def machine():
    processor = platform.machine()
    try:
        with open("/proc/cpuinfo") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        processor = names[0] if names else processor
    except OSError:
        pass
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", swift)
    return {
        "processor": processor, "cores": os.cpu_count(), "system": platform.system(),
        "swift": version.group(1) if version else "unknown",
    }


class Record:
    """The figures of one run, row by row."""

    def __init__(self):
        self.figures = {}
        self.heading = ""

    @functools.cached_property
    def calibration(self):
        return calibration()

    def note(self, what, value):
        # A row that is set in belongs to the one above it.
        if not what.startswith(" "):
            self.heading = what
        name = what if what == self.heading else f"{self.heading}: {what.strip()}"
        found = figures(value)
        if found:
            self.figures[name] = found

    def save(self, path):
        """Writes the record; rows that another run measured and this one did not stay, if the machine is the same."""
        old = load(path) if os.path.exists(path) else None
        kept = old["figures"] if old and old["machine"] == machine() else {}
        record = {
            "machine": machine(), "calibration_mb_per_s": round(self.calibration, 1),
            "figures": {**kept, **self.figures},
        }
        with open(f"{path}.new", "w") as file:
            json.dump(record, file, indent=1, sort_keys=True)
            file.write("\n")
        os.replace(f"{path}.new", path)

    def compare(self, old):
        """The lines of a comparison: above 1.00 is slower or larger than before."""
        speed = self.calibration / old["calibration_mb_per_s"]
        yield f"this machine is {speed:.2f} times as fast as that of the record ({old['machine']['processor']})"
        for name in self.figures:
            before = old["figures"].get(name)
            if before is None:
                yield f"{name:<66} new"
                continue
            ratios = []
            for (now, unit), (then, old_unit) in zip(self.figures[name], before):
                if unit != old_unit:
                    ratios.append(f"now in {unit}, before in {old_unit}")
                elif now and then:
                    ratios.append(f"{self.cost(now, then, UNITS[unit], speed):.2f}")
            yield f"{name:<66} {'; '.join(ratios)}"
        for name in old["figures"]:
            if name not in self.figures:
                yield f"{name:<66} not measured"

    @staticmethod
    def cost(now, then, kind, speed):
        """How much more something costs than before, on a machine that is so many times as fast.

        >>> Record.cost(2, 2, "time", 2), Record.cost(200, 100, "rate", 2), Record.cost(3, 2, "size", 2)
        (2.0, 1.0, 1.5)
        """
        if kind == "time":
            return now / then * speed
        if kind == "rate":
            return then / now * speed
        return then / now if kind == "gain" else now / then


def load(path):
    try:
        with open(path) as file:
            record = json.load(file)
        if record["calibration_mb_per_s"] > 0 and "processor" in record["machine"]:
            for found in record["figures"].values():
                for number, unit in found:
                    if unit not in UNITS:
                        raise ValueError(f"unknown unit '{unit}'")
            return record
        raise ValueError("no calibration")
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise SystemExit(f"error: cannot use '{path}' as a record of figures: {error}")
