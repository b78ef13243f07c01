"use strict";

// The page is built from data alone: whatever comes from a report is set as a text, never as markup.

const report = JSON.parse(document.getElementById("data").textContent);
const screens = report.screens;
const rowHeight = 60;
const byId = (id) => document.getElementById(id);

/** Makes an element with a class and, if given, a text. */
function make(name, className, text) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/** The example for each screen of a group of equal findings. */
const examples = new Map();
for (const screen of screens) for (const index of screen.members ?? []) examples.set(screens[index], screen);

const filter = { verdict: "", tab: "", words: [] };
let shown = [];
let current = -1;

const list = byId("list");
const rows = byId("rows");

/** Everything that a search looks at, in lower case. */
function haystack(screen) {
  screen.haystack ??= [
    screen.id, screen.title, screen.tab, screen.summary, screen.crumbs, screen.meaning, screen.facts,
    examples.get(screen)?.meaning,
  ].flat().join("\n").toLowerCase();
  return screen.haystack;
}

function isShown(screen) {
  if (filter.verdict === "pending" ? !screen.pending : filter.verdict && screen.outcome !== filter.verdict)
    return false;
  if (filter.tab && screen.tab !== filter.tab) return false;
  return filter.words.every((word) => haystack(screen).includes(word));
}

/** Lists what the filter lets through, equal findings once, and keeps the current screen if it is among that. */
function applyFilter() {
  const before = current >= 0 ? shown[current] : undefined;
  const found = screens.filter(isShown);
  shown = [...new Set(found.map((screen) => examples.get(screen) ?? screen))];
  rows.style.height = `${shown.length * rowHeight}px`;
  byId("empty").hidden = shown.length > 0;
  byId("found").textContent = `${found.length} of ${screens.length} screens`;
  const index = shown.indexOf(before);
  list.scrollTop = Math.max(0, (index - 2) * rowHeight);
  select(index >= 0 ? index : 0, { reveal: false });
}

/** Draws the rows in sight and a few round them; ten thousand at once would take seconds. */
function drawRows() {
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 6);
  const last = Math.min(shown.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 6);
  rows.replaceChildren(...shown.slice(first, last).map((screen, i) => row(screen, first + i)));
}

function row(screen, index) {
  const element = make("div", "row");
  element.id = `row-${index}`;
  element.dataset.verdict = screen.outcome;
  element.dataset.index = index;
  element.style.top = `${index * rowHeight + 1}px`;
  element.setAttribute("role", "option");
  element.setAttribute("aria-setsize", shown.length);
  element.setAttribute("aria-posinset", index + 1);
  element.setAttribute("aria-selected", index === current);
  element.append(
    make("i", "dot"), make("span", "name", screen.headline ?? screen.id), make("span", "note", note(screen)));
  return element;
}

function note(screen) {
  return screen.pending ? screen.summary : screen.tab ? `${screen.tab} · ${screen.title}` : screen.title;
}

/** Makes a screen of the list the current one. */
function select(index, { reveal = true } = {}) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (reveal && current >= 0) {
    const top = current * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + rowHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top + rowHeight - list.clientHeight;
  }
  drawRows();
  if (current >= 0) list.setAttribute("aria-activedescendant", `row-${current}`);
  else list.removeAttribute("aria-activedescendant");
  showDetail(shown[current]);
}

/** Fills in the chips; each verdict that occurs has one. */
function makeChips() {
  const pending = screens.filter((screen) => screen.pending).length;
  const counts = new Map();
  for (const screen of screens) counts.set(screen.outcome, (counts.get(screen.outcome) ?? 0) + 1);
  const chips = [];
  if (pending > 0) chips.push(["pending", "to review", pending]);
  for (const verdict of report.outcomes)
    if (counts.has(verdict)) chips.push([verdict, verdict, counts.get(verdict)]);
  chips.push(["", "all", screens.length]);
  for (const [value, label, count] of chips) {
    const chip = make("button", "chip");
    chip.type = "button";
    chip.dataset.filter = value;
    if (report.outcomes.includes(value)) {
      chip.dataset.verdict = value;
      chip.append(make("i", "dot"));
    }
    chip.append(label, make("b", "", count.toLocaleString("en")));
    chip.addEventListener("click", () => setVerdict(value));
    byId("chips").append(chip);
  }
  setVerdict(pending > 0 ? "pending" : "");
  drawShare(counts);
}

/** The bar under the head: how large a part of all screens each verdict has. */
function drawShare(counts) {
  for (const verdict of report.outcomes) {
    if (!counts.has(verdict)) continue;
    const part = make("i");
    part.dataset.verdict = verdict;
    part.style.flexGrow = counts.get(verdict);
    byId("share").append(part);
  }
}

function setVerdict(value) {
  filter.verdict = value;
  for (const chip of byId("chips").children)
    chip.setAttribute("aria-pressed", chip.dataset.filter === value);
  applyFilter();
}

function makeTabs() {
  const tabs = [...new Set(screens.map((screen) => screen.tab).filter(Boolean))];
  const menu = byId("tabs");
  menu.hidden = tabs.length < 2;
  for (const tab of tabs) {
    const option = make("option", "", tab);
    option.value = tab;
    menu.append(option);
  }
  menu.addEventListener("change", () => {
    filter.tab = menu.value;
    applyFilter();
  });
}

list.addEventListener("scroll", () => requestAnimationFrame(drawRows), { passive: true });
addEventListener("resize", drawRows);
rows.addEventListener("click", (event) => {
  const element = event.target.closest(".row");
  if (!element) return;
  select(Number(element.dataset.index), { reveal: false });
  document.body.classList.add("showing");
});
byId("search").addEventListener("input", (event) => {
  filter.words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  applyFilter();
});
