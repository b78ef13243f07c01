"""Checks of any HTML report."""

import json

from . import browser

READY = "document.documentElement?.dataset.ready === 'true'"
VIEWS = ["difference", "expected", "actual", "side by side", "slider"]
QUIET = {"Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
         "Page.javascriptDialogOpening", "Page.windowOpen"}


def run(path):
    """Runs every check on a page of its own and returns what failed, a line each."""
    failures = []
    with browser.Browser() as page:
        for name, check in CHECKS.items():
            page.events.clear()
            page.resize(1280, 860)
            page.open(path, f"{READY} && document.readyState === 'complete'")
            problems = []
            try:
                check(page, json.loads(page.value("JSON.stringify(report)")), Expectation(problems))
            except (RuntimeError, TimeoutError) as error:
                problems.append(str(error))
            problems += noises(page)
            failures += [f"{name}: {problem}" for problem in problems]
    return failures


def time_opening(path):
    """The seconds until the first finding is shown with its picture, and until all is loaded."""
    with browser.Browser() as page:
        shown = page.open(
            path, f"{READY} && [...document.querySelectorAll('#stage img')].every((i) => i.naturalWidth)")
        page.wait("document.readyState === 'complete'")
        complete = page.value("performance.getEntriesByType('navigation')[0].loadEventEnd") / 1000
        return shown, complete


class Expectation:
    """Collects what is not as it should be."""

    def __init__(self, problems):
        self._problems = problems

    def __call__(self, what, found, expected):
        if found != expected:
            self._problems.append(f"{what} is {found!r}, not {expected!r}")


def noises(page, beside=None):
    """Messages on the console, dialogs, and requests that leave the page and the folder beside it."""
    found = []
    for event in page.events:
        parameters = event["params"]
        if event["method"] in QUIET:
            found.append(f"{event['method']}: {json.dumps(parameters)[:300]}")
        if event["method"] == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("data:", beside or "data:")) and parameters.get("type") != "Document":
                found.append(f"a request for {url[:100]}")
    return found


def first(report):
    """What the list shows at first."""
    return grouped(report, pending(report) or report["screens"])


def pending(report):
    return [screen for screen in report["screens"] if screen.get("pending")]


def grouped(report, screens):
    """The screens of a list: of equal findings, the first of all, where the first in the list would be."""
    examples = {index: screen["id"] for screen in report["screens"] for index in screen.get("members", [])}
    places = {screen["id"]: index for index, screen in enumerate(report["screens"])}
    ids = dict.fromkeys(examples.get(places[screen["id"]], screen["id"]) for screen in screens)
    return [report["screens"][places[id]] for id in ids]


def label(screen):
    return screen.get("headline", screen["id"])


def shown(page):
    return page.value("shown.map((screen) => screen.id)")


def name(page):
    return page.value("document.getElementById('name').textContent")


