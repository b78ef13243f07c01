"""Checks of any documentation site."""

import json
import os
import time
import urllib.parse

from . import browser, contrast
from .checks import QUIET, Expectation

READY = "document.documentElement?.dataset.ready === 'true' && document.readyState === 'complete'"
MOST_PAGES = 5


def run(folder):
    """Runs every check and returns what failed, a line each."""
    failures = []
    with browser.Browser() as page:
        for scheme in ("light", "dark"):
            page.prefer(scheme)
            for path in pages(folder):
                for width in (1280, 390):
                    where = f"{os.path.relpath(path, folder)} at {width}, {scheme}"
                    failures += [f"{where}: {p}" for p in problems(page, folder, path, width)]
            if scheme == "light":
                failures += use(page, folder)
    return failures


def pages(folder):
    """The front page, and some of the others: the shortest and the longest among them."""
    screens = os.path.join(folder, "screens")
    names = sorted(os.listdir(screens), key=lambda name: os.path.getsize(os.path.join(screens, name)))
    step = max(1, len(names) // (MOST_PAGES - 1))
    chosen = sorted(set(names[::step] + names[-1:]))
    return [os.path.join(folder, "index.html")] + [os.path.join(screens, name) for name in chosen]


def time_opening(folder):
    """The seconds until the front page can be used and shows the pictures in sight."""
    with browser.Browser() as page:
        return min(page.open(os.path.join(folder, "index.html"), f"{READY} && {SHOWN}") for _ in range(3))


SHOWN = """[...document.querySelectorAll('.grid img')].slice(0, 4).every((i) => i.naturalWidth)"""


def problems(page, folder, path, width):
    """What is wrong with one page at one width."""
    found = []
    page.events.clear()
    page.resize(width, 860)
    try:
        page.open(path, READY)
        page.settle()
        found += page.value(AUDIT)
        found += contrast.problems(page)
        found += unnamed(page)
        found += noises(page, folder)
    except (RuntimeError, TimeoutError) as error:
        found.append(str(error))
    return found


# Run in the page: texts of what is wrong.
AUDIT = r"""
(() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`it is ${document.documentElement.scrollWidth} wide`);
  for (const image of all('img')) {
    if (!image.hasAttribute('alt')) found.push(`no alt: ${image.src}`);
    if (!image.width || !image.height) found.push(`no size: ${image.src}`);
  }
  for (const image of all('.grid img, .stage img'))
    if (!image.alt.includes(':')) found.push(`alt without a state: ${image.alt}`);
  for (const [mark, count] of [['main', 1], ['header', 1], ['h1', 1], ['title', 1]])
    if (all(mark).length !== count) found.push(`${all(mark).length} of ${mark}`);
  if (!all('nav').length) found.push('no nav');
  for (const mark of all('nav')) if (!mark.ariaLabel) found.push('a nav without a label');
  if (document.documentElement.lang !== 'en') found.push('no language');
  let level = 0;
  for (const heading of all('h1, h2, h3, h4')) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) found.push(`h${level} is followed by h${next}: ${heading.textContent}`);
    level = next;
  }
  for (const count of all('.count'))
    if (count.offsetHeight > 30) found.push(`a count in two lines: ${count.textContent}`);
  for (const list of all('.outline ul'))
    if (getComputedStyle(list).overflowY !== 'visible') found.push('a list of the outline cuts lines off');
  const ids = all('[id]').map((e) => e.id);
  if (new Set(ids).size !== ids.length) found.push('an id is there twice');
  for (const link of all('a[href]'))
    if (!link.getAttribute('href') || link.protocol !== 'file:') found.push(`a link to ${link.href}`);
  if (typeof window.obeyed !== 'undefined') found.push('something ran');
  if (/[\u202a-\u202e\u2066-\u2069\u001b]/.test(document.body.innerText))
    found.push('characters that cannot be seen');
  return found.slice(0, 20);
})()
"""

NAMED = {"link", "button", "textbox", "searchbox", "combobox", "navigation", "form", "search"}


def unnamed(page):
    """What a screen reader has no name for."""
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node.get("ignored") and node.get("role", {}).get("value") in NAMED
            and not node.get("name", {}).get("value", "").strip()]


def noises(page, folder):
    """Messages on the console, dialogs, and requests that leave the folder."""
    found = []
    root = "file://" + urllib.parse.quote(os.path.abspath(folder))
    for event in page.events:
        parameters = event["params"]
        if event["method"] in QUIET:
            found.append(f"{event['method']}: {json.dumps(parameters)[:300]}")
        if event["method"] == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("data:", root)):
                found.append(f"a request for {url[:100]}")
        if event["method"] == "Network.loadingFailed" and not parameters.get("canceled"):
            found.append(f"something does not load: {parameters['errorText']}")
    return found


def use(page, folder):
    """Searches, filters and walks by keys; returns what did not work."""
    failures = []
    for name, check in CHECKS.items():
        found = []
        page.resize(1280, 860)
        page.events.clear()
        try:
            page.open(os.path.join(folder, "index.html"), READY)
            check(page, Expectation(found))
        except (RuntimeError, TimeoutError) as error:
            found.append(str(error))
        failures += [f"{name}: {problem}" for problem in found + noises(page, folder)]
    return failures


CARDS = "[...document.querySelectorAll('.grid li')]"
SHOWN_IDS = (f"{CARDS}.filter((e) => e.checkVisibility())"
             ".map((e) => e.querySelector('code').textContent)")


