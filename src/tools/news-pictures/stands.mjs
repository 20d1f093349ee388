// The background of a picture, by the brand's pattern: large shapes, one or two tones away from the ground.

const round = (value) => Math.round(value * 10) / 10;
const times = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join('');

/** A beam of light from above and the barbs of a feather. */
function feather({ mid, deep }) {
  const barbs = times(9, (at) => {
    const x = 36 * at - 12;
    return `<path d="M-20 ${round(206 - at * 2)}C${round(x + 40)} ${round(190 - at * 9)} ${round(x + 90)} ${round(120 - at * 12)} ${round(x + 120)} ${round(30 - at * 14)}" stroke="${mid}" stroke-width="${round(9 - at * 0.6)}"/>`;
  });
  return `<path d="M176-10L420 200H60Z" fill="${deep}"/><path d="M232-10L360 200H180Z" fill="${mid}" opacity=".55"/><g opacity=".7">${barbs}</g>`;
}

/** Rays around the place where the sun, or the lamp, is. */
function mane({ mid, deep }) {
  const rays = times(18, (at) => {
    const [from, to] = [at * 20, at * 20 + 9].map((angle) => (angle * Math.PI) / 180);
    const end = (angle) => `${round(160 + Math.cos(angle) * 320)} ${round(150 + Math.sin(angle) * 320)}`;
    return `M160 150L${end(from)}L${end(to)}Z`;
  });
  return `<rect width="320" height="180" fill="${deep}"/><path d="${rays}" fill="${mid}" opacity=".8"/>`;
}

/** Printed dots that grow towards a corner, under slanting bars. */
function wing({ mid, deep }) {
  const dots = times(12, (row) =>
    times(21, (column) => {
      const size = round(((column + row * 0.8) / 30) * 5.4);
      return size < 0.8 ? '' : `M${column * 16 + (row % 2) * 8} ${row * 16}h0${size > 2.6 ? 'z' : ''}`;
    }),
  );
  const bars = times(
    4,
    (at) => `M${150 + at * 58}-10h${26 - at * 4}L${-20 + at * 58 + 26 - at * 4} 190h${-(26 - at * 4)}Z`,
  );
  return `<path d="${bars}" fill="${deep}"/><path d="${dots}" stroke="${mid}" stroke-width="5"/>`;
}

/** Waves across the picture, each a little darker. */
function wave({ mid, deep, second }) {
  const line = (y, rise) =>
    `M-20 ${y}C20 ${y - rise} 60 ${y - rise} 100 ${y}S180 ${y + rise} 220 ${y}S300 ${y - rise} 340 ${y}V200H-20Z`;
  return `<path d="${line(48, 26)}" fill="${deep}"/><path d="${line(84, 22)}" fill="${mid}" opacity=".6"/><path d="${line(118, 18)}" fill="${second}" opacity=".55"/><path d="${line(150, 14)}" fill="${deep}"/>`;
}

export const stands = { feather, mane, wing, wave };
