'use strict';
// Moves about in the map: the picture is one element under a transformation.
const data = JSON.parse(document.getElementById('data').textContent);
const view = { moves: [] };
Object.assign(view, (() => {
  const stage = document.getElementById('stage');
  const map = document.getElementById('map');
  const level = document.getElementById('level');
  const size = { width: map.width.baseVal.value, height: map.height.baseVal.value };
  const isTiles = map.dataset.mode === 'tiles';
  const cell = Number(map.dataset.cell);
  // Until a picture has about the size of a phone.
  const most = isTiles ? 12 : Math.max(4, 390 / cell);
  // The scale at which titles have 9 pixels.
  const legible = 9 / (isTiles ? 11 : 10);
  let x = 0;
  let y = 0;
  let scale = 1;
  const least = () => Math.min(1, stage.clientWidth / size.width, stage.clientHeight / size.height) * 0.9;

  function show(isMoving) {
    map.classList.toggle('moving', Boolean(isMoving));
    // At least a hand's breadth of the map stays in sight.
    const edge = 80;
    x = Math.min(stage.clientWidth - edge, Math.max(edge - size.width * scale, x));
    y = Math.min(stage.clientHeight - edge, Math.max(edge - size.height * scale, y));
    map.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    level.textContent = `${Math.round(scale * 100)} %`;
    for (const follow of view.moves) follow({ x, y, scale }, Boolean(isMoving));
  }

  // Zooms so that what is under a point of the stage stays there.
  function zoom(factor, px = stage.clientWidth / 2, py = stage.clientHeight / 2, isMoving = false) {
    const next = Math.min(most, Math.max(least(), scale * factor));
    x = px - (px - x) * (next / scale);
    y = py - (py - y) * (next / scale);
    scale = next;
    show(isMoving);
  }

  function fit(isMoving) {
    scale = Math.max(least(), Math.min(1, stage.clientWidth / size.width, stage.clientHeight / size.height));
    x = (stage.clientWidth - size.width * scale) / 2;
    y = (stage.clientHeight - size.height * scale) / 2;
    show(isMoving);
  }

  // What a person reads at first: the whole map where that is legible, else its top left corner.
  function start() {
    fit(false);
    if (scale >= 0.5) return;
    scale = legible;
    [x, y] = [0, 0];
    show(false);
  }

  // Brings a rectangle of the map into sight, large enough to be read, and into the middle where that is wanted.
  function reveal(box, isCentred = false) {
    scale = Math.min(most, Math.max(0.75, scale));
    const panel = document.getElementById('details');
    const taken = panel.hidden || innerWidth <= 760 ? 0 : panel.offsetWidth + 20;
    const below = panel.hidden || innerWidth > 760 ? 0 : panel.offsetHeight;
    const [width, height] = [stage.clientWidth - taken, stage.clientHeight - below];
    const [left, top] = [x + box.x * scale, y + box.y * scale];
    const isInside = left > 8 && top > 8 && left + box.width * scale < width - 8 && top + box.height * scale < height - 8;
    if (isCentred || !isInside) {
      x = width / 2 - (box.x + box.width / 2) * scale;
      y = height / 2 - (box.y + box.height / 2) * scale;
    }
    show(true);
  }

  function move(dx, dy) {
    x += dx;
    y += dy;
    show(false);
  }

  const fingers = new Map();
  let moved = 0;
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const frame = stage.getBoundingClientRect();
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved > 4) stage.classList.add('held');
    if (fingers.size === 2) {
      const [other] = [...fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
      const distance = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      const factor = distance(event) / Math.max(1, distance(before));
      zoom(factor, (event.clientX + other.clientX) / 2 - frame.left, (event.clientY + other.clientY) / 2 - frame.top);
    } else if (moved > 4) {
      move(dx, dy);
    }
    fingers.set(event.pointerId, event);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      stage.classList.remove('held');
    });
  }
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    const frame = stage.getBoundingClientRect();
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) return move(-(event.deltaX + event.deltaY) * unit, 0);
    zoom(Math.exp(-event.deltaY * unit * 0.0022), event.clientX - frame.left, event.clientY - frame.top);
    if (event.deltaX) move(-event.deltaX * unit, 0);
  }, { passive: false });

  document.getElementById('in').addEventListener('click', () => zoom(1.35, undefined, undefined, true));
  document.getElementById('out').addEventListener('click', () => zoom(1 / 1.35, undefined, undefined, true));
  document.getElementById('fit').addEventListener('click', () => fit(true));
  addEventListener('resize', () => show(false));
  return { zoom, fit, move, reveal, start, place: () => ({ x, y, scale }), wasDragged: () => moved > 4 };
})());