def filter_by_verdict(page, report, expect):
    for chip in page.value("[...document.querySelectorAll('.chip')].map((c) => c.dataset.filter)"):
        page.click(f".chip[data-filter='{chip}']")
        found = [
            screen for screen in report["screens"]
            if chip == "" or screen["outcome"] == chip or chip == "pending" and screen.get("pending")]
        expect(f"the count under '{chip}'", page.value("document.getElementById('found').textContent"),
               f"{len(found)} of {len(report['screens'])} screens")
        expected = grouped(report, found)
        expect(f"the list under '{chip}'", shown(page), [screen["id"] for screen in expected])
        drawn = page.value("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
        expect(f"the rows under '{chip}'", drawn, [label(screen) for screen in expected[:len(drawn)]])
        expect(f"whether there are rows under '{chip}'", bool(drawn), bool(expected))


def filter_by_tab(page, report, expect):
    tabs = {screen["tab"] for screen in report["screens"] if "tab" in screen}
    for tab in sorted(tabs):
        page.value("(() => { const m = document.getElementById('tabs'); m.value = %s;"
                   " m.dispatchEvent(new Event('change')); })()" % json.dumps(tab))
        found = [screen for screen in pending(report) or report["screens"] if screen.get("tab") == tab]
        expected = [screen["id"] for screen in grouped(report, found)]
        expect(f"the list under the tab {tab!r}", shown(page), expected)


def filter_by_text(page, report, expect):
    wanted = first(report)[-1]["id"]
    page.press("/")
    page.type(wanted)
    expect("the search", page.value("document.getElementById('search').value"), wanted)
    words = wanted.lower().split()
    found = [
        screen for screen in pending(report) or report["screens"]
        if all(word in text_of(screen, report) for word in words)]
    expect("the list of a search", shown(page), [screen["id"] for screen in grouped(report, found)])
    page.type("no such screen")
    expect("the list of a vain search", shown(page), [])
    expect("whether a vain search says so",
           page.value("document.getElementById('empty').checkVisibility()"), True)
    expect("whether a vain search shows a screen",
           page.value("document.getElementById('detail').checkVisibility()"), False)
    page.press("Escape")
    expect("whether Escape leaves the search",
           page.value("document.activeElement.id !== 'search'"), True)


def text_of(screen, report):
    fields = [screen.get(field, "") for field in ("id", "title", "tab", "summary")]
    for field in ("crumbs", "meaning", "facts"):
        fields += screen.get(field, [])
    index = report["screens"].index(screen)
    for example in report["screens"]:
        if index in example.get("members", []):
            fields += example.get("meaning", [])
    return "\n".join(fields).lower()


def walk_by_keys(page, report, expect):
    ids = [label(screen) for screen in first(report)]
    expect("the first screen", name(page), ids[0])
    page.press("k")
    expect("the screen before the first", name(page), ids[0])
    for position, screen in enumerate(first(report)):
        expect(f"screen {position}", name(page), label(screen))
        check_group(page, report, screen, expect)
        expect(f"what the command of {screen['id']!r} does",
               page.value("document.getElementById('action-verb').textContent"),
               f"{screen['actionVerb']} with" if "command" in screen else "")
        expect(f"the command of {screen['id']!r}",
               page.value("document.getElementById('command').textContent"),
               screen.get("command", ""))
        lines = page.value("[...document.querySelectorAll('#text div')].map((e) => e.textContent)")
        expect(f"the number of lines of {screen['id']!r}", len(lines), len(screen.get("text", [])))
        page.press("j")
    expect("the screen after the last", name(page), ids[-1])
    page.press("k")
    expect("the last but one", name(page), ids[-2:][0])
    expect("how many rows are current",
           page.value("document.querySelectorAll('.row[aria-selected=true]').length"), 1)


def check_group(page, report, screen, expect):
    """The screens of a group are named, and which of them is shown; a single screen has neither."""
    members = [report["screens"][index]["id"] for index in screen.get("members", [])]
    is_example = screen.get("isExample", False)
    listed = members if is_example or not members else [screen["id"]] + members
    expect(f"the screens like {screen['id']!r}",
           page.value("[...document.querySelectorAll('#members li')].map((e) => e.textContent)"), listed)
    expect(f"whether the screens like {screen['id']!r} are visible",
           page.value("document.getElementById('members').checkVisibility()"), bool(listed))
    expect(f"the example {screen['id']!r}",
           page.value("(() => { const e = document.getElementById('example');"
                      " return e.checkVisibility() && e.textContent; })()"),
           is_example and f"for example {screen['id']}")


def change_views(page, report, expect):
    for screen in first(report):
        pictures = screen.get("pictures", {})
        both = "expected" in pictures and "actual" in pictures
        has = ["difference" in pictures, "expected" in pictures, "actual" in pictures, both, both]
        for view, is_there in enumerate(has):
            page.press(str(view + 1))
            if not is_there:
                continue
            expect(f"view {view + 1} of {screen['id']!r}",
                   page.value("document.getElementById('stage').dataset.view"), VIEWS[view])
            page.wait("[...document.querySelectorAll('#stage img')].every((i) => i.naturalWidth)", browser.PATIENCE)
            sizes = page.value("[...document.querySelectorAll('#stage img')]"
                               ".map((i) => [i.naturalWidth, i.naturalHeight])")
            roles = [[VIEWS[view]], ["expected", "actual"]][view > 2]
            expect(f"the pictures in view {view + 1} of {screen['id']!r}", sizes,
                   [report["pictures"][pictures[role]] for role in roles])
        page.press("1")
        page.press("j")


def fit_views(page, report, expect):
    """The names of the views stay inside their control at every width, light and dark."""
    outside = ("(() => { const box = document.getElementById('views').getBoundingClientRect();"
               " return [...document.querySelectorAll('.view')].filter((e) => { const r = e.getBoundingClientRect();"
               " return r.left < box.left || r.right > box.right + .5 || r.bottom > box.bottom + .5"
               " || e.scrollWidth > e.clientWidth + 1; }).map((e) => e.textContent); })()")
    for scheme in ("light", "dark"):
        page.prefer(scheme)
        for width in (1180, 1240, 1300, 1440, 800, 390, 320):
            page.resize(width, 860)
            page.settle()
            if not page.value("document.getElementById('detail').checkVisibility()"):
                page.click(".row")
            if page.value("document.getElementById('views').checkVisibility()"):
                expect(f"what is outside of the views at {width} px, {scheme}", page.value(outside), [])
    page.prefer("light")


def move_slider(page, report, expect):
    ids = [label(screen) for screen in first(report)
           if {"expected", "actual"} <= screen.get("pictures", {}).keys()]
    if not ids:
        return
    for _ in report["screens"]:
        if name(page) == ids[0]:
            break
        page.press("j")
    expect("the screen with a slider", name(page), ids[0])
    page.press("5")
    cut = "document.querySelector('.over').style.clipPath"
    expect("the slider at first", page.value(cut), "inset(0px 0px 0px 50%)")
    page.value("document.querySelector('.slider input').scrollIntoView({ block: 'center' })")
    box = page.value("(() => { const r = document.querySelector('.slider input')"
                     ".getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()")
    height = page.value("innerHeight")
    y = min(box[1] + box[3] / 2, height - 10)
    page.drag((box[0] + box[2] / 2, y), (box[0] + box[2] - 1, y))
    expect("the slider at the right", page.value(cut), "inset(0px 0px 0px 100%)")
    page.press("ArrowLeft")
    expect("the slider after a key", page.value(cut), "inset(0px 0px 0px 99%)")
    expect("the screen after a key on the slider", name(page), ids[0])


def scroll_list(page, report, expect):
    page.click(".chip[data-filter='']")
    page.press("End")
    last = label(grouped(report, report["screens"])[-1])
    expect("the last screen", name(page), last)
    drawn = page.value("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
    expect("the last row", drawn[-1], last)
    expect("whether few rows are drawn", len(drawn) < 60, True)


def show_settled(page, report, expect):
    """A screen that nobody has to look at says so, and has no command."""
    for outcome, text in (("unchanged", "text and picture are as recorded"),
                          ("recorded", None)):
        screens = [screen for screen in report["screens"] if screen["outcome"] == outcome]
        if not screens:
            continue
        page.click(f".chip[data-filter='{outcome}']")
        expect(f"the command of {outcome}",
               page.value("document.getElementById('command').checkVisibility()"), False)
        expect(f"whether {outcome} has details",
               page.value("document.getElementById('facts').checkVisibility()"), True)
        if text:
            expect(f"the details of {outcome}",
                   page.value("document.getElementById('facts').textContent"), text)


def use_phone(page, report, expect):
    page.resize(390, 844)
    page.settle()
    overflow = "document.documentElement.scrollWidth <= 390"
    visible = "document.getElementById('%s').checkVisibility()"
    expect("whether the list fits a phone", page.value(overflow), True)
    expect("whether the screen hides behind the list", page.value(visible % "detail"), False)
    page.click(".row")
    expect("whether a tap shows the screen", page.value(visible % "detail"), True)
    expect("whether the screen hides the list", page.value(visible % "list"), False)
    wide = ("[...document.querySelectorAll('#detail *')].filter((e) => !e.closest('#text')"
            " && e.getBoundingClientRect().right > 391).map((e) => e.id || e.className)")
    expect("what is wider than a phone", page.value(wide), [])
    page.click("#back")
    expect("whether going back shows the list", page.value(visible % "list"), True)


def obey_nothing(page, report, expect):
    """Texts of the report stay texts: they make no elements, run nothing and reorder nothing."""
    expect("the number of scripts", page.value("document.scripts.length"),
           2 + len(report["pictures"]))
    for _ in first(report):
        made = page.value(
            "[...document.querySelectorAll('#detail *, #rows *')].map((e) => e.localName)"
            ".filter((n) => !['div','h2','p','bdi','i','span','button','svg','path','section','h3',"
            "'ul','li','b','code','img','figure','figcaption','kbd','input'].includes(n))")
        expect("strange elements", made, [])
        expect("characters that cannot be seen", page.value(
            r"/[\u202a-\u202e\u2066-\u2069\u001b]/.test(document.body.innerText)"), False)
        page.press("j")
    expect("whether something ran", page.value("typeof window.obeyed"), "undefined")


CHECKS = {
    "filter by verdict": filter_by_verdict,
    "filter by tab": filter_by_tab,
    "filter by text": filter_by_text,
    "walk by keys": walk_by_keys,
    "change views": change_views,
    "fit the views": fit_views,
    "move the slider": move_slider,
    "scroll the list": scroll_list,
    "show what is settled": show_settled,
    "use a phone": use_phone,
    "obey nothing": obey_nothing,
}
