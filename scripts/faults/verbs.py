"""The runs of the campaign: each verb that writes, with a folder to start from."""

import json
import os
import re
import shutil
from xml.etree import ElementTree

from .running import Process

TEMPORARY = re.compile(r"^\.screens-\d+-")
# The report of the last run, and the file that says that it is of no use.
REPORT = "last-run.json"
MARK = "last-run.unfinished"


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
    """A command, and the commands that prepare its folder.

    Every file of the folder must be old or new, except those of the tool's own records.
    """

    def __init__(self, name, arguments, setup=(), codes=(0,), results=None, cleans=(), unwatched=(), variables=None,
                 keys=None):
        self.name = name
        self.arguments = arguments
        self.setup = setup
        # The exit codes of an undisturbed run.
        self.codes = codes
        # The folder of run results: each of them may be missing after a fault, and its report must then be refused.
        self.results = results
        # The folders and files whose temporary files the next run removes, if a killed run left some.
        self.cleans = cleans
        # The folders with the tool's own records, which depend on what was there before.
        self.unwatched = unwatched
        # The environment variables without which it cannot work.
        self.variables = variables or {}
        # What a person types; the verb then runs on a terminal.
        self.keys = keys


NEW = ["--manifest", "new.json"]
OLD = ["--manifest", "old.json"]
SMALL = ["--scale", "1"]
RECORD_OLD = ["record", "--update", "all", *OLD, *SMALL]
RECORD_NEW = ["record", "--update", "all", *NEW, *SMALL]
REPORTERS = ["--reporter", "html:out/report.html", "--reporter", "junit:out/junit.xml",
             "--reporter", "json:out/report.json"]
IMAGES = ["docs", "--images", *SMALL, "--storyboard", "plain", "--filmstrip", "plain", "-o", "images"]
RESULTS = ".screens"
FAILURES = f"{RESULTS}/failures"
SCAN_CACHE = "App/.screens"
RUNS = [
    # A snapshot without a screen stays, which is a difference.
    *(Run(name, arguments, [RECORD_OLD], codes=(1,), results=RESULTS, cleans=("Snapshots", FAILURES),
          unwatched=(RESULTS,))
      for name, arguments in {
          "record": RECORD_NEW, "record missing": ["record", *NEW, *SMALL],
          "record text": ["record", "--update", "all", "--store", "text", *NEW, *SMALL]}.items()),
    Run("verify changed", ["verify", *NEW, *SMALL, *REPORTERS], [RECORD_OLD, ["verify", *OLD, *SMALL, *REPORTERS]],
        codes=(1,), results=RESULTS, cleans=(FAILURES,)),
    Run("verify equal", ["verify", *NEW, *SMALL, *REPORTERS], [RECORD_NEW], results=RESULTS, cleans=(FAILURES,)),
    Run("render", ["render", "plain", *NEW, *SMALL, "-o", "pictures"],
        [RECORD_OLD, ["render", "plain", *OLD, *SMALL, "-o", "pictures"]], codes=(1,), results="pictures",
        cleans=("pictures",)),
    Run("render-all", ["render-all", *NEW, *SMALL], [RECORD_OLD, ["render-all", *OLD, *SMALL]], codes=(1,),
        results=RESULTS, cleans=(RESULTS,)),
    Run("render-all svg", ["render-all", *NEW, *SMALL, "--format", "svg", "-o", "pictures"],
        [RECORD_OLD, ["render-all", *OLD, *SMALL, "--format", "svg", "-o", "pictures"]], codes=(1,),
        results="pictures", cleans=("pictures",)),
    Run("accept", ["accept", *NEW, "--update", "all"], [RECORD_OLD, ["verify", *NEW, *SMALL]]),
    Run("review", ["review", *NEW], [RECORD_OLD, ["verify", *NEW, *SMALL]], codes=(1,), keys="aa"),
    Run("review rejecting", ["review", *NEW], [RECORD_OLD, ["verify", *NEW, *SMALL]], codes=(1,), keys="ra"),
    Run("prune", ["prune", *NEW], [RECORD_OLD]),
    Run("report", ["report", *REPORTERS], [RECORD_OLD, ["verify", *NEW, *SMALL]]),
    Run("merge", ["merge", "first", "second", "-o", "merged"],
        [RECORD_NEW, ["verify", *NEW, *SMALL, "--shard", "1/2", "-o", "first"],
         ["verify", *NEW, *SMALL, "--shard", "2/2", "-o", "second"]], results="merged"),
    Run("merge changed", ["merge", "first", "second", "-o", "merged"],
        [RECORD_OLD, ["verify", *NEW, *SMALL, "--shard", "1/2", "-o", "first"],
         ["verify", *NEW, *SMALL, "--shard", "2/2", "-o", "second"],
         ["verify", *OLD, *SMALL, "-o", "merged"]], codes=(1,), results="merged", cleans=("merged/failures",)),
    Run("docs", ["docs", *NEW, "-o", "site"], [["docs", *OLD, "-o", "site"]], cleans=("site",)),
    Run("docs variants", ["docs", *NEW, *SMALL, "--device", "phone,phone-se", "-o", "site"],
        [["docs", *OLD, *SMALL, "-o", "site"]], cleans=("site",)),
    Run("docs images", [*IMAGES, *NEW], [[*IMAGES, *OLD]], cleans=("images",)),
    Run("docs matrix", [*IMAGES, *NEW, "--matrix", "--device", "phone,phone-se"], [[*IMAGES, *OLD]],
        cleans=("images",)),
    Run("docs dark", [*IMAGES, *NEW, "--scheme", "dark"], [[*IMAGES, *NEW]], cleans=("images",)),
    Run("scan", ["scan", "App", "-o", "scanned.json"], unwatched=(SCAN_CACHE,)),
    Run("init", ["init", "--from-scan", "App"], unwatched=(SCAN_CACHE,),
        variables={"PATH": "bin:/usr/bin:/bin"}),
    Run("diff", ["diff", "a/home~@1x.png", "b/home~@1x.png", "-o", "difference.png"],
        [["record", "--update", "all", *OLD, *SMALL, "--snapshots", "a"],
         ["record", "--update", "all", *NEW, *SMALL, "--snapshots", "b", "--no-caption"]], codes=(1,)),
    Run("map compared", ["map", *NEW, "--compare", "old-map.json", "-o", "map.svg"],
        [["map", *OLD, "-o", "old-map.json"], ["map", *OLD, "-o", "map.svg"]], codes=(1,), cleans=("map.svg",)),
] + [
    Run(f"docs {kind}", [*IMAGES, *NEW, "--kind", kind], [[*IMAGES, *OLD, "--kind", kind]], cleans=("images",))
    for kind in ("screens", "sheet", "storyboards", "filmstrips")
] + [
    Run(f"map {kind}", ["map", *NEW, "-o", f"map.{kind}"], [["map", *OLD, "-o", f"map.{kind}"]],
        cleans=(f"map.{kind}",))
    for kind in ("svg", "png", "html", "txt", "mmd", "dot", "json")
]


