"""Ways to let a system call of a program fail, or to end the program at one."""

import os
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

LIBRARY = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

// Whether this call must fail; kills the process instead if asked to.
static int fails(const char *name) {
  const char *chosen = getenv("FAULT_CALL"), *at = getenv("FAULT_AT"), *code = getenv("FAULT_ERROR");
  if (!chosen || !at || !code || strcmp(chosen, name) != 0) return 0;
  int count = atomic_fetch_add(&calls, 1) + 1, number = atoi(at);
  if (count != number && !(getenv("FAULT_STAYS") && count > number)) return 0;
  if (strcmp(code, "kill") == 0) kill(getpid(), SIGKILL);
  errno = atoi(code);
  return 1;
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))
#define OPEN(symbol) \
  int symbol(const char *path, int flags, ...) { \
    va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list); \
    return fails("openat") ? -1 : REAL(int (*)(const char *, int, ...), #symbol)(path, flags, mode); }
OPEN(open)
OPEN(open64)
#define CALL(symbol, name, result, parameters, types, arguments) \
  result symbol parameters { return fails(name) ? -1 : REAL(result (*) types, #symbol) arguments; }
CALL(write, "write", ssize_t, (int f, const void *b, size_t n), (int, const void *, size_t), (f, b, n))
CALL(rename, "rename", int, (const char *a, const char *b), (const char *, const char *), (a, b))
CALL(unlink, "unlink", int, (const char *a), (const char *), (a))
CALL(mkdir, "mkdir", int, (const char *a, mode_t m), (const char *, mode_t), (a, m))
CALL(fsync, "fsync", int, (int f), (int), (f))
CALL(close, "close", int, (int f), (int), (f))
"""


class Injector:
    """Injects with a library that is loaded before the C library, else with strace.

    The library counts the calls of the whole program, and only its own. strace counts those of each thread, with those
    of the program's loader, but it reaches a tool that is linked statically, too.
    """

    def __init__(self, folder, tool):
        self.strace = None
        self.library = None
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

    def command(self, command, environment, call, number, error, stays):
        """A command and its environment with a fault.

        error: a name in ERRORS, or None to kill the program; stays: whether later calls fail, too.
        """
        if self.strace:
            fault = f"error={error}" if error else "signal=SIGKILL"
            when = f"{number}+" if stays else f"{number}"
            return [self.strace, "-f", "-qq", "-o", os.devnull, "-e", f"trace={TRACED[call]}", "-e",
                    f"inject={TRACED[call]}:{fault}:when={when}", *command], environment
        added = {"LD_PRELOAD": self.library, "FAULT_CALL": call, "FAULT_AT": str(number),
                 "FAULT_ERROR": str(ERRORS[error]) if error else "kill"}
        if stays:
            added["FAULT_STAYS"] = "1"
        return command, {**environment, **added}
