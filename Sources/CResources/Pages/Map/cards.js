// Writes more about the screens in sight, in letters that keep their size: beside the picture on a large tile, over a
// small picture, and on the edge of a large one.
(() => {
  const map = document.getElementById('map');
  const stage = document.getElementById('stage');
  const cards = document.getElementById('cards');
  const isTiles = map.dataset.mode === 'tiles';
  const cell = Number(map.dataset.cell);
  const shown = new Map();
  let drawn = '';
  let timer = 0;

  const titles = new Map();
  for (const screen of data.screens) titles.set(screen.title, (titles.get(screen.title) ?? 0) + 1);
  const target = (screen) => titles.get(screen.title) > 1 ? screen.id : screen.title;
  // What a screen has besides its picture, by its number.
  const more = data.screens.map(() => ({ links: [], questions: [], label: '' }));
  for (const { from, to, kind, label } of data.transitions) {
    if (kind === 'link') more[from].links.push({ text: label || target(data.screens[to]), to });
    else if (data.screens[to].host === from) more[from].questions.push({ text: data.screens[to].title, to });
    else if (label && !more[to].label) more[to].label = label;
  }
  data.screens.forEach(({ missing = [] }, number) => {
    for (const id of missing) more[number].links.push({ text: `${id} is missing`, isMissing: true });
  });

  function add(parent, name, kind, text) {
    const made = document.createElement(name);
    made.className = kind;
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  }

  function chip(parent, kind, { text, to }) {
    const made = add(parent, 'span', `chip ${kind}`, kind === 'link' ? `→ ${text}` : text);
    if (to !== undefined && kind === 'link') made.dataset.goto = to;
    return made;
  }

  function entrance(number) {
    const { kind } = data.screens[number];
    return more[number].label ? `${kind} · “${more[number].label}”` : kind;
  }

  // The text beside the picture on a tile.
  function fillTile(card, number, scale) {
    const screen = data.screens[number];
    const { links, questions } = more[number];
    add(card, 'b', '', screen.title);
    add(card, 'code', '', screen.id);
    add(card, 'i', screen.style, entrance(number));
    const isWhole = map.dataset.level === 'all';
    const rows = Math.max(1, Math.floor((screen.picture * scale - 64) / 18));
    const columns = isWhole ? 2 : 1;
    const asked = questions.slice(0, isWhole ? questions.length : Math.min(3, Math.max(1, rows - 1)));
    const least = isWhole ? links.length : Math.min(4, Math.max(0, rows - asked.length));
    const named = links.slice(0, links.length > least && least > 0 ? least - 1 : least);
    const list = add(card, 'div', columns > 1 && named.length + asked.length > rows ? 'chips wide' : 'chips');
    list.style.gridTemplateRows = `repeat(${rows}, 15px)`;
    for (const link of named) chip(list, link.isMissing ? 'missing' : 'link', link);
    if (named.length < links.length && rows > asked.length) {
      chip(list, 'rest', { text: `+${links.length - named.length} links` });
    }
    for (const question of asked) chip(list, 'question', question);
  }

  // The text over a picture that is too small to be recognized.
  function fillPicture(card, number) {
    const screen = data.screens[number];
    const { links, questions } = more[number];
    add(card, 'b', '', screen.title);
    add(card, 'i', screen.style, screen.kind);
    const list = add(card, 'div', 'chips counts');
    if (links.length > 0) chip(list, 'rest', { text: `→${links.length}` });
    if (questions.length > 0) chip(list, 'question', { text: questions.length });
  }

  // The title and the buttons of a confirmation.
  function fillQuestion(card, number) {
    const screen = data.screens[number];
    add(card, 'b', '', screen.title);
    add(card, 'i', 'question', (screen.buttons ?? []).join(' · '));
  }

  // Where a screen has a card, on the map, and the function that fills it; nothing if it has none.
  function plan(number) {
    const level = map.dataset.level;
    const screen = data.screens[number];
    const isPart = screen.host !== undefined;
    const { x, y, width, picture: height } = screen;
    if (isTiles) {
      return !isPart && (level === 'cards' || level === 'all')
        ? { kind: 'tile', place: { x: x + 27.5, y, width: width - 28.5, height }, fill: fillTile } : undefined;
    }
    if (level === 'titles') {
      return isPart ? undefined : { kind: 'small', place: { x, y, width, height }, fill: fillPicture };
    }
    if (level !== 'all') return undefined;
    if (isPart) return { kind: 'asked', place: { x, y, width, height }, fill: fillQuestion };
    const { label } = more[number];
    return label && { kind: 'label', place: { x, y, width, height: 0 }, fill: (card) => add(card, 'span', '', label) };
  }

  function show({ x, y, scale }, isMoving) {
    const before = drawn;
    drawn = `${map.dataset.level} ${scale}`;
    cards.classList.toggle('moving', isMoving && before === drawn);
    cards.style.transform = `translate(${x}px, ${y}px)`;
    if (before !== drawn) {
      cards.textContent = '';
      shown.clear();
    }
    clearTimeout(timer);
    // The map grows under the cards for a moment.
    if (isMoving && before !== drawn) timer = setTimeout(() => fill(x, y, scale), 230);
    else fill(x, y, scale);
  }

  function fill(x, y, scale) {
    const [right, bottom] = [stage.clientWidth, stage.clientHeight];
    data.screens.forEach((screen, number) => {
      const isInSight = x + (screen.x + screen.width) * scale > 0 && x + screen.x * scale < right
        && y + (screen.y + screen.height) * scale > 0 && y + screen.y * scale < bottom;
      if (!isInSight) {
        shown.get(number)?.remove();
        shown.delete(number);
      } else if (!shown.has(number)) {
        const card = plan(number);
        if (!card) return;
        const made = add(cards, 'div', `card ${card.kind}`);
        const { place } = card;
        made.dataset.of = number;
        Object.assign(made.style, {
          left: `${place.x * scale}px`, top: `${place.y * scale}px`, width: `${place.width * scale}px`,
          height: `${place.height * scale}px`,
        });
        card.fill(made, number, scale);
        shown.set(number, made);
      }
    });
  }

  view.moves.push(show);
  view.start();
})();
