"""Checks of the search on the page of a flow map."""

import json

from . import browser
from .placing import is_in_sight, near, rest, stage

HITS = "[...document.querySelectorAll('.hit')].map((e) => Number(e.dataset.screen))"
SEEN = ("[...document.querySelectorAll('[data-screen]')].filter((e) => getComputedStyle(e).opacity === '1'"
        " && getComputedStyle(e.querySelector('.halo')).stroke !== 'none').map((e) => Number(e.dataset.screen))")
# The hits with a wider ring than others have, and those that a screen reader announces.
CURRENT = ("[...document.querySelectorAll('[data-screen]')].filter((e) => parseFloat(getComputedStyle("
           "e.querySelector('.halo')).strokeWidth) > 8).map((e) => Number(e.dataset.screen))")
TOLD = "[...document.querySelectorAll('[aria-current]')].map((e) => Number(e.dataset.screen))"


def find(page, screens, expect, wanted):
    """Searches for something, and goes from one hit to the next."""
    page.press("/")
    expect("whether / leads to the search", page.value("document.activeElement.id"), "search")
    page.type(wanted)
    expect("the search", page.value("document.getElementById('search').value"), wanted)
    expected = [number for number, screen in enumerate(screens)
                if all(word in f"{screen['title']} {screen['id']} {screen['tab']}".lower()
                       for word in wanted.lower().split())]
    expect("what is found", page.value(HITS), expected)
    page.wait(f"JSON.stringify({SEEN}) === '{json.dumps(expected, separators=(',', ':'))}'", browser.PATIENCE)
    dim = "Number(getComputedStyle(document.querySelector('[data-screen]:not(.hit)') ?? document.body).opacity)"
    if len(expected) < len(screens):
        expect("whether the others step back", page.value(dim) < 0.5, True)
    for count, hit in enumerate(expected[:4], 1):
        rest(page)
        expect("what is said of it", page.value("document.getElementById('hits').textContent"),
               f"{count} of {len(expected)}")
        expect(f"whether hit {count} is in sight", is_in_sight(page, hit), True)
        expect(f"the marked hit {count}", page.value(CURRENT), [hit])
        expect(f"the announced hit {count}", page.value(TOLD), [hit])
        page.press("Enter")
        rest(page)
        following = expected[count % len(expected)]
        expect(f"whether what follows hit {count} is in the middle", near(middle(page, following), stage(page)),
               True)


def middle(page, number):
    """The middle of a screen with its caption, in the window."""
    return page.value(
        f"((s) => {{ const p = new DOMPoint(s.x + s.width / 2, s.y + s.height / 2)"
        ".matrixTransform(document.getElementById('map').getScreenCTM()); return [p.x, p.y]; })"
        f"(JSON.parse(document.getElementById('data').textContent).screens[{number}])")


def search(page, screens, expect):
    wanted = screens[-1]["id"]
    # Of one letter there are many hits.
    find(page, screens, expect, wanted[:1])
    page.press("Escape")
    expect("the marked hits after Escape", page.value(CURRENT), [])
    find(page, screens, expect, wanted)
    page.type(" no such screen")
    expect("what a vain search says", page.value("document.getElementById('hits').textContent"), "none")
    page.press("Escape")
    expect("what is found after Escape", page.value(HITS), [])
    expect("whether Escape leaves the search", page.value("document.activeElement.id"), "stage")
