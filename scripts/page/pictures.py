"""Checks of a map's page with pictures in files beside it."""

import json

from . import browser

ALL = "[...document.querySelectorAll('#map image')]"

# The addresses that the pictures in sight are to have, and those that pictures have.
WANTED = ALL + """.filter((image) => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  const place = image.ownerSVGElement.getBoundingClientRect();
  return place.right > stage.left && place.left < stage.right && place.bottom > stage.top
    && place.top < stage.bottom;
}).map((image) => (matchMedia('(prefers-color-scheme: dark)').matches && image.dataset.dark)
  || image.dataset.light)"""
SHOWN = ALL + ".filter((e) => e.hasAttribute('href')).map((e) => e.getAttribute('href'))"


# More at a time are not shown.
MOST = 150


def folder(page):
    """Where the page may fetch pictures from; None where it shows none."""
    return page.value(f"{ALL}.length > 0 ? new URL('pictures/', location).href : null")


def show(page, screens, expect):
    """Each is fetched when it comes into sight, in the scheme of the reader, and is a picture."""
    if not folder(page):
        return
    for screen in (screens[-1], screens[0]):
        page.value(f"view.reveal({json.dumps(screen)})")
        page.wait(f"{WANTED}.length > 0 && {WANTED}.every((address) => {SHOWN}.includes(address))",
                  browser.PATIENCE)
    broken = ("Promise.all(%s.map((address) => { const image = new Image(); image.src = address;"
              " return image.decode().then(() => null, () => address); })).then((all) => all.filter(Boolean))")
    expect("which pictures are broken", page.value(broken % SHOWN), [])
    page.value("view.fit(false)")
    page.settle()
    is_crowded = len(page.value(WANTED)) > MOST
    expect("whether pictures are hidden where very many are in sight", page.value(
        f"getComputedStyle({ALL}[0]).visibility === 'hidden'"), is_crowded)
