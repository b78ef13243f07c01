"""Checks of the page of any flow map."""

import json
import os

from . import browser, contrast, pictures
from .checks import Expectation, noises
from .placing import box, is_in_sight, near, place, rest, stage
from .searching import search

READY = "document.readyState === 'complete' && typeof view === 'object'"
PHONE = (390, 844)


def run(path):
    """Runs every check on a page of its own and returns what failed, a line each."""
    with browser.Browser() as page:
        return [failure for name in CHECKS for failure in run_check(page, path, name)]


def run_only(cases):
    """Runs one check on each page, all in one browser, and returns what failed, a line each with the page's name."""
    with browser.Browser() as page:
        return [f"{os.path.basename(path)}: {failure}" for name, path in cases
                for failure in run_check(page, path, name)]


def run_check(page, path, name):
    """Runs one check, in both schemes if they matter, and returns what failed."""
    failures = []
    check = CHECKS[name]
    for scheme in ("light", "dark") if check in (pictures.show, look, show_more, use_phone) else ("light",):
        problems = []
        page.prefer(scheme)
        page.resize(1280, 860)
        page.events.clear()
        beside = None
        try:
            page.open(path, READY)
            data = json.loads(page.value("document.getElementById('data').textContent"))
            beside = pictures.folder(page)
            check(page, data["screens"], Expectation(problems))
        except (RuntimeError, TimeoutError) as error:
            problems.append(str(error))
        problems += noises(page, beside)
        failures += [f"{name}, {scheme}: {problem}" for problem in problems]
    return failures


def pan(page, screens, expect):
    x, y, scale = place(page)
    middle = stage(page)
    page.drag(middle, (middle[0] + 70, middle[1] - 45))
    expect("whether dragging moves it", near(place(page), (x + 70, y - 45, scale)), True)
    expect("whether dragging opens a screen", page.value("document.getElementById('details').hidden"), True)
    x, y, scale = place(page)
    page.value("document.getElementById('stage').focus()")
    for key, dx, dy in (("ArrowLeft", 60, 0), ("ArrowDown", 0, -60), ("ArrowRight", -60, 0), ("ArrowUp", 0, 60)):
        page.press(key)
        expect(f"whether {key} moves it", near(place(page), (x + dx, y + dy, scale)), True)
        x, y = x + dx, y + dy


def zoom_by_wheel(page, screens, expect):
    left, top = page.value("(() => { const r = document.getElementById('stage').getBoundingClientRect();"
                           " return [r.x, r.y]; })()")
    point = (left + 300, top + 200)
    for turn, is_larger in ((-120, True), (120, False)):
        x, y, scale = place(page)
        page.wheel(point, turn)
        after = place(page)
        expect(f"whether turning by {turn} zooms in", after[2] > scale, is_larger)
        below = [((300 - a) / s, (200 - b) / s) for a, b, s in ((x, y, scale), after)]
        expect("whether what is under the pointer stays there", near(*below), True)
    for _ in range(4):
        page.wheel(point, -1000)
    # Until a picture has the width of a phone, or a tile twelve times its size.
    expect("the largest scale", place(page)[2], max(4, 390 / cell(page)) if mode(page) == "pictures" else 12)


def zoom_by_buttons_and_keys(page, screens, expect):
    level = "document.getElementById('level').textContent"
    for more, less, do in (("#in", "#out", page.click), ("+", "-", page.press)):
        scale = place(page)[2]
        do(more)
        rest(page)
        expect(f"whether {more} zooms in", near(place(page)[2:], [scale * 1.35]), True)
        expect("what is said of it", page.value(level), f"{round(place(page)[2] * 100)} %")
        do(less)
        rest(page)
        expect(f"whether {less} zooms out", near(place(page)[2:], [scale]), True)
    for do, what in ((page.click, "#fit"), (page.press, "0")):
        page.press("+")
        do(what)
        rest(page)
        bounds = page.value(
            "(() => { const [m, s] = ['map', 'stage'].map((id) => document.getElementById(id)"
            ".getBoundingClientRect()); return [m.left - s.left, m.top - s.top,"
            " s.right - m.right, s.bottom - m.bottom]; })()")
        expect(f"whether {what} shows all of it", min(bounds) >= -1, True)