def is_temporary(path):
    """Whether it is a file that the tool has not renamed yet."""
    return TEMPORARY.match(os.path.basename(path)) is not None


def owner(path):
    """The path of the file that a temporary one becomes."""
    folder, name = os.path.split(path)
    return os.path.join(folder, TEMPORARY.sub("", name, count=1))


def paths(folder):
    """All files of a folder, also the temporary ones."""
    return [os.path.relpath(os.path.join(parent, name), folder)
            for parent, _, names in os.walk(folder) for name in names]


def is_below(path, folders):
    return path.startswith(tuple(f"{folder}/" for folder in folders))


def files(folder, unwatched):
    """The files of a folder with their contents, without temporary ones, the mark of a run, and some folders."""
    found = {}
    for path in paths(folder):
        if is_temporary(path) or os.path.basename(path) == MARK or is_below(path, unwatched):
            continue
        with open(os.path.join(folder, path), "rb") as file:
            found[path] = file.read()
    return found


def is_whole(path, content):
    """Whether a file has an end."""
    ends = {".png": b"IEND\xaeB`\x82", ".txt": b"\n", ".svg": b"</svg>\n", ".html": b"</html>\n"}
    end = ends.get(os.path.splitext(path)[1])
    return end is not None and content.endswith(end)


def is_report_of_failure(path, content):
    """Whether a file is a report, whole, in which a screen failed and says why."""
    try:
        if content and path.endswith(("report.json", REPORT)):
            return any(screen["verdict"] == "failed" and screen["reason"] for screen in json.loads(content)["screens"])
        if content and path.endswith("junit.xml"):
            return any(error.get("message") for error in ElementTree.fromstring(content).iter("error"))
        if content and path.endswith("report.html"):
            return content.endswith(b"</html>\n") and b'"outcome":"failed"' in content
    except (ValueError, KeyError, TypeError, ElementTree.ParseError):
        pass
    return False


