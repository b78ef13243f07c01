"""Mermaid's own parser and painter, out of a package of Python that carries them, in headless Chromium."""

import functools
import hashlib
import http.server
import json
import os
import subprocess
import sys
import threading
import zipfile

from . import browser

PACKAGE = "nicegui"
# One version and its bytes: what the check says is about Mermaid as it was when this was written, and nothing else
# that bears the name is run. For a newer one, both are changed.
VERSION = "3.18.0"
WHEEL = f"{PACKAGE}-{VERSION}-py3-none-any.whl"
DIGEST = "a2bd51642312d98aab6d8b641245d796ff1b89da5829777170bcc488140c3dcd"
MODULES = "nicegui/elements/mermaid/dist/"


class Unavailable(Exception):
    """Mermaid could not be fetched."""


class Altered(Exception):
    """What was fetched is not what it should be."""


def fetch(cache):
    """The folder with Mermaid's modules, fetched by pip unless an earlier run has."""
    folder = os.path.join(cache, f"unpacked-{VERSION}")
    modules = os.path.join(folder, MODULES)
    if not os.path.isfile(os.path.join(modules, "index.js")):
        os.makedirs(cache, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
                   "--disable-pip-version-check", "--dest", cache, f"{PACKAGE}=={VERSION}"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            raise Unavailable("pip did not answer within two minutes") from None
        if done.returncode != 0:
            raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "pip failed")
        wheel = os.path.join(cache, WHEEL)
        verify(wheel)
        with zipfile.ZipFile(wheel) as archive:
            # The module that is looked for comes last: half an archive is unpacked again.
            names = [name for name in archive.namelist() if name.startswith(MODULES)]
            archive.extractall(folder, sorted(names, key=lambda name: name.endswith("/index.js")))
        if not os.path.isfile(os.path.join(modules, "index.js")):
            raise Unavailable(f"{WHEEL} has no Mermaid")
    return modules


def verify(wheel):
    """Removes a file that has other bytes than it should have."""
    if not os.path.isfile(wheel):
        raise Unavailable(f"pip fetched no {WHEEL}")
    with open(wheel, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    if digest != DIGEST:
        os.remove(wheel)
        raise Altered(f"the SHA-256 of {WHEEL} is {digest}, not {DIGEST}")


class Handler(http.server.SimpleHTTPRequestHandler):
    PAGE = (b'<!doctype html><meta charset="utf-8"><div id="out"></div><script type="module">'
            b'import { mermaid } from "./index.js"; mermaid.initialize({ startOnLoad: false });'
            b"window.mermaid = mermaid</script>")

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self.PAGE)

    def log_message(self, *_):
        pass


DRAW = """(async () => {
  const text = %s;
  try {
    await mermaid.parse(text);
    const { svg } = await mermaid.render('drawn', text);
    document.getElementById('out').innerHTML = svg;
  } catch (error) { return { refused: String(error).slice(0, 500) }; }
  const all = (selector) => [...document.querySelectorAll('#out ' + selector)];
  return {
    labels: all('.node .nodeLabel').map((e) => e.innerHTML.split(/<br ?\\/?>/).map((part) => {
      const box = document.createElement('p');
      box.innerHTML = part;
      return box.textContent.replaceAll('\\u2060', '');
    })),
    lines: all('.edgePaths path').length, tabs: all('.cluster').length,
    strange: all('script, math, a, img, b, code, [onclick], [onerror]').map((e) => e.outerHTML.slice(0, 80)),
  };
})()"""


class Mermaid:
    """A page with Mermaid, for the length of a block."""

    def __init__(self, modules):
        handler = functools.partial(Handler, directory=modules)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._browser = browser.Browser(width=1600, height=1000)

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._page = self._browser.__enter__()
        self._page.call("Page.navigate", url=f"http://127.0.0.1:{self._server.server_port}/")
        self._page.wait("window.mermaid")
        return self

    def __exit__(self, *problem):
        self._browser.__exit__(*problem)
        self._server.shutdown()
        self._server.server_close()

    def draw(self, text):
        """What Mermaid made of a text: labels and counts, or why it was refused."""
        return self._page.value(DRAW % json.dumps(text))

    def refuses(self, text):
        """Whether Mermaid does not even read a text."""
        return self._page.value(f"mermaid.parse({json.dumps(text)}).then(() => false, () => true)")

    def screenshot(self, path):
        self._page.settle()
        self._page.screenshot(path)
