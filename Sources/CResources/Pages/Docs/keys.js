/** Moves the focus from one card to another; a card in the row above or below is the nearest there. */
function moveFocus(step, isRow) {
  const links = shownLinks();
  if (links.length === 0) return;
  const current = links.indexOf(document.activeElement);
  if (current < 0) return links[0].focus();
  if (!isRow) return links[Math.min(Math.max(current + step, 0), links.length - 1)].focus();
  const place = links[current].getBoundingClientRect();
  let best;
  let distance = Infinity;
  for (const link of links) {
    const other = link.getBoundingClientRect();
    if ((other.top - place.top) * step <= 1) continue;
    const away = Math.abs(other.top - place.top) * 1000 + Math.abs(other.left - place.left);
    if (away < distance) [best, distance] = [link, away];
  }
  best?.focus();
}

/** Follows the link to the screen before or behind this one. */
function turn(relation) {
  document.querySelector(`a[rel=${relation}]`)?.click();
}

const galleryKeys = {
  "/": () => search.select(),
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  ArrowRight: () => moveFocus(1),
  ArrowLeft: () => moveFocus(-1),
  ArrowDown: () => moveFocus(1, true),
  ArrowUp: () => moveFocus(-1, true),
  Escape: () => clearFilter(),
};

const screenKeys = {
  "/": () => location.assign("../index.html#search"),
  j: () => turn("next"),
  k: () => turn("prev"),
  ArrowRight: () => turn("next"),
  ArrowLeft: () => turn("prev"),
  Escape: () => document.querySelector(".app").click(),
};

/** Whether a key belongs to the element that has the focus. */
function isTaken(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (target === search) return event.key !== "Escape" && event.key !== "ArrowDown";
  if (target.matches("select, input")) return true;
  return target.matches("pre") && event.key.startsWith("Arrow");
}

addEventListener("keydown", (event) => {
  if (isTaken(event)) return;
  if (event.target === search) {
    if (event.key === "Escape" && isFiltered()) clearFilter();
    else search.blur();
    if (event.key === "ArrowDown") shownLinks()[0]?.focus();
    return event.preventDefault();
  }
  // Before anyone chose a card, arrows scroll as everywhere.
  const isScrolling = event.key.startsWith("Arrow") && tools && !document.activeElement.closest(".grid");
  const action = (tools ? galleryKeys : screenKeys)[event.key];
  if (!action || isScrolling) return;
  event.preventDefault();
  action();
});

document.documentElement.dataset.ready = "true";
