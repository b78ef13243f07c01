function makeViews() {
  for (const [i, name] of viewNames.entries()) {
    const button = make("button", "view", name);
    button.type = "button";
    button.setAttribute("role", "radio");
    button.prepend(make("kbd", "", i + 1));
    button.addEventListener("click", () => setView(i));
    byId("views").append(button);
  }
}

/** Puts the command into the clipboard, or selects it where a page may not. */
async function copyCommand() {
  try {
    await navigator.clipboard.writeText(byId("command").textContent);
    byId("copy").textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(byId("command"));
    byId("copy").textContent = "Selected";
  }
}

function leaveSearch() {
  byId("search").blur();
  list.focus();
}

const actions = {
  j: () => select(current + 1),
  k: () => select(current - 1),
  ArrowDown: () => select(current + 1),
  ArrowUp: () => select(current - 1),
  Home: () => select(0),
  End: () => select(shown.length - 1),
  "/": () => byId("search").select(),
  c: copyCommand,
  Escape: () => document.body.classList.remove("showing"),
  Enter: () => document.body.classList.add("showing"),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target === byId("search")) {
    if (event.key === "Escape" || event.key === "Enter") leaveSearch();
    return;
  }
  // Menus, sliders, texts that scroll and buttons have their own use for some keys.
  const isLetter = event.key.length === 1;
  if (target.matches("select") || (target.matches("input, .detail, .text") && !isLetter)) return;
  if (target.matches("button") && event.key === "Enter") return;
  const action = /^[1-5]$/.test(event.key) ? () => setView(event.key - 1) : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

addEventListener("keydown", onKey);
byId("copy").addEventListener("click", copyCommand);
byId("previous").addEventListener("click", () => select(current - 1));
byId("next").addEventListener("click", () => select(current + 1));
byId("back").addEventListener("click", () => document.body.classList.remove("showing"));

makeViews();
makeTabs();
makeChips();
document.documentElement.dataset.ready = "true";
