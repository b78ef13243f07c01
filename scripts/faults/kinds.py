"""The kinds of faults: each runs a prepared command in a folder while something goes wrong."""

import os
import tempfile

from . import environments, injection, verbs
from .running import Finding


class Outcome:
    """How the runs of a try ended.

    detail: what was done to them; took_effect: whether the fault happened; may_crash: whether it is no fault of the
    tool if it crashed.
    """

    def __init__(self, codes, detail, took_effect, may_crash=False):
        self.codes = codes
        self.detail = detail
        self.took_effect = took_effect
        self.may_crash = may_crash


def chosen_fault(campaign, chooser, start, error=None, stays=False):
    """A call among those that the run makes; the same share of them on each machine."""
    kind, place = chooser.random(), chooser.random()
    counts = campaign.counts(start)
    calls = [call for call in injection.CALLS if counts.get(call)]
    call = calls[int(kind * len(calls))]
    return injection.Fault(call, 1 + int(place * counts[call]), error, stays)


def inject(campaign, start, place, fault):
    command, environment = campaign.injector.command(start.command, start.environment, fault)
    code = start.process(command, place, environment).finish()
    return Outcome([code], str(fault), campaign.injector.has_fired, campaign.injector.has_hit_runtime)


def killed(campaign, chooser, start, place):
    """Ends the run at a system call."""
    return inject(campaign, start, place, chosen_fault(campaign, chooser, start))


def failing_call(campaign, chooser, start, place):
    """Lets one system call fail, or all from one on."""
    error = chooser.choice(sorted(injection.ERRORS))
    # A call that is interrupted forever is repeated forever.
    stays = chooser.random() < 0.5 and error != "EINTR"
    return inject(campaign, start, place, chosen_fault(campaign, chooser, start, error, stays))


def full_disk(campaign, chooser, start, place):
    """Runs on a disk with fewer free pages than the run needs."""
    used = sum((os.path.getsize(os.path.join(place, path)) + 4095) // 4096 for path in verbs.paths(place))
    spare = int(chooser.random() * start.room)
    script = """
      mount -t tmpfs -o "size=${1}k" tmpfs "$2" || exit 126
      cp -a "$3/." "$2/" || exit 126
      disk="$2" out="$3"; shift 3; cd "$disk"
      code=0; "$@" || code=$?
      cd /; rm -rf "$out"; cp -a "$disk/." "$out/"; exit "$code" """
    disk = tempfile.mkdtemp(dir=campaign.folder)
    process = start.process(["unshare", "-m", "sh", "-c", script, "sh", str(4 * (used + spare)), disk, place,
                             *start.command], "/", start.environment)
    code = process.finish()
    os.rmdir(disk)
    return Outcome([code], f"{spare} free pages", code != start.code or "the disk is full" in process.messages)


def read_only_folder(campaign, chooser, start, place):
    """Runs in a folder that cannot be written."""
    if campaign.has_namespaces:
        script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 126; cd "$1"; shift; exec "$@"'
        process = start.process(["unshare", "-m", "sh", "-c", script, "sh", place, *start.command], "/",
                                start.environment)
        code = process.finish()
    else:
        folders = [parent for parent, _, _ in os.walk(place)]
        for folder in folders:
            os.chmod(folder, 0o500)
        try:
            process = start.process(start.command, place, start.environment)
            code = process.finish()
        finally:
            for folder in folders:
                os.chmod(folder, 0o700)
    messages = process.messages
    # Permissions do not bind root, so without a mount of its own it has no effect there.
    refused = any(error in messages for error in ("Read-only file system", "Permission denied"))
    return Outcome([code], "read-only", code != start.code or refused)


def side_by_side(campaign, chooser, start, place):
    """Runs the command several times at once."""
    count = chooser.randint(2, 3)
    processes = [start.process(start.command, place, start.environment) for _ in range(count)]
    overlap = all(process.is_running for process in processes)
    codes = finish_all(start, processes)
    for process, code in zip(processes, codes):
        if code != start.code:
            raise Finding(f"{count} runs: one ended with {code}, not with {start.code}: {process.messages}")
    return Outcome(codes, f"{count} runs", overlap)


def finish_all(start, processes):
    """The exit codes of runs at the same time: one of them may find what another wrote, and have nothing to do."""
    codes = [process.finish() for process in processes]
    return [start.code if code == start.code_again else code for code in codes]


def unusual_environment(campaign, chooser, start, place):
    """Runs with other variables, another umask, or without the standard streams."""
    surroundings = environments.Surroundings(chooser, start.run)
    closed = surroundings.closed = chooser.choice([(), (), (0,), (1,), (2,), (0, 1, 2)])
    code = surroundings.start(start, place).finish()
    # Without a standard output, results cannot be written; without a standard error, warnings.
    if code != start.code and not closed:
        raise Finding(f"{surroundings}: it ended with {code}, not with {start.code}")
    return Outcome([code], str(surroundings), True)