TOOLS_TOP = "document.getElementById('tools').getBoundingClientRect().top"


def cards(page):
    return page.value(
        CARDS + ".map((e) => ({id: e.querySelector('code').textContent, tab: [e.closest('.tab').dataset.tab],"
        " overlay: e.dataset.overlays.split(' '), text: (e.textContent + e.querySelector('img').alt).toLowerCase()}))")


def search(page, expect):
    wanted = cards(page)[-1]["id"]
    page.press("/")
    page.type(wanted)
    expect("whether the search stands at the top", 0 <= page.value(TOOLS_TOP) < 16, True)
    expect("whether what is found is in sight", page.value(
        CARDS + ".find((e) => e.checkVisibility()).getBoundingClientRect().top < innerHeight / 2"), True)
    expect("the search", page.value("document.getElementById('search').value"), wanted)
    expected = [card["id"] for card in cards(page)
                if all(word in card["text"] for word in wanted.lower().split())]
    expect("what a search shows", page.value(SHOWN_IDS), expected)
    expect("what is said of it", page.value("document.getElementById('found').textContent"),
           f"{len(expected):,} of {len(cards(page)):,} screens")
    page.type(" no such screen")
    expect("what a vain search shows", page.value(SHOWN_IDS), [])
    expect("whether it says so", page.value("document.getElementById('empty').checkVisibility()"), True)
    filter_by(page, "tab", "0")
    page.value("document.getElementById('search').focus()")
    page.press("Escape")
    expect("what Escape leaves of the search and the filter", page.value(
        "['search', 'tab', 'overlay'].map((id) => document.getElementById(id).value).join()"), ",,")
    expect("what Escape shows", len(page.value(SHOWN_IDS)), len(cards(page)))
    expect("where Escape leaves the focus", page.value("document.activeElement.id"), "search")
    page.press("Escape")
    expect("whether Escape leaves", page.value("document.activeElement === document.body"), True)


def filter_by(page, kind, value):
    page.value("(() => { const m = document.getElementById('%s'); m.value = %s;"
               " m.dispatchEvent(new Event('input', { bubbles: true })); })()" % (kind, json.dumps(value)))


def filters(page, expect):
    for kind in ("tab", "overlay"):
        for value in page.value(f"[...document.getElementById('{kind}').options].map((o) => o.value)"):
            filter_by(page, kind, value)
            expected = [card["id"] for card in cards(page) if not value or value in card[kind]]
            expect(f"what {kind} {value!r} shows", page.value(SHOWN_IDS), expected)
        page.value(f"document.getElementById('{kind}').value = ''")


def walk(page, expect):
    ids = [card["id"] for card in cards(page)]
    focused = "document.activeElement.querySelector('code')?.textContent"
    for key, place in (("j", 0), ("j", 1), ("k", 0), ("k", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        expected = ids[min(place, len(ids) - 1)]
        page.press(key)
        expect(f"the card after {key}", page.value(focused), expected)
    address = page.value("document.activeElement.href")
    page.value("document.activeElement.click()")
    page.wait(f"location.href === {json.dumps(address)} && {READY}", browser.PATIENCE)
    heading = "document.querySelector('.title code').textContent"
    order = page.value("document.querySelector('.position').textContent")
    expect("the first page", page.value(heading), ids[0])
    for key, step in (("j", 1), ("k", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        if len(ids) > 1:
            page.press(key)
            number = int(order.split()[0]) + step
            page.wait(f"document.querySelector('.position')?.textContent.startsWith('{number} of')"
                      f" && {READY}", browser.PATIENCE)
    page.press("/")
    page.wait(f"document.activeElement?.id === 'search' && {READY}", browser.PATIENCE)


def copy(page, expect):
    page.value("document.querySelector('.grid a').click()")
    page.wait(f"document.querySelector('.copy') && {READY}", browser.PATIENCE)
    page.click(".copy")
    page.wait("['Copied', 'Selected'].includes(document.querySelector('.copy').textContent)", browser.PATIENCE)


def do_without_script(page, expect):
    count = len(cards(page))
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        page.call("Page.reload")
        time.sleep(0.3)
        page.wait("document.readyState === 'complete'", browser.PATIENCE)
        expect("the cards without a script", len(page.value(SHOWN_IDS)), count)
        expect("the search without a script",
               page.value("document.getElementById('tools').checkVisibility()"), False)
    finally:
        page.call("Emulation.setScriptExecutionDisabled", value=False)


CHECKS = {
    "search": search,
    "filters": filters,
    "walk by keys": walk,
    "copy a text": copy,
    "do without a script": do_without_script,
}

SHOTS = [("index.html", "front"), (None, "screen")]


def write_shots(folder, target):
    """Writes screenshots of both kinds of pages, wide and narrow, light and dark."""
    os.makedirs(target, exist_ok=True)
    longest = os.path.relpath(
        max(pages(folder)[1:], key=os.path.getsize), folder)
    for dark in (False, True):
        with browser.Browser(dark=dark) as page:
            for path, name in SHOTS:
                for width, height in ((1280, 860), (390, 844)):
                    page.resize(width, height)
                    page.open(os.path.join(folder, path or longest), READY)
                    page.value("Promise.all([...document.images].filter((i) =>"
                               " i.getBoundingClientRect().top < innerHeight).map((i) => i.decode()))"
                               ".then(() => true)")
                    page.settle()
                    scheme = "dark" if dark else "light"
                    page.screenshot(os.path.join(target, f"{name}-{width}-{scheme}.png"))