def click(page, screens, expect):
    """A click opens the screen's page if there is one, and the details of the screen otherwise."""
    page.value(f"view.reveal({json.dumps(screens[0])})")
    rest(page)
    left, top, right, bottom = box(page, 0)
    expect("what was logged or fetched up to here", noises(page, pictures.folder(page)), [])
    page.drag(*[((left + right) / 2, (top + bottom) / 2)] * 2)
    address = screens[0].get("page")
    if address is None:
        expect("the title of the details", page.value("document.querySelector('#details h2').textContent"),
               screens[0]["title"])
        expect("whether the details are visible", page.value("document.getElementById('details').checkVisibility()"), True)
        rest(page)
        expect("whether it is in sight", is_in_sight(page, 0), True)
        page.press("Escape")
        expect("whether Escape closes it", page.value("document.getElementById('details').hidden"), True)
        return
    page.wait(f"location.href.endsWith({json.dumps('/' + address)}) && document.readyState === 'complete'",
              browser.PATIENCE)
    expect("the page's screen", page.value("document.querySelector('.title code').textContent"),
           screens[0]["id"])
    # What the other page fetches is its own affair.
    page.events.clear()


def walk_by_keys(page, screens, expect):
    for _ in range(2):
        page.press("Tab")
    expect("the first element after the skip link", page.value("document.activeElement.id"), "search")
    # The field may have a stop of its own behind it, and the buttons for zooming follow.
    for _ in range(30):
        if page.value("document.activeElement.id") == "stage":
            break
        page.press("Tab")
    expect("the first element after the bar by the Tab key", page.value("document.activeElement.id"), "stage")
    for number in range(min(4, len(screens))):
        page.press("Tab")
        rest(page)
        expect("the screen with the focus", page.value("document.activeElement.dataset.screen"), str(number))
        expect(f"whether screen {number} is in sight", is_in_sight(page, number), True)
        expect(f"whether the focus on screen {number} is seen", page.value(
            "getComputedStyle(document.activeElement.querySelector('.halo')).stroke !== 'none'"), True)
    if not screens[number].get("page"):
        page.press("Enter")
        expect("whose details Enter opens", page.value("document.querySelector('#details code').textContent"),
               screens[number]["id"])


def name(screens, number):
    """The title of a screen, with its id where other screens have the same title."""
    title, identity = screens[number]["title"], screens[number]["id"]
    is_shared = [screen["title"] for screen in screens].count(title) > 1
    return f"{title} ({identity})" if is_shared else title


def show_marks(page, screens, expect):
    """A comparison has words for the changes of a screen and of its transitions; no other map has any."""
    transitions = json.loads(page.value("document.getElementById('data').textContent"))["transitions"]
    for number, screen in enumerate(screens):
        if screen.get("page"):
            continue
        label = page.value(f"document.querySelector('[data-screen=\"{number}\"]').getAttribute('aria-label')")
        expect(f"what the name of screen {number} ends with", label.rsplit(", ", 1)[1],
               screen.get("mark") or f"tab {screen['tab']}".rsplit(", ", 1)[-1])
        page.value(f"document.querySelector('[data-screen=\"{number}\"]')"
                   ".dispatchEvent(new Event('click', { bubbles: true }))")
        marks = page.value("[...document.querySelectorAll('#body h3')].filter((e) => e.textContent === 'In the"
                          " comparison').map((e) => e.nextSibling.textContent)")
        expect(f"the marks of screen {number}", marks, [screen["mark"]] if screen.get("mark") else [])
        expected = [", ".join(filter(None, (transition["kind"], transition["steps"] > 1 and f"{transition['steps']} steps",
                                            transition.get("mark"))))
                    for end in ("to", "from") for transition in transitions if transition[end] == number]
        names = [name(screens, transition[other]) for end, other in (("to", "from"), ("from", "to"))
                 for transition in transitions if transition[end] == number]
        expect(f"which screens are listed beside screen {number}", page.value(
            "[...document.querySelectorAll('#body li button')].map((e) => e.firstChild.textContent)"), names)
        expect(f"the marks of the transitions of screen {number}", page.value(
            "[...document.querySelectorAll('#body li span')].map((e) => e.textContent)"), expected)


