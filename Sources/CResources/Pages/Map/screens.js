// Finds screens, shows the details of one, and handles keys.
(() => {
  const map = document.getElementById('map');
  const groups = [...map.querySelectorAll('[data-screen]')];
  const search = document.getElementById('search');
  const hits = document.getElementById('hits');
  const details = document.getElementById('details');
  const stage = document.getElementById('stage');
  let found = [];
  let current = -1;
  let opened = -1;

  const titles = new Map();
  for (const screen of data.screens) titles.set(screen.title, (titles.get(screen.title) ?? 0) + 1);
  // Screens with equal titles are distinguished by their ids.
  const name = (screen) => titles.get(screen.title) > 1 ? `${screen.title} (${screen.id})` : screen.title;

  function element(name, text, parent) {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  }

  // Where something comes from in the app's source, as a link where the line has an address.
  function place(at, parent) {
    if (!at) return;
    const made = element(at.address ? 'a' : 'span', at.text, parent);
    made.className = 'place';
    if (at.address) made.href = at.address;
  }

  function list(title, transitions, end) {
    if (transitions.length === 0) return;
    const body = document.getElementById('body');
    element('h3', title, body);
    const items = element('ul', '', body);
    for (const transition of transitions) {
      const item = element('li', '', items);
      const button = element('button', name(data.screens[transition[end]]), item);
      const words = [transition.kind, transition.steps > 1 && `${transition.steps} steps`, transition.mark];
      element('span', words.filter(Boolean).join(', '), button);
      button.addEventListener('click', () => open(transition[end]));
      if (transition.at && transition.label) element('q', transition.label, item);
      place(transition.at, item);
    }
  }

  function open(number) {
    const screen = data.screens[number];
    if (screen.page) {
      location.href = screen.page;
      return;
    }
    if (groups[opened]) groups[opened].classList.remove('open');
    opened = number;
    groups[number].classList.add('open');
    const body = document.getElementById('body');
    body.textContent = '';
    element('h2', screen.title, body);
    element('code', screen.id, body);
    place(screen.at, body);
    if (screen.mark) {
      element('h3', 'In the comparison', body);
      element('div', screen.mark, body);
    }
    element('h3', 'Tab', body);
    element('div', screen.tab, body);
    list('Reached from', data.transitions.filter((transition) => transition.to === number), 'from');
    list('Leads to', data.transitions.filter((transition) => transition.from === number), 'to');
    details.hidden = false;
    details.scrollTop = 0;
    view.reveal(screen);
  }

  function close() {
    if (groups[opened]) {
      groups[opened].classList.remove('open');
      groups[opened].focus({ preventScroll: true });
    }
    opened = -1;
    details.hidden = true;
  }

  function find() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = words.length === 0 ? [] : data.screens.flatMap((screen, number) => {
      const text = `${screen.title} ${screen.id} ${screen.tab}`.toLowerCase();
      return words.every((word) => text.includes(word)) ? [number] : [];
    });
    map.classList.toggle('searching', words.length > 0);
    const marked = new Set(found);
    groups.forEach((group, number) => group.classList.toggle('hit', marked.has(number)));
    mark(-1);
    hits.textContent = words.length === 0 ? '' : found.length === 0 ? 'none' : `${found.length} found`;
    if (found.length > 0) next(1, false);
  }

  // Makes one of those that were found stand out; none below 0.
  function mark(place) {
    current = place;
    groups.forEach((group, number) => {
      group.classList.toggle('current', number === found[current]);
      if (number === found[current]) group.setAttribute('aria-current', 'true');
      else group.removeAttribute('aria-current');
    });
  }

  function next(step, isCentred) {
    mark((current + step + found.length) % found.length);
    hits.textContent = `${current + 1} of ${found.length}`;
    view.reveal(data.screens[found[current]], isCentred);
  }

  search.addEventListener('input', find);
  search.form.addEventListener('submit', (event) => event.preventDefault());
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && found.length > 0) next(event.shiftKey ? -1 : 1, true);
    if (event.key === 'Escape') {
      search.value = '';
      find();
      stage.focus();
    }
    event.stopPropagation();
  });
  document.getElementById('close').addEventListener('click', close);

  stage.addEventListener('click', (event) => {
    if (view.wasDragged()) return;
    const chip = event.target.closest('[data-goto]');
    const group = event.target.closest('[data-screen]');
    if (chip) {
      view.reveal(data.screens[Number(chip.dataset.goto)]);
      groups[Number(chip.dataset.goto)].focus({ preventScroll: true });
    } else if (group) {
      open(Number(group.dataset.screen));
    } else if (!details.hidden) {
      close();
    }
  });
  // Not on the map: Chromium lets the Tab key stop at an SVG that listens to this.
  stage.addEventListener('focusin', (event) => {
    const group = event.target.closest('[data-screen]');
    if (group && group.matches(':focus-visible')) view.reveal(data.screens[Number(group.dataset.screen)]);
  });

  const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const group = event.target.closest && event.target.closest('[data-screen]');
    if (event.key === '/') search.focus();
    else if (event.key === '+' || event.key === '=') view.zoom(1.35, undefined, undefined, true);
    else if (event.key === '-') view.zoom(1 / 1.35, undefined, undefined, true);
    else if (event.key === '0') view.fit(true);
    else if (event.key === 'Escape') close();
    else if (steps[event.key]) view.move(...steps[event.key]);
    else if ((event.key === 'Enter' || event.key === ' ') && group) open(Number(group.dataset.screen));
    else return;
    event.preventDefault();
  });
})();
