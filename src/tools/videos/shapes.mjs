// What all clips are drawn with. The field is 960 × 540; times are seconds from the beginning.

export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"${more}/>`;

export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

export const round = (value) => Math.round(value * 10) / 10;

export const times = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join('');

/** From 0 to 1 between two times, slow at both ends. */
export function ramp(t, from, to) {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const between = (from, to, part) => from + (to - from) * part;

export const group = (transform, content, more = '') => `<g transform="${transform}"${more}>${content}</g>`;

export const move = (x, y) => `translate(${round(x)} ${round(y)})`;

export const see = (opacity) => ` opacity="${Math.round(opacity * 100) / 100}"`;

/** A box with the corners of the brand. */
export const box = (x, y, width, height, radius, colour, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${colour}"${more}/>`;

/** A tick in a disc, which grows from nothing; `part` is from 0 to 1. */
export function tick(x, y, size, part, { hot, onHot }) {
  if (part === 0) return '';
  const mark = stroke('M-20 2L-6 16L22 -14', onHot, 10);
  return group(
    `${move(x, y)} scale(${round((size / 44) * part * 10) / 10})`,
    `<circle r="44" fill="${hot}"/>${mark}`,
  );
}

/** A telephone around 0, 0. @param screen what is seen on it */
export function phone({ ground, ink }, { radius, edge = ink }, screen) {
  const corner = Math.min(34, 12 + radius);
  return (
    box(-92, -172, 184, 344, corner, ground, ` stroke="${edge}" stroke-width="9"`) +
    stroke('M-20 -148H20', edge, 7) +
    screen
  );
}

/** Arcs that leave a point to one side. @param side 1 right, -1 left */
export function waves(x, y, side, t, colour) {
  return times(3, (at) => {
    const part = (t * 0.9 + at / 3) % 1;
    const size = 26 + part * 60;
    const d = `M${round(x)} ${round(y - size)}Q${round(x + side * size * 0.75)} ${round(y)} ${round(x)} ${round(y + size)}`;
    return group(move(side * part * 34, 0), stroke(d, colour, 7), see(1 - part));
  });
}
