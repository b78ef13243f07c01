const viewNames = ["difference", "expected", "actual", "side by side", "slider"];
let wantedView = 0;

/** The address of a picture; undefined while the page is still loading and its data is not there yet. */
function pictureSource(picture) {
  const data = byId(`p${picture}`);
  return data ? `data:image/png;base64,${data.textContent}` : undefined;
}

/** An image of a picture, as wide as it is on its device, whose data comes when it is there. */
function image(picture, description) {
  const element = make("img");
  const [width, height] = report.pictures[picture];
  element.alt = description;
  element.decoding = "async";
  element.width = Math.round(width / report.scale);
  element.height = Math.round(height / report.scale);
  const load = () => {
    const source = pictureSource(picture);
    if (source) element.src = source;
    else if (document.readyState === "loading") setTimeout(load, 50);
  };
  load();
  return element;
}

function figure(screen, role, caption) {
  const element = make("figure");
  if (caption) element.append(make("figcaption", "", role));
  element.append(image(screen.pictures[role], `${screen.id}: ${role}`));
  return element;
}

function slider(screen) {
  const element = make("figure", "slider");
  const over = image(screen.pictures.actual, `${screen.id}: actual`);
  over.classList.add("over");
  const range = make("input");
  range.type = "range";
  range.min = 0;
  range.max = 100;
  range.step = 1;
  range.value = 50;
  range.setAttribute("aria-label", "How much of the expected picture is shown");
  const line = make("div", "line");
  const move = () => {
    over.style.clipPath = `inset(0 0 0 ${range.value}%)`;
    line.style.left = `${range.value}%`;
  };
  range.addEventListener("input", move);
  move();
  const caption = make("figcaption");
  caption.append(make("span", "", "expected"), make("span", "", "actual"));
  const pictures = make("div");
  pictures.append(image(screen.pictures.expected, `${screen.id}: expected`), over, range, line);
  element.append(caption, pictures);
  return element;
}

/** Whether a screen has the pictures of a view. */
function hasView(screen, view) {
  const { difference, expected, actual } = screen.pictures ?? {};
  return [
    difference !== undefined, expected !== undefined, actual !== undefined,
    expected !== undefined && actual !== undefined, expected !== undefined && actual !== undefined,
  ][view];
}

/** The view that was asked for last, else the first one that the screen has. */
function viewFor(screen) {
  return hasView(screen, wantedView) ? wantedView : [0, 2, 1].find((view) => hasView(screen, view));
}

function drawPictures(screen) {
  const view = viewFor(screen);
  for (const [i, button] of [...byId("views").children].entries()) {
    button.disabled = !hasView(screen, i);
    button.setAttribute("aria-checked", i === view);
    button.tabIndex = i === view ? 0 : -1;
  }
  const stage = byId("stage");
  stage.dataset.view = view === undefined ? "" : viewNames[view];
  if (view === undefined) stage.replaceChildren(make("p", "none", "No pictures."));
  else if (view < 3) stage.replaceChildren(figure(screen, viewNames[view], false));
  else if (view === 3)
    stage.replaceChildren(figure(screen, "expected", true), figure(screen, "actual", true));
  else stage.replaceChildren(slider(screen));
}

function setView(view) {
  const screen = shown[current];
  if (!screen || !hasView(screen, view)) return;
  wantedView = view;
  drawPictures(screen);
}

/** Shows lines in a section, or hides it when there are none. */
function fill(name, lines, element) {
  byId(name).closest("section").hidden = !lines?.length;
  byId(name).replaceChildren(...(lines ?? []).map(element));
}

function textLine(line) {
  const kind = { "-": "minus", "+": "plus", "@": "skip" }[line[0]] ?? "";
  return make("div", kind, line[0] === "@" ? `  … ${line.slice(2)}` : line);
}

function drawCrumbs(screen) {
  const parts = [];
  for (const crumb of screen.crumbs ?? []) {
    if (parts.length > 0) parts.push(make("i", "", "›"));
    parts.push(make("bdi", "", crumb));
  }
  byId("crumbs").replaceChildren(...(parts.length > 0 ? parts : [make("span", "", screen.title)]));
}

/** Names the screens of a group; the one that is shown as an example is above its crumbs. */
function drawMembers(screen) {
  const members = (screen.members ?? []).map((index) => screens[index]);
  byId("example").hidden = !screen.isExample;
  byId("example-id").textContent = screen.id;
  const others = members.length === 1 ? "1 other screen" : `${members.length.toLocaleString("en")} other screens`;
  byId("others").textContent = screen.isExample ? `The same in ${others}` : "Screens";
  fill("members", screen.isExample ? members : members.length > 0 ? [screen, ...members] : [], (member) => {
    const item = make("li", "", member.id);
    item.title = (member.crumbs ?? [member.title]).join(" › ");
    return item;
  });
}

/** What there is to say of a screen that nobody has to look at. */
function settled(screen) {
  if (screen.meaning) return [];
  return [screen.outcome === "recorded" ? "its snapshot was stored by this run" : "text and picture are as recorded"];
}

function showDetail(screen) {
  byId("detail").hidden = !screen;
  if (!screen) return;
  byId("detail").scrollTop = 0;
  byId("name").textContent = screen.headline ?? screen.id;
  byId("badge").dataset.verdict = screen.outcome;
  byId("outcome").textContent = screen.outcome;
  drawCrumbs(screen);
  drawMembers(screen);
  fill("meaning", screen.meaning, (line) => make("li", "", line));
  fill("facts", screen.facts ?? settled(screen), (line) => make("li", "", line));
  fill("text", screen.text, textLine);
  byId("action-verb").textContent = screen.actionVerb ? `${screen.actionVerb} with` : "";
  byId("command").textContent = screen.command ?? "";
  byId("copy").textContent = "Copy";
  byId("command").closest("section").hidden = !screen.command;
  byId("panes").classList.toggle("lone", !screen.pictures);
  byId("position").textContent = `${(current + 1).toLocaleString("en")} of ${shown.length.toLocaleString("en")}`;
  byId("previous").disabled = current === 0;
  byId("next").disabled = current === shown.length - 1;
  drawPictures(screen);
}
