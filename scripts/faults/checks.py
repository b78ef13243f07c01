"""Checks what a disturbed run leaves behind."""

import os
import signal

from . import verbs
from .running import Finding, Process

CRASHES = {signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGFPE, signal.SIGABRT}
# The work failed, the settings could not be read, or it was interrupted.
FAILED = {2, 64, 130}
# The loader of programs found a library unreadable.
NOT_STARTED = {126, 127}


def ending(code):
    """The number of the signal that ended a program; 0 for none."""
    return -code if code < 0 else code - 128 if code > 128 else 0


class Check:
    """The checks of a folder in which a command ran with a fault."""

    def __init__(self, start, place, outcome):
        self.start = start
        self.place = place
        self.outcome = outcome
        self.codes = set(outcome.codes)

    def run(self):
        found = self.start.files(self.place)
        self._check_codes(found)
        for name in sorted(set(found) | set(self.start.before) | set(self.start.after)):
            self._check_content(name, found.get(name))
        is_killed = any(ending(code) == signal.SIGKILL for code in self.codes)
        if self.start.run.results and (is_killed or self._has_emptied_report(found)):
            self._check_refusal(found)
        self._check_leftovers()
        self._check_next_run()

    def _fail(self, text):
        raise Finding(f"{self.outcome.detail}: {text}")

    def _check_codes(self, found):
        for code in self.codes:
            if ending(code) in CRASHES and not self.outcome.may_crash:
                self._fail(f"it crashed with signal {ending(code)}")
            if code == self.start.code:
                self._check_success(found)
            elif code not in FAILED | NOT_STARTED and not ending(code):
                self._fail(f"it ended with {code}, not with {self.start.code}")

    def _check_success(self, found):
        names = {name for name in {*found, *self.start.after} if found.get(name) != self.start.after.get(name)}
        results = self.start.run.results
        if results and names == {f"{results}/{verbs.REPORT}"}:
            # Only a warning says that the report could not be stored, so nobody must take the old one for it.
            self._check_refused(["report", "-o", results])
        elif names:
            self._fail(f"it ended with {self.start.code}, but did not write {', '.join(sorted(names))}")

    def _check_content(self, name, content):
        before, after = self.start.before.get(name), self.start.after.get(name)
        is_result = self.start.run.results and name.startswith(f"{self.start.run.results}/")
        if content in (before, after) or content is None and is_result:
            return
        if content is None:
            self._fail(f"'{name}' is gone")
        if is_result and name.endswith(f"/{verbs.REPORT}") and not content:
            return
        if verbs.is_list_of_both(name, content, before, after):
            return
        # A screen whose snapshot cannot be read or written has failed, and the report of the run says so. The files
        # that explain it are there only then.
        is_other_result = is_result and before is None and after is None
        if not FAILED & self.codes or not (
                verbs.is_report_of_failure(name, content) or is_other_result and verbs.is_whole(name, content)
                or verbs.is_report_between(name, content, before, after)):
            self._fail(f"'{name}' is neither old nor new")

    def _check_refusal(self, found):
        """A killed run leaves the results of the run before it, or all of its own, or some that no verb takes."""
        results = self.start.run.results
        parts = [{name: content for name, content in files.items() if name.startswith(f"{results}/")}
                 for files in (found, self.start.before, self.start.after)]
        if self._has_emptied_report(found) or os.path.exists(os.path.join(self.place, results, verbs.MARK)):
            reason = "did not finish"
        elif parts[0] in parts[1:]:
            return
        else:
            reason = "there is no last run"
        self._check_refused(["report", "-o", results], reason)
        self._check_refused(["accept", "--update", "all", "--manifest", "new.json", "-o", results], reason)
        if self.start.files(self.place) != found:
            self._fail("a verb that refused the results of a killed run changed files")

    def _has_emptied_report(self, found):
        """Whether a run that could not mark its start has emptied the report of the run before it."""
        return found.get(f"{self.start.run.results}/{verbs.REPORT}") == b""

    def _check_refused(self, arguments, reason=""):
        process = Process([self.start.tool, *arguments], self.place, self.start.environment)
        code = process.finish()
        if code != 2 or reason not in process.messages:
            self._fail(f"'{arguments[0]}' took results that are not whole: it ended with {code}: {process.messages}")

    def _temporaries(self):
        return [path for path in verbs.paths(self.place) if verbs.is_temporary(path)]

    def _check_leftovers(self):
        """No name of a temporary file may be that of a file that a verb reads."""
        known = {*self.start.before, *self.start.after, f"{self.start.run.results}/{verbs.MARK}"}
        for path in self._temporaries():
            if verbs.owner(path) not in known and not verbs.is_below(path, self.start.run.unwatched) \
                    and not FAILED & self.codes:
                self._fail(f"it left '{path}', which is no temporary file of one that it writes")

    def _check_next_run(self):
        process = self.start.process(self.start.command, self.place, self.start.environment)
        code = process.finish()
        if code not in (self.start.code, self.start.code_again):
            self._fail(f"the next run ended with {code}: {process.messages}")
        found = self.start.files(self.place)
        names = {name for name in {*found, *self.start.after} if found.get(name) != self.start.after.get(name)}
        if names:
            self._fail(f"the next run did not write what it always writes: {', '.join(sorted(names))}")
        if self.start.run.results and os.path.exists(os.path.join(self.place, self.start.run.results, verbs.MARK)):
            self._fail("the next run is marked as not finished")
        for path in self._temporaries():
            if verbs.is_below(path, self.start.run.cleans) or verbs.owner(path) in self.start.run.cleans:
                self._fail(f"the next run did not remove '{path}'")
