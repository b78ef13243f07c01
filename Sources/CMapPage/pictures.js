// Shows the pictures that lie beside the page, each from when it is in sight, while they are large enough to tell
// something.
(() => {
  const map = document.getElementById('map');
  const stage = document.getElementById('stage');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const leastWidth = 8;
  const pictures = [...map.querySelectorAll('image')].map((image) => {
    const { x, y, width, height } = image.ownerSVGElement;
    const [left, top] = [x.baseVal.value, y.baseVal.value];
    return { image, left, top, right: left + width.baseVal.value, bottom: top + height.baseVal.value };
  });
  if (pictures.length === 0) return;
  let isDue = false;

  function show() {
    isDue = false;
    const { x, y, scale } = view.place();
    const isFar = (pictures[0].right - pictures[0].left) * scale < leastWidth;
    map.classList.toggle('far', isFar);
    if (isFar) return;
    for (const { image, left, top, right, bottom } of pictures) {
      const isInSight = x + right * scale > 0 && x + left * scale < stage.clientWidth
        && y + bottom * scale > 0 && y + top * scale < stage.clientHeight;
      const address = (dark.matches && image.dataset.dark) || image.dataset.light;
      if (isInSight && image.getAttribute('href') !== address) image.setAttribute('href', address);
    }
  }

  // Many movements come before the next frame.
  function prepare() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(show);
  }

  view.onmove = prepare;
  dark.addEventListener('change', prepare);
  prepare();
})();