def is_list_of_both(path, content, before, after):
    """Whether it lists the files of a documentation before and after a run, each of which may exist in between."""
    return os.path.basename(path).startswith(".screens-") and before and after \
        and sorted(content.splitlines()) == sorted({*before.splitlines(), *after.splitlines()})


def is_report_between(path, content, before, after):
    """Whether it is a report, whole, with the old or the new result of each screen."""
    if not path.endswith(REPORT) or not before or not after:
        return False
    try:
        results = [json.loads(report)["screens"] for report in (before, content, after)]
    except (ValueError, KeyError):
        return False
    return len(set(map(len, results))) == 1 and all(new in (old, last) for old, new, last in zip(*results))


def pages(contents):
    """The number of pages of memory that files need."""
    return sum((len(content) + 4095) // 4096 for content in contents)


class Prepared:
    """A run with the folder that it starts from, and the folder that it must lead to."""

    def __init__(self, run, tool, environment, folder):
        self.run = run
        self.tool = tool
        self.environment = {**environment, **run.variables}
        self.old = os.path.join(folder, "old")
        for name, text in FILES.items():
            path = os.path.join(self.old, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        os.chmod(os.path.join(self.old, "bin", "swift"), 0o755)
        for arguments in run.setup:
            Process([tool, *arguments, "-q"], self.old, self.environment).finish()
        after = os.path.join(folder, "new")
        shutil.copytree(self.old, after, symlinks=True)
        self.code = self._checked(after)
        self.before = self.files(self.old)
        self.after = self.files(after)
        if self.after == self.before:
            raise RuntimeError(f"'{run.name}' changed nothing")
        self.modes = modes(after, self.after)
        # The exit code when there is nothing left to do.
        self.code_again = self._checked(after, {0, *run.codes})
        if self.files(after) != self.after:
            raise RuntimeError(f"a second '{run.name}' changed something")

    def _checked(self, folder, codes=None):
        process = self.process(self.command, folder, self.environment)
        code = process.finish()
        if code not in (codes or self.run.codes):
            raise RuntimeError(f"'{self.run.name}' ended with {code}: {process.messages}")
        return code

    def files(self, folder):
        """The watched files of a folder with their contents."""
        return files(folder, self.run.unwatched)

    @property
    def command(self):
        return [self.tool, *self.run.arguments]

    def process(self, command, place, environment, columns=None):
        """Starts a command as the run needs it."""
        if self.run.keys is None:
            return Process(command, place, environment, columns)
        return Process(command, place, environment, columns or 80, self.run.keys)

    @property
    def written(self):
        """The files that the run writes, with their contents."""
        return {name: content for name, content in self.after.items() if self.before.get(name) != content}

    @property
    def room(self):
        """The number of free pages that the run needs at least: an old file is there until the new one is written."""
        largest = max((pages([content]) for name, content in self.written.items() if name in self.before), default=0)
        return max(0, pages(self.after.values()) - pages(self.before.values())) + largest


def modes(folder, names):
    """The permissions of files."""
    return {name: os.stat(os.path.join(folder, name)).st_mode & 0o7777 for name in names}


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

PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "library",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../screens")],
  targets: [
    .target(name: "Library")
  ]
)
"""

# Used instead of SwiftPM, which takes longer than everything else.
SWIFT = """#!/bin/sh
case "$(cat Package.swift)" in
  *app-screens*) cat bin/after.json ;;
  *) cat bin/before.json ;;
esac
"""


def dump(targets):
    """What SwiftPM prints about the package."""
    return json.dumps({
        "name": "library", "toolsVersion": {"_version": "6.2.0"},
        "platforms": [{"platformName": "macos", "version": "14.0"}],
        "dependencies": [{"fileSystem": [{"identity": "screens", "path": "/screens"}]}],
        "targets": [{"name": "Library", "type": "regular", "dependencies": []}, *targets]})


FILES = {
    "old.json": manifest(["home", "plain", "gone", "third"], "Before"),
    "new.json": manifest(["home", "plain", "added", "third"], "After"),
    "App/App.swift": APP,
    "Package.swift": PACKAGE,
    "bin/swift": SWIFT,
    "bin/before.json": dump([]),
    "bin/after.json": dump([
        {"name": "app-screens", "type": "executable", "dependencies": [
            {"product": ["Manifest", "screens"]}, {"product": ["ScreensCLI", "screens"]}]},
        {"name": "AppScreensTests", "type": "test", "dependencies": [
            {"byName": ["app-screens"]}, {"product": ["ScreensTesting", "screens"]}]}]),
}
