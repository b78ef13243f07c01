"""Starts programs, on a terminal if they need one, and waits for their end."""

import fcntl
import os
import pty
import signal
import struct
import subprocess
import tempfile
import termios
import threading
import tty

# A run that takes longer does not end: the slowest takes a second on a machine of today.
HANGS_AFTER = 900


class Finding(Exception):
    """Something that must not happen."""


class Process:
    """A program that runs in a folder.

    columns: the width of a terminal for its standard streams; None for none. Then there is nothing to read, and what
    it prints is lost, except for its messages.
    keys: what a person types.
    """

    def __init__(self, command, place, environment, columns=None, keys=""):
        self._reader = None
        self._text = tempfile.TemporaryFile()
        options = {"cwd": place, "env": environment, "start_new_session": True}
        if columns is None:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                             stderr=self._text, **options)
            return
        screen, terminal = pty.openpty()
        # Without it the keys would wait for the end of a line.
        tty.setraw(terminal)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        os.write(screen, keys.encode())
        try:
            self._process = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, **options)
        finally:
            os.close(terminal)
        self._reader = threading.Thread(target=self._drain, args=(screen,), daemon=True)
        self._reader.start()

    def _drain(self, screen):
        try:
            while part := os.read(screen, 65536):
                self._text.write(part)
        except OSError:
            # The last program with the terminal ended.
            pass
        os.close(screen)

    @property
    def is_running(self):
        return self._process.poll() is None

    def finish(self):
        """The exit code; the negative number of the signal that ended the program."""
        hangs = threading.Event()

        def end():
            hangs.set()
            os.killpg(self._process.pid, signal.SIGKILL)

        # 'wait' with a time limit would sleep between its looks, longer than most runs take.
        watchdog = threading.Timer(HANGS_AFTER, end)
        watchdog.start()
        code = self._process.wait()
        watchdog.cancel()
        if hangs.is_set():
            raise Finding(f"it did not end in {HANGS_AFTER} s")
        if self._reader:
            self._reader.join(HANGS_AFTER)
        return code

    @property
    def messages(self):
        """What an ended program printed as errors, and on a terminal everything."""
        self._text.seek(0)
        return self._text.read().decode(errors="replace").strip()