# The text colours of captions, chips, tiles and the header, each with its background.
INKS = """[...new Set([...document.querySelectorAll('#map use')].flatMap((use) => {
  if (use.closest('[clip-path], .screen, .block')) return [];
  const ink = getComputedStyle(use).fill;
  const fill = (shape) => getComputedStyle(shape).fill;
  const screen = use.closest('[data-screen]');
  if (!screen) return [`${ink} on ${fill(document.querySelector('#map > rect'))}`];
  // A chip or a sign before the text, else the screen's own ground, else the lane.
  const rects = [...screen.querySelectorAll('.words rect')].filter((rect) => rect.compareDocumentPosition(use) & 4);
  const shape = screen.querySelector('.shape');
  const ground = rects.at(-1) ?? (screen.classList.contains('part') ? shape.querySelector('rect')
    : document.querySelector('#map').dataset.mode === 'tiles' ? shape.lastElementChild
    : document.querySelector('#map > rect[rx="10"]'));
  return ground ? [`${ink} on ${fill(ground)}`] : [];
}))].map((pair) => pair.split(' on '))"""


def look(page, screens, expect):
    """Everything can be read in both schemes, and the map has the one of the page."""
    page.value(f"view.reveal({json.dumps(screens[0])})")
    if not screens[0].get("page"):
        page.press("/")
        page.type(screens[0]["title"][:3])
        page.press("Escape")
        page.value("document.querySelector('[data-screen]').dispatchEvent(new Event('click', { bubbles: true }))")
        expect("whether details are hidden", page.value("document.getElementById('details').hidden"), False)
    expect("texts with too little contrast", contrast.problems(page), [])
    expect("drawn texts with too little contrast", contrast.drawn(page, INKS), [])
    expect("whether there are drawn texts", len(page.value(INKS)) > 2, True)
    grounds = page.value("[document.body, document.querySelector('#map > rect')].map((e, i) =>"
                         " getComputedStyle(e)[['backgroundColor', 'fill'][i]])")
    expect("the map's ground", grounds[1], grounds[0])
    is_dark = page.value("matchMedia('(prefers-color-scheme: dark)').matches")
    expect("whether the ground is dark", grounds[0] != "rgb(255, 255, 255)", is_dark)


def use_phone(page, screens, expect):
    page.resize(*PHONE)
    page.settle()
    wide = "document.documentElement.scrollWidth <= innerWidth && innerWidth === 390"
    outside = ("[...document.querySelectorAll('header *, #details, #details *')].filter((e) => e.checkVisibility()"
               " && (e.getBoundingClientRect().right > 390.5 || e.getBoundingClientRect().left < -0.5))"
               ".map((e) => e.id || e.localName)")
    cut = ("[...document.querySelectorAll('header button, header input')].filter((e) =>"
           " e.getBoundingClientRect().height < 32 || e.getBoundingClientRect().width < 32).map((e) => e.id)")
    for what in ("the bar", "a search", "the details"):
        expect(f"whether {what} fits", page.value(wide), True)
        expect(f"what of {what} is outside", page.value(outside), [])
        expect(f"what of {what} is too small for a finger", page.value(cut), [])
        if what == "the bar":
            page.click("#search")
            page.type(screens[-1]["id"])
        elif what == "a search" and not screens[0].get("page"):
            rest(page)
            page.value("document.querySelector('.hit').dispatchEvent(new Event('click', { bubbles: true }))")
            rest(page)
            expect("whether details are hidden", page.value("document.getElementById('details').hidden"), False)
    expect("texts with too little contrast", contrast.problems(page), [])


def mode(page):
    """Whether the map has pictures or tiles."""
    return page.value("document.getElementById('map').dataset.mode")


def cell(page):
    """The width of a picture or a tile."""
    return float(page.value("document.getElementById('map').dataset.cell"))


# The least size in pixels of each level: the width of a picture, or the height of a tile.
LEVELS = {
    "pictures": ((160, "all"), (56, "cards"), (30, "titles"), (0, "blocks")),
    "tiles": ((260, "all"), (120, "cards"), (34, "titles"), (0, "blocks")),
}


