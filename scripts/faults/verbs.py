"""The runs of the campaign: each verb that writes, with a folder to start from."""

import json
import os
import shutil
import subprocess
from xml.etree import ElementTree

TEMPORARY = ".screens-"


def page(title, rows):
    return {"title": title, "code": f".{title.lower()}", "blocks": [{"row": {"title": row}} for row in rows]}


def manifest(names, row):
    screens = []
    for name in names:
        pages = [page("Home", ["One"])]
        if name != "home":
            pages.append(page(name.capitalize(), [row, name]))
        screens.append({"id": name, "link": f"demo://{name}", "pages": pages})
    return json.dumps({"version": 1, "app": "Demo", "tabs": [{"title": "Home"}], "screens": screens})


class Run:
    """A command, the commands that prepare its folder, and the files that it may write."""

    def __init__(self, name, arguments, setup=(), codes=(0,), watched=("",)):
        self.name = name
        self.arguments = arguments
        self.setup = setup
        # The exit codes of an undisturbed run.
        self.codes = codes
        # The folders and files that must be old or new; the rest is the tool's own record of its runs.
        self.watched = watched


NEW = ["--manifest", "new.json"]
OLD = ["--manifest", "old.json"]
SMALL = ["--scale", "1", "-j", "2"]
RECORD_OLD = ["record", "--update", "all", *OLD, *SMALL]
RECORD_NEW = ["record", "--update", "all", *NEW, *SMALL]
REPORTERS = ["--reporter", "html:out/report.html", "--reporter", "junit:out/junit.xml",
             "--reporter", "json:out/report.json"]
RUNS = [
    # A snapshot without a screen stays, which is a difference.
    Run("record", RECORD_NEW, [RECORD_OLD], codes=(1,), watched=("Snapshots",)),
    Run("record missing", ["record", *NEW, *SMALL], [RECORD_OLD], codes=(1,), watched=("Snapshots",)),
    Run("record text", ["record", "--update", "all", "--store", "text", *NEW, *SMALL], [RECORD_OLD],
        codes=(1,), watched=("Snapshots",)),
    Run("verify changed", ["verify", *NEW, *SMALL, *REPORTERS], [RECORD_OLD, ["verify", *OLD, *SMALL, *REPORTERS]],
        codes=(1,), watched=("Snapshots", "out")),
    Run("verify equal", ["verify", *NEW, *SMALL, *REPORTERS], [RECORD_NEW], watched=("Snapshots", "out")),
    Run("render-all", ["render-all", *NEW, *SMALL], [RECORD_OLD, ["render-all", *OLD, *SMALL]], codes=(0, 1),
        watched=("Snapshots",)),
    Run("accept", ["accept", *NEW, "--update", "all"], [RECORD_OLD, ["verify", *NEW, *SMALL]], codes=(0, 1),
        watched=("Snapshots",)),
    Run("prune", ["prune", *NEW], [RECORD_OLD], watched=("Snapshots",)),
    Run("report", ["report", *REPORTERS], [RECORD_OLD, ["verify", *NEW, *SMALL]],
        watched=("Snapshots", "out")),
    Run("merge", ["merge", "first", "second", "-o", "merged"],
        [RECORD_NEW, ["verify", *NEW, *SMALL, "--shard", "1/2", "-o", "first"],
         ["verify", *NEW, *SMALL, "--shard", "2/2", "-o", "second"]], codes=(0, 1), watched=("Snapshots",)),
    Run("docs", ["docs", *NEW, "-o", "site"], [["docs", *OLD, "-o", "site"]], watched=("site",)),
    Run("docs images", ["docs", "--images", *NEW, "-o", "images"], [["docs", "--images", *OLD, "-o", "images"]],
        watched=("images",)),
    Run("scan", ["scan", "App", "-o", "scanned.json"], codes=(0, 1), watched=("scanned.json",)),
    Run("diff", ["diff", "a/home~@1x.png", "b/home~@1x.png", "-o", "difference.png"],
        [["record", "--update", "all", *OLD, *SMALL, "--snapshots", "a"],
         ["record", "--update", "all", *NEW, *SMALL, "--snapshots", "b", "--no-caption"]], codes=(1,),
        watched=("difference.png",)),
] + [
    Run(f"map {kind}", ["map", *NEW, "-o", f"map.{kind}"], [["map", *OLD, "-o", f"map.{kind}"]],
        watched=(f"map.{kind}",))
    for kind in ("svg", "png", "html", "txt", "json")
]


def files(folder, watched):
    """The watched files of a folder with their contents."""
    found = {}
    for name in watched:
        root = os.path.join(folder, name)
        paths = [root] if os.path.isfile(root) else [
            os.path.join(parent, file) for parent, _, names in os.walk(root) for file in names]
        for path in paths:
            if not os.path.basename(path).startswith(TEMPORARY):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def is_report_of_failure(name, content):
    """Whether a file is a report, whole, in which a screen failed and says why."""
    try:
        if content and name.endswith("report.json"):
            return any(screen["verdict"] == "failed" and screen["reason"] for screen in json.loads(content)["screens"])
        if content and name.endswith("junit.xml"):
            return any(error.get("message") for error in ElementTree.fromstring(content).iter("error"))
        if content and name.endswith("report.html"):
            return content.endswith(b"</html>\n") and b'"outcome":"failed"' in content
    except (ValueError, KeyError, TypeError, ElementTree.ParseError):
        pass
    return False


class Prepared:
    """A run with the folder that it starts from, and the folder that it must lead to."""

    def __init__(self, run, tool, environment, folder):
        self.run = run
        self.old = os.path.join(folder, "old")
        os.makedirs(os.path.join(self.old, "App"))
        self._write("old.json", manifest(["home", "plain", "gone", "third"], "Before"))
        self._write("new.json", manifest(["home", "plain", "added", "third"], "After"))
        self._write("App/App.swift", APP)
        for command in run.setup:
            subprocess.run([tool, *command, "-q"], cwd=self.old, env=environment, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        after = os.path.join(folder, "new")
        shutil.copytree(self.old, after, symlinks=True)
        result = subprocess.run([tool, *run.arguments], cwd=after, env=environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        self.code = result.returncode
        if self.code not in run.codes:
            raise RuntimeError(f"'{run.name}' ended with {self.code}: {result.stderr.decode(errors='replace')}")
        self.before = files(self.old, run.watched)
        self.after = files(after, run.watched)

    def _write(self, name, text):
        with open(os.path.join(self.old, name), "w", encoding="utf-8") as file:
            file.write(text)


APP = """import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Detail") { DetailView() } }.navigationTitle("Home")
    }
  }
}

struct DetailView: View {
  var body: some View { Text("Text").navigationTitle("Detail") }
}
"""
