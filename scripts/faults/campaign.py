"""The campaign: chooses a verb and a fault from the seed, and checks what the run leaves behind."""

import collections
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from . import injection, verbs

# A run that takes longer does not end: the slowest takes a second on a machine of today.
HANGS_AFTER = 900
CRASHES = {signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGFPE, signal.SIGABRT}
# The work failed, the settings could not be read, or it was interrupted.
FAILED = {2, 64, 130}
# The loader of programs found a library unreadable.
NOT_STARTED = {126, 127}


class Finding(Exception):
    """Something that must not happen."""


class Campaign:
    """All that the tries share."""

    def __init__(self, tool, folder, seed):
        self.tool = tool
        self.folder = folder
        self.seed = seed
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("SCREENS_", "GITHUB_"))}
        self.prepared = {}
        self.injector = injection.Injector(folder, tool)
        self.has_namespaces = os.geteuid() == 0 and subprocess.run(
            ["unshare", "-m", "sh", "-c", f"mount -t tmpfs tmpfs '{folder}'"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0 \
            if shutil.which("unshare") else False
        self.faults = [side_by_side, unusual_environment, read_only_folder]
        if self.injector.name:
            # Twice as often as the others.
            self.faults += [killed, killed, failing_call, failing_call]
        if self.has_namespaces:
            self.faults += [full_disk, full_disk]

    def attempt(self, number):
        """Runs one try; returns the names of its fault and its verb."""
        chooser = random.Random(f"{self.seed}/{number}")
        run = chooser.choice(verbs.RUNS)
        fault = chooser.choice(self.faults)
        start = self._prepared(run)
        place = os.path.join(self.folder, f"try-{number}")
        shutil.copytree(start.old, place, symlinks=True)
        try:
            codes, detail = fault(self, chooser, start, place)
            self._check(start, place, codes, detail)
        except Finding as finding:
            raise Finding(f"try {number}, {run.name}, {fault.__name__}: {finding}\n  its folder is {place}") from None
        remove(place)
        return fault.__name__.replace("_", " "), run.name

    def _prepared(self, run):
        if run.name not in self.prepared:
            folder = os.path.join(self.folder, run.name.replace(" ", "-"))
            os.makedirs(folder)
            self.prepared[run.name] = verbs.Prepared(run, self.tool, self.environment, folder)
        return self.prepared[run.name]

    def start(self, command, place, environment=None, **options):
        """Starts a command in a folder."""
        options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **options}
        return subprocess.Popen(command, cwd=place, env=self.environment if environment is None else environment,
                                start_new_session=True, **options)

    def finish(self, process):
        """The exit code of a process; the negative number of the signal that ended it."""
        try:
            return process.wait(HANGS_AFTER)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise Finding(f"it did not end in {HANGS_AFTER} s") from None

    def _check(self, start, place, codes, detail):
        found = verbs.files(place, start.run.watched)
        for name in sorted(set(found) | set(start.before) | set(start.after)):
            if found.get(name) in (start.before.get(name), start.after.get(name)):
                continue
            # A screen whose snapshot cannot be read has failed, and the report of the run says so.
            if not (FAILED & set(codes) and verbs.is_report_of_failure(name, found.get(name))):
                raise Finding(f"{detail}: '{name}' is neither old nor new")
        for code in codes:
            signaled = -code if code < 0 else code - 128 if code > 128 else 0
            if signaled in CRASHES:
                raise Finding(f"{detail}: it crashed with signal {signaled}")
            if code == start.code and found != start.after:
                names = [name for name in set(found) | set(start.after) if found.get(name) != start.after.get(name)]
                raise Finding(f"{detail}: it ended with {code}, but did not write {', '.join(sorted(names))}")
            if code not in {start.code} | FAILED | NOT_STARTED and not signaled:
                raise Finding(f"{detail}: it ended with {code}, not with {start.code}")
        code = self.finish(self.start([self.tool, *start.run.arguments], place))
        if code not in (0, *start.run.codes):
            raise Finding(f"{detail}: the next run ended with {code}")
        if verbs.files(place, start.run.watched) != start.after:
            raise Finding(f"{detail}: the next run did not write what it always writes")


def number_of_call(chooser):
    """Mostly one of the first calls, sometimes a late one."""
    return int(2 ** chooser.uniform(0, 9))


def killed(campaign, chooser, start, place):
    """Ends the run at a system call."""
    call, number = chooser.choice(injection.CALLS), number_of_call(chooser)
    command, environment = campaign.injector.command(
        [campaign.tool, *start.run.arguments], campaign.environment, call, number, None, False)
    return [campaign.finish(campaign.start(command, place, environment))], f"killed at {call} {number}"


def failing_call(campaign, chooser, start, place):
    """Lets one system call fail, or all from one on."""
    call, number = chooser.choice(injection.CALLS), number_of_call(chooser)
    error = chooser.choice(sorted(injection.ERRORS))
    # A call that is interrupted forever is repeated forever.
    stays = chooser.random() < 0.5 and error != "EINTR"
    command, environment = campaign.injector.command(
        [campaign.tool, *start.run.arguments], campaign.environment, call, number, error, stays)
    code = campaign.finish(campaign.start(command, place, environment))
    return [code], f"{error} at {call} {number}{' and later' if stays else ''}"


def full_disk(campaign, chooser, start, place):
    """Runs on a disk with space for a few pages more."""
    pages = sum((os.path.getsize(os.path.join(parent, name)) + 4095) // 4096 for parent, _, names in os.walk(place)
                for name in names)
    spare = int(2 ** chooser.uniform(0, 7))
    script = """
      mount -t tmpfs -o "size=${1}k" tmpfs "$2" || exit 126
      cp -a "$3/." "$2/" || exit 126
      disk="$2" out="$3"; shift 3; cd "$disk"
      code=0; "$@" || code=$?
      cd /; rm -rf "$out"; cp -a "$disk/." "$out/"; exit "$code" """
    disk = tempfile.mkdtemp(dir=campaign.folder)
    code = campaign.finish(campaign.start(
        ["unshare", "-m", "sh", "-c", script, "sh", str(4 * (pages + spare)), disk, place, campaign.tool,
         *start.run.arguments], "/"))
    os.rmdir(disk)
    return [code], f"{spare} free pages"


def side_by_side(campaign, chooser, start, place):
    """Runs the command several times at once."""
    count = chooser.randint(2, 3)
    processes = [campaign.start([campaign.tool, *start.run.arguments], place) for _ in range(count)]
    # One of them may find what another wrote, and have nothing to do.
    codes = [campaign.finish(process) for process in processes]
    return [start.code if code in (0, *start.run.codes) else code for code in codes], f"{count} runs"


def unusual_environment(campaign, chooser, start, place):
    """Runs with other variables, another umask, or without the standard streams."""
    environment = dict(campaign.environment)
    choices = [
        ("LC_ALL", "C"), ("LC_ALL", "tr_TR.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("LANG", "no such locale"),
        ("TMPDIR", "/no/such/folder"), ("TMPDIR", "/proc"), ("HOME", None), ("HOME", "/no/such/folder"),
        ("PATH", ""), ("PATH", None), ("TZ", "Pacific/Kiritimati"), ("COLUMNS", "1"), ("TERM", "dumb"),
        ("NO_COLOR", "1"), ("USER", None), ("PWD", "/"),
    ]
    chosen = chooser.sample(choices, 3)
    for name, value in chosen:
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    umask = chooser.choice([0o000, 0o022, 0o077, 0o027])
    closed = chooser.choice([(), (), (0,), (1,), (2,), (0, 1, 2)])
    redirections = " ".join(f"{number}{'<' if number == 0 else '>'}&-" for number in closed)
    script = f'umask {umask:03o}; exec "$0" "$@" {redirections}'
    code = campaign.finish(campaign.start(
        ["/bin/sh", "-c", script, campaign.tool, *start.run.arguments], place, environment))
    words = [f"{name}={value}" if value is not None else f"no {name}" for name, value in chosen]
    detail = ", ".join([*words, f"umask {umask:03o}", *(f"{number} closed" for number in closed)])
    # Without a standard output, results cannot be written; without a standard error, warnings.
    if code != start.code and not closed:
        raise Finding(f"{detail}: it ended with {code}, not with {start.code}")
    return [code], detail


def read_only_folder(campaign, chooser, start, place):
    """Runs in a folder that cannot be written."""
    command = [campaign.tool, *start.run.arguments]
    if campaign.has_namespaces:
        script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 126; cd "$1"; shift; exec "$@"'
        code = campaign.finish(campaign.start(["unshare", "-m", "sh", "-c", script, "sh", place, *command], "/"))
        return [code], "read-only"
    if os.geteuid() == 0:
        # Permissions do not bind root.
        return [campaign.finish(campaign.start(command, place))], "read-only, which root ignores"
    folders = [parent for parent, _, _ in os.walk(place)]
    for folder in folders:
        os.chmod(folder, 0o500)
    try:
        return [campaign.finish(campaign.start(command, place))], "read-only"
    finally:
        for folder in folders:
            os.chmod(folder, 0o700)


def remove(folder):
    shutil.rmtree(folder, ignore_errors=True)


def find_tool():
    """The program that SCREENS_TOOL names, else that of a release or debug build."""
    repository = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    named = os.environ.get("SCREENS_TOOL")
    for tool in [named] if named else [f"{repository}/.build/{kind}/screens" for kind in ("release", "debug")]:
        if os.access(tool, os.X_OK):
            return os.path.realpath(tool)
    return None


def read(arguments):
    """The minutes, the seed and the number of tries; None for wrong arguments."""
    minutes, seed, tries = 1.0, random.randrange(1 << 32), None
    rest = list(arguments)
    try:
        while rest:
            word = rest.pop(0)
            if word == "--seed":
                seed = int(rest.pop(0))
            elif word == "--tries":
                tries = int(rest.pop(0))
            else:
                minutes = float(word)
    except (ValueError, IndexError):
        return None
    return (minutes, seed, tries) if minutes >= 0 else None


def main(arguments, usage):
    options = read(arguments)
    if options is None:
        print(usage.strip(), file=sys.stderr)
        return 64
    minutes, seed, tries = options
    tool = find_tool()
    if not tool:
        print("there is no tool; build it with 'swift build -c release --product screens'", file=sys.stderr)
        return 2
    folder = tempfile.mkdtemp(prefix="screens-campaign.")
    campaign = Campaign(tool, folder, seed)
    print(f"seed {seed}; faults by {campaign.injector.name or 'nothing'}", flush=True)
    if not campaign.injector.name:
        print("skipped: kills and failing calls need strace or a C compiler")
    if not campaign.has_namespaces:
        print("skipped: full disks need root and permission to mount")
    counts, names = collections.Counter(), collections.Counter()
    end = time.monotonic() + 60 * minutes
    number = 0
    findings = []
    # At least one try, however slow the machine is.
    while number < tries if tries is not None else number == 0 or time.monotonic() < end:
        number += 1
        try:
            fault, name = campaign.attempt(number)
        except Finding as finding:
            findings.append(str(finding))
            print(f"finding: {finding}", flush=True)
            continue
        except RuntimeError as error:
            print(f"the campaign cannot run: {error}", file=sys.stderr)
            remove(folder)
            return 2
        counts[fault] += 1
        names[name] += 1
    for title, counter in (("faults", counts), ("verbs", names)):
        print(f"{title}: " + ", ".join(f"{count} {key}" for key, count in sorted(counter.items())))
    print(f"{number} tries, {len(findings)} findings; again with: scripts/campaign --seed {seed} --tries {number}")
    if not findings:
        remove(folder)
    return 1 if findings else 0
