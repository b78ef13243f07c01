"""Ways to let a system call of a program fail, or to end the program at one."""

import collections
import os
import re
import shutil
import subprocess

# Where a fault can hurt: opening, writing, renaming and removing files.
CALLS = ("openat", "write", "rename", "unlink", "mkdir", "fsync", "close")
ERRORS = {"ENOSPC": 28, "EIO": 5, "EACCES": 13, "EMFILE": 24, "EROFS": 30, "EINTR": 4}

# The names by which strace knows the calls, on all processors.
TRACED = {
    "openat": "openat", "write": "write,?pwrite64", "rename": "?rename,?renameat,?renameat2",
    "unlink": "?unlink,?unlinkat", "mkdir": "?mkdir,?mkdirat", "fsync": "fsync,fdatasync", "close": "close",
}
KINDS = {name.lstrip("?"): call for call, names in TRACED.items() for name in names.split(",")}

LIBRARY = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { OPENAT, WRITE, RENAME, UNLINK, MKDIR, FSYNC, CLOSE, KINDS };
static const char *const names[KINDS] = {"openat", "write", "rename", "unlink", "mkdir", "fsync", "close"};
static atomic_int calls[KINDS];

// Appends a line, without the calls of this library.
static void note(const char *line) {
  const char *log = getenv("FAULT_LOG");
  int file = log ? syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644) : -1;
  if (file < 0) return;
  syscall(SYS_write, file, line, strlen(line));
  syscall(SYS_close, file);
}

__attribute__((destructor)) static void count(void) {
  char line[64];
  if (getenv("FAULT_CALL")) return;
  for (int kind = 0; kind < KINDS; kind++) {
    snprintf(line, sizeof line, "%s %d\n", names[kind], atomic_load(&calls[kind]));
    note(line);
  }
}

// Whether this call must fail; kills the process instead if asked to.
static int fails(int kind) {
  int count = atomic_fetch_add(&calls[kind], 1) + 1;
  const char *chosen = getenv("FAULT_CALL"), *at = getenv("FAULT_AT"), *code = getenv("FAULT_ERROR");
  if (!chosen || !at || !code || strcmp(chosen, names[kind]) != 0) return 0;
  int number = atoi(at);
  if (count != number && !(getenv("FAULT_STAYS") && count > number)) return 0;
  note("injected\n");
  if (strcmp(code, "kill") == 0) kill(getpid(), SIGKILL);
  errno = atoi(code);
  return 1;
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))
#define OPEN(symbol) \
  int symbol(const char *path, int flags, ...) { \
    va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list); \
    return fails(OPENAT) ? -1 : REAL(int (*)(const char *, int, ...), #symbol)(path, flags, mode); }
OPEN(open)
OPEN(open64)
#define CALL(symbol, kind, result, parameters, types, arguments) \
  result symbol parameters { return fails(kind) ? -1 : REAL(result (*) types, #symbol) arguments; }
CALL(write, WRITE, ssize_t, (int f, const void *b, size_t n), (int, const void *, size_t), (f, b, n))
CALL(rename, RENAME, int, (const char *a, const char *b), (const char *, const char *), (a, b))
CALL(unlink, UNLINK, int, (const char *a), (const char *), (a))
CALL(mkdir, MKDIR, int, (const char *a, mode_t m), (const char *, mode_t), (a, m))
CALL(fsync, FSYNC, int, (int f), (int), (f))
CALL(close, CLOSE, int, (int f), (int), (f))
"""


class Fault:
    """What happens at a call of a kind.

    error: a name in ERRORS, or None to kill the program; stays: whether later calls fail, too.
    """

    def __init__(self, call, number, error=None, stays=False):
        self.call = call
        self.number = number
        self.error = error
        self.stays = stays

    def __str__(self):
        return f"{self.error or 'killed'} at {self.call} {self.number}{' and later' if self.stays else ''}"


class Injector:
    """Injects with a library that is loaded before the C library, else with strace.

    The library counts the calls of the whole program, and only its own. strace counts those of each thread, with those
    of the program's loader, but it reaches a tool that is linked statically, too.
    """

    def __init__(self, folder, tool):
        self.strace = None
        self.library = None
        self._log = os.path.join(folder, "faults.log")
        compiler = shutil.which("clang") or shutil.which("cc")
        if compiler:
            library = os.path.join(folder, "faults.so")
            result = subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-w", "-x", "c", "-", "-o", library, "-ldl"],
                                    input=LIBRARY.encode(), stderr=subprocess.DEVNULL, check=False)
            if result.returncode == 0 and self._hurts(library, tool):
                self.library = library
                return
        strace = shutil.which("strace")
        if strace and self._runs([strace, "-f", "-qq", "-o", os.devnull, "-e", "trace=write", "-e",
                                  "inject=write:error=EIO:when=60000", tool, "--version"]):
            self.strace = strace

    @staticmethod
    def _runs(command):
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False).returncode == 0

    @staticmethod
    def _hurts(library, tool):
        """Whether the tool, which may be linked statically, calls the library."""
        environment = {**os.environ, "LD_PRELOAD": library, "FAULT_CALL": "write", "FAULT_AT": "1",
                       "FAULT_ERROR": "kill"}
        return subprocess.run([tool, "--version"], env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode < 0

    @property
    def name(self):
        return "strace" if self.strace else "a preloaded library" if self.library else None

    def command(self, command, environment, fault=None):
        """A command and its environment with a fault; without one its calls are counted."""
        if os.path.exists(self._log):
            os.remove(self._log)
        if self.strace:
            traced = TRACED[fault.call] if fault else ",".join(TRACED.values())
            words = [self.strace, "-f", "-q", "-o", self._log, "-e", f"trace={traced}"]
            if fault:
                effect = f"error={fault.error}" if fault.error else "signal=SIGKILL"
                words += ["-e", f"inject={traced}:{effect}:when={fault.number}{'+' if fault.stays else ''}"]
            return [*words, *command], environment
        added = {"LD_PRELOAD": self.library, "FAULT_LOG": self._log}
        if fault:
            added.update({"FAULT_CALL": fault.call, "FAULT_AT": str(fault.number),
                          "FAULT_ERROR": str(ERRORS[fault.error]) if fault.error else "kill"})
            if fault.stays:
                added["FAULT_STAYS"] = "1"
        return command, {**environment, **added}

    @property
    def has_fired(self):
        """Whether the fault of the last command happened."""
        return re.search(r"\(INJECTED\)$|\+\+\+ killed by SIGKILL|^injected$", self._lines, re.MULTILINE) is not None

    @property
    def has_hit_runtime(self):
        """Whether a call of the runtime failed: libdispatch ends a program that cannot read about its threads."""
        return re.search(r'"/proc/.*\(INJECTED\)$', self._lines, re.MULTILINE) is not None

    @property
    def counts(self):
        """How often the last command made the calls of each kind; with strace, in its busiest thread."""
        if self.library:
            counts = collections.Counter()
            for call, count in re.findall(r"^(\w+) (\d+)$", self._lines, re.MULTILINE):
                counts[call] += int(count)
            return +counts
        threads = collections.Counter(re.findall(r"^(\d+) +(\w+)\(", self._lines, re.MULTILINE))
        calls = {}
        for (thread, name), count in threads.items():
            kind = (thread, KINDS[name])
            calls[kind] = calls.get(kind, 0) + count
        return {call: max(count for (_, other), count in calls.items() if other == call)
                for call in {call for _, call in calls}}

    @property
    def _lines(self):
        try:
            with open(self._log, encoding="utf-8", errors="replace") as file:
                return file.read()
        except FileNotFoundError:
            return ""
