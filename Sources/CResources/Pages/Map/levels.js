// Shows more of each screen the larger it is, and keeps the names of the tabs legible.
(() => {
  const map = document.getElementById('map');
  const stage = document.getElementById('stage');
  const isTiles = map.dataset.mode === 'tiles';
  const cell = Number(map.dataset.cell);
  // The sizes in pixels from which a level is shown: the width of a picture, or the height of a tile.
  const levels = isTiles
    ? [[260, 'all'], [120, 'cards'], [34, 'titles'], [0, 'blocks']]
    : [[160, 'all'], [56, 'cards'], [30, 'titles'], [0, 'blocks']];
  const names = document.getElementById('names');
  const space = 'http://www.w3.org/2000/svg';

  // The name of a tab: its icon, which is drawn on the map, its title and its number of screens.
  const tabs = [...map.querySelectorAll('.name')].map((drawn, number) => {
    const lane = data.lanes[number];
    const name = document.createElement('div');
    const icon = document.createElementNS(space, 'svg');
    icon.setAttribute('viewBox', drawn.dataset.icon);
    icon.append(drawn.firstElementChild.cloneNode(true));
    const title = document.createElement('b');
    title.textContent = lane.name;
    const count = document.createElement('span');
    count.textContent = lane.count;
    name.append(icon, title, count);
    names.append(name);
    return { lane, name };
  });
  map.classList.add('named');

  view.moves.push(({ x, y, scale }, isMoving) => {
    const size = (isTiles ? 48 : cell) * scale;
    map.dataset.level = levels.find(([least]) => size >= least)[1];
    names.classList.toggle('moving', isMoving);
    for (const { lane, name } of tabs) {
      const [left, top] = [x + lane.x * scale, y + lane.y * scale];
      const [right, bottom] = [left + lane.width * scale, top + lane.height * scale];
      // In the lane's header, or in the visible corner of the lane.
      const start = Math.max(left + 8 * scale - 4, 4);
      const height = Math.min(22, Math.max(16, 29 * scale));
      const above = Math.max(top + Math.max(0, 16 * scale - height / 2), 4);
      const room = Math.min(right, stage.clientWidth) - start - 4;
      name.hidden = room < 30 || above + height > bottom || above > stage.clientHeight;
      if (name.hidden) continue;
      name.style.transform = `translate(${start}px, ${above}px)`;
      name.classList.toggle('tight', room < 90);
      name.style.maxWidth = `${room}px`;
      name.style.height = `${height}px`;
    }
  });
})();
