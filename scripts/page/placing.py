"""Where a map and its screens are in the window."""

import math


def place(page):
    """Where the map is: its offset and its scale."""
    return page.value("(() => { const m = new DOMMatrix(document.getElementById('map').style.transform);"
                      " return [m.e, m.f, m.a]; })()")


def rest(page):
    """Waits until the map has moved to where it is to be."""
    page.value("Promise.all(document.getElementById('map').getAnimations().map((a) => a.finished))"
               ".then(() => true)")


def stage(page):
    """The middle of the map's window."""
    return page.value("(() => { const r = document.getElementById('stage').getBoundingClientRect();"
                      " return [r.x + r.width / 2, r.y + r.height / 2]; })()")


def near(found, expected):
    return all(math.isclose(a, b, rel_tol=1e-3, abs_tol=0.5) for a, b in zip(found, expected))


def box(page, number):
    """The place of a screen in the window."""
    return page.value(
        f"(() => {{ const r = document.querySelector('[data-screen=\"{number}\"] > .halo')"
        ".getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; })()")


def is_in_sight(page, number):
    left, top, right, bottom = box(page, number)
    width, height, above = page.value(
        "[innerWidth, innerHeight, document.getElementById('stage').getBoundingClientRect().top]")
    return left >= 0 and top >= above and right <= width and bottom <= height