def show_more(page, screens, expect):
    """The larger a screen is, the more is shown of it; the names of the tabs keep their size and stay in sight."""
    size = 48 if mode(page) == "tiles" else cell(page)
    before = page.value("document.querySelector('[data-screen] > .halo').getAttribute('x')")
    for wanted in (20, 40, 100, 150, 200, 300):
        page.value(f"view.zoom({wanted / size} / view.place().scale), 1")
        rest(page)
        found = place(page)[2] * size
        level = next(name for least, name in LEVELS[mode(page)] if found >= least)
        expect(f"the level at {found:.0f} pixels", page.value("document.getElementById('map').dataset.level"), level)
        page.value(f"view.reveal({json.dumps(screens[0])}, true), 1")
        rest(page)
        page.wait("!document.querySelector('.card') || document.querySelector('.card').checkVisibility()",
                  browser.PATIENCE)
        check_level(page, screens, expect, level)
        page.value("view.fit(false), 1")
    expect("whether the geometry is the same", page.value(
        "document.querySelector('[data-screen] > .halo').getAttribute('x')"), before)
    page.value(f"view.zoom(3), view.reveal({json.dumps(screens[0])}, true), view.move(0, -{size}), 1")
    rest(page)
    outside = page.value(
        "(() => { const s = document.getElementById('stage').getBoundingClientRect();"
        " return [...document.querySelectorAll('#names > div')].filter((e) => e.checkVisibility()).map((e) =>"
        " e.getBoundingClientRect()).filter((r) => r.left < s.left || r.top < s.top || r.right > s.right + 1).length; })()")
    expect("how many names of tabs are outside", outside, 0)
    expect("the sizes of the names", page.value(
        "[...new Set([...document.querySelectorAll('#names b')].map((e) => getComputedStyle(e).fontSize))]"), ["13px"])


def check_level(page, screens, expect, level):
    """What is visible of the first screen at a level."""
    first = "document.querySelector('[data-screen=\"0\"]')"
    is_visible = {part: page.value(f"{first}.querySelector('.{part}') !== null"
                             f" && getComputedStyle({first}.querySelector('.{part}')).display !== 'none'")
                  for part in ("screen", "words", "block")}
    if mode(page) == "tiles":
        expected = {"screen": level in ("cards", "all"), "words": level == "titles", "block": level == "blocks"}
        has_card = level in ("cards", "all")
    else:
        expected = {"screen": level in ("cards", "all"), "words": level in ("cards", "all"),
                    "block": level in ("titles", "blocks")}
        has_card = level == "titles"
    expect(f"what is visible at the level {level}", is_visible, expected)
    if has_card:
        page.wait("document.querySelector('.card[data-of=\"0\"] b')", browser.PATIENCE)
        expect(f"the title on the card at the level {level}", page.value(
            "document.querySelector('.card[data-of=\"0\"] b').textContent"), screens[0]["title"])
    expect(f"texts with too little contrast at the level {level}", contrast.problems(page), [])


CHECKS = {
    "show pictures": pictures.show,
    "pan": pan,
    "zoom by the wheel": zoom_by_wheel,
    "zoom by buttons and keys": zoom_by_buttons_and_keys,
    "show more": show_more,
    "search": search,
    "click": click,
    "walk by keys": walk_by_keys,
    "show marks": show_marks,
    "look": look,
    "use a phone": use_phone,
}


def write_shots(path, target):
    """Writes screenshots, wide and narrow, light and dark, as it opens and while something is searched."""
    os.makedirs(target, exist_ok=True)
    with browser.Browser() as page:
        for scheme in ("light", "dark"):
            page.prefer(scheme)
            for width, height in ((1280, 860), PHONE):
                page.resize(width, height)
                page.open(path, READY)
                page.settle()
                page.screenshot(os.path.join(target, f"map-{width}-{scheme}.png"))
                title = page.value("JSON.parse(document.getElementById('data').textContent).screens.at(-1).title")
                page.press("/")
                page.type(title.split()[0])
                rest(page)
                page.settle()
                page.screenshot(os.path.join(target, f"map-search-{width}-{scheme}.png"))
