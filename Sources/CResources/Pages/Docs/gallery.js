const tools = document.getElementById("tools");
const search = document.getElementById("search");
const filters = [document.getElementById("tab"), document.getElementById("overlay")];

/** The cards with the text that a search looks at, in lower case. */
const cards = [...document.querySelectorAll(".grid li")].map((element) => ({
  element,
  tab: element.closest(".tab").dataset.tab,
  overlays: element.dataset.overlays.split(" "),
  text: `${element.textContent}\n${element.querySelector("img").alt}`.toLowerCase(),
}));

/** Shows the cards that the search and both filters let through, and says how many there are. */
function applyFilter() {
  const [tab, overlay] = filters.map((menu) => menu.value);
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const card of cards) {
    const isShown = (!tab || card.tab === tab) && (!overlay || card.overlays.includes(overlay))
      && words.every((word) => card.text.includes(word));
    card.element.hidden = !isShown;
    found += isShown;
  }
  for (const section of document.querySelectorAll(".tab"))
    section.hidden = !section.querySelector(".grid li:not([hidden])");
  document.getElementById("empty").hidden = found > 0;
  document.querySelector(".gallery").classList.toggle("filtered", isFiltered());
  const [part, whole] = [found, cards.length].map((number) => number.toLocaleString("en"));
  document.getElementById("found").textContent = `${part} of ${whole} screens`;
}

/** Whether the search or a filter holds screens back. */
function isFiltered() {
  return [search, ...filters].some((field) => field.value !== "");
}

/** Shows all screens again. */
function clearFilter() {
  for (const field of [search, ...filters]) field.value = "";
  applyFilter();
}

/** Scrolls the search to the top of the window: what is found stands below it. */
function revealFound() {
  const title = document.getElementById("screens-title").getBoundingClientRect();
  scrollTo({ top: scrollY + title.bottom, behavior: "instant" });
}

if (tools) {
  tools.hidden = false;
  tools.addEventListener("input", () => {
    applyFilter();
    revealFound();
  });
  tools.addEventListener("submit", (event) => {
    event.preventDefault();
    shownLinks()[0]?.focus();
  });
  // On a phone the outline would push the screens out of sight.
  if (matchMedia("(max-width: 1000px)").matches)
    for (const part of document.querySelectorAll(".outline details")) part.open = false;
  // A browser fills in again what was there before a page was left.
  addEventListener("pageshow", applyFilter);
  if (location.hash === "#search") search.focus();
}

/** The links of the cards in sight. */
function shownLinks() {
  return cards.filter((card) => !card.element.hidden).map((card) => card.element.firstElementChild);
}

