"""A headless Chromium, driven over its debugging pipe with nothing but the standard library."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
import urllib.parse

# How many seconds a page has for a moment's work. It is done in a tenth of one, unless a whole suite of tests wants the
# same two cores; only a broken page takes all of them.
PATIENCE = 20
# How many seconds the browser has to answer at all. Only one that hangs takes them: a page of 250 titles is laid out in
# four, and in more than thirty where a whole suite of tests wants the same two cores.
ANSWER = 240
# The first one has no windows, and takes two thirds of the processor's time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find():
    """The path of a browser, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


# What Chromium answers where the page that was asked is left before it could answer.
LEFT = ["Inspected target navigated or closed", "Execution context was destroyed", "Cannot find context"]


class Browser:
    """One page of one browser, which ends with the block that opened it."""

    def __init__(self, width=1280, height=860, dark=False, scale=1):
        self._size = (width, height, scale)
        self._dark = dark
        self._last = 0
        self._buffer = b""
        self.events = []

    def __enter__(self):
        self._profile = tempfile.mkdtemp(prefix="screens-chromium-")
        # Chromium reads commands from descriptor 3 and answers on 4; ours get other numbers.
        read_theirs, self._write = _high(*os.pipe())
        self._read, write_theirs = _high(*os.pipe())

        def connect():
            os.dup2(read_theirs, 3)
            os.dup2(write_theirs, 4)

        command = [
            find(), "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--no-default-browser-check", "--hide-scrollbars", "--disable-dev-shm-usage",
            f"--user-data-dir={self._profile}",
        ]
        if os.geteuid() == 0:
            command.append("--no-sandbox")
        self._process = subprocess.Popen(
            command, preexec_fn=connect, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_theirs)
        os.close(write_theirs)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = None
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.resize(*self._size)
        self.prefer("dark" if self._dark else "light")
        return self

    def __exit__(self, *_):
        # Chromium is many processes; killed, the last of them would still write into the profile.
        self._session = None
        try:
            self.call("Browser.close")
            self._process.wait(10)
        except (OSError, TimeoutError, RuntimeError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._write)
        os.close(self._read)
        shutil.rmtree(self._profile, ignore_errors=True)

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=width < 600)

    def prefer(self, scheme):
        """Makes the reader's system light or dark."""
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def call(self, method, **parameters):
        """Sends a command and returns its result; events that come meanwhile are kept."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if getattr(self, "_session", None):
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive(ANSWER)
            if answer is None:
                raise TimeoutError(f"no answer to {method}")
            if answer.get("id") == self._last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            part = os.read(self._read, 1 << 20)
            if not part:
                raise ConnectionError("the browser ended")
            self._buffer += part
        text, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append(message)
        return message

    def open(self, path, until="document.readyState === 'complete'"):
        """Opens a file and waits until a condition is true; returns the seconds that took."""
        self.call("Page.navigate", url="about:blank")
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + urllib.parse.quote(os.path.abspath(path)))
        self.wait(until)
        return time.monotonic() - start

    def wait(self, condition, seconds=60):
        end = time.monotonic() + seconds
        pause = 0.01
        while True:
            try:
                if self.value(f"Boolean({condition})"):
                    return
            except RuntimeError:
                # Between two pages there is nothing to ask.
                pass
            if time.monotonic() > end:
                raise TimeoutError(f"never true: {condition}")
            time.sleep(pause)
            # A page is left in peace the longer, the less it has answered: it wants the processor for its work.
            pause = min(2 * pause, 0.3)

    def value(self, expression):
        """The value of a JavaScript expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return answer["result"].get("value")

    def press(self, key):
        """Presses a key as a person does."""
        text = {"text": key} if len(key) == 1 else {}
        # Without its number, the Tab key moves no focus.
        code = {"windowsVirtualKeyCode": 9} if key == "Tab" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text, **code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, **code)
        self.settle()

    def type(self, text):
        for character in text:
            self.press(character)

    def click(self, selector):
        """Clicks the middle of the first element that a selector finds, and scrolls to it before."""
        point = self.value(
            "(() => { const e = document.querySelector(%s);"
            " e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });"
            " const r = e.getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()" % json.dumps(selector))
        self.drag(point, point)

    def drag(self, start, end):
        """Presses the mouse at one point and lets it go at another."""
        for kind, (x, y) in (("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1,
                      clickCount=1)
        self.settle()

    def wheel(self, point, delta):
        """Turns the wheel over a point: down where the number is above zero."""
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=point[0], y=point[1],
                  deltaX=0, deltaY=delta)
        self.settle()

    def settle(self):
        """Waits until the page has drawn what it had to draw; one that is left meanwhile has no more to draw."""
        try:
            self.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        except RuntimeError as error:
            if not any(words in str(error) for words in LEFT):
                raise

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


def _high(*descriptors):
    """The same pipe ends under numbers that nothing else in here uses."""
    moved = []
    for descriptor in descriptors:
        moved.append(fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10))
        os.close(descriptor)
    return moved
