"""The contrast of texts with their backgrounds, as WCAG 2 defines it."""


def problems(page):
    """The texts in sight that have less contrast than AA asks for."""
    return page.value(f"(() => {{{MEASURES}{TEXTS}}})()")


def drawn(page, pairs):
    """The pairs of colours, ink and ground as CSS has them, that have less contrast than AA asks for."""
    return page.value(f"(() => {{{MEASURES} return ({pairs}).filter(([ink, below]) =>"
                      f" ratio(light(parse(ink)), light(parse(below))) < LEAST); }})()")


MEASURES = r"""
  const LEAST = 4.5;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const parse = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const ground = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const color = parse(getComputedStyle(e).backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reduceRight((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const light = (color) => {
    const [r, g, b] = color.slice(0, 3).map((c) => c / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
"""

TEXTS = r"""
  const found = [];
  const name = (element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`;
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || seen.has(element) || !element.checkVisibility()) continue;
    seen.add(element);
    const below = ground(element);
    const ink = over(parse(getComputedStyle(element).color), below);
    const value = ratio(light(ink), light(below));
    if (value < LEAST) found.push(`contrast ${value.toFixed(2)}: ${name(element)}`);
  }
  return found.slice(0, 20);
"""
