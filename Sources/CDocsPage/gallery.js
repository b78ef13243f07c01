const tools = document.getElementById("tools");
const search = document.getElementById("search");

/** The cards with the text that a search looks at, in lower case. */
const cards = [...document.querySelectorAll(".grid li")].map((element) => ({
  element,
  tab: element.closest(".tab").dataset.tab,
  overlay: element.dataset.overlay,
  text: `${element.textContent}\n${element.querySelector("img").alt}`.toLowerCase(),
}));

/** Shows the cards that the search and both filters let through, and says how many there are. */
function applyFilter() {
  const tab = document.getElementById("tab").value;
  const overlay = document.getElementById("overlay").value;
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const card of cards) {
    const isShown = (!tab || card.tab === tab) && (!overlay || card.overlay === overlay)
      && words.every((word) => card.text.includes(word));
    card.element.hidden = !isShown;
    found += isShown;
  }
  for (const section of document.querySelectorAll(".tab"))
    section.hidden = !section.querySelector(".grid li:not([hidden])");
  document.getElementById("empty").hidden = found > 0;
  document.getElementById("found").textContent = `${found} of ${cards.length} screens`;
}

if (tools) {
  tools.hidden = false;
  tools.addEventListener("input", applyFilter);
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

