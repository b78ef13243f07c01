// Shows the pictures that lie beside the page, each from when it is in sight.
(() => {
  const map = document.getElementById('map');
  const stage = document.getElementById('stage');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  // More at a time are small, and a browser takes seconds to draw them.
  const most = 150;
  const pictures = [...map.querySelectorAll('image')].map((image) => {
    const { x, y, width, height } = image.ownerSVGElement;
    const [left, top] = [x.baseVal.value, y.baseVal.value];
    return { image, left, top, right: left + width.baseVal.value, bottom: top + height.baseVal.value };
  });
  if (pictures.length === 0) return;
  let isDue = false;

  function show() {
    isDue = false;
    if (!isDrawn()) return;
    const { x, y, scale } = view.place();
    const { clientWidth, clientHeight } = stage;
    const seen = pictures.filter(({ left, top, right, bottom }) => x + right * scale > 0
      && x + left * scale < clientWidth && y + bottom * scale > 0 && y + top * scale < clientHeight);
    map.classList.toggle('far', seen.length > most);
    if (seen.length > most) return;
    for (const { image } of seen) {
      const address = (dark.matches && image.dataset.dark) || image.dataset.light;
      if (image.getAttribute('href') !== address) image.setAttribute('href', address);
    }
  }

  // Small tiles have no pictures.
  const isDrawn = () => map.dataset.mode !== 'tiles' || ['cards', 'all'].includes(map.dataset.level);

  // Many movements come before the next frame.
  function prepare() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(show);
  }

  view.moves.push(prepare);
  dark.addEventListener('change', prepare);
  prepare();
})();
