// What moves behind a clip, by the brand's pattern.
import { fill, group, round, stroke, times } from './shapes.mjs';

/** Two beams of light that sway, and the barbs of a feather. */
function feather({ mid, deep }, t) {
  const barbs = times(9, (at) => {
    const x = 108 * at - 36;
    return stroke(
      `M-60 ${618 - at * 6}C${x + 120} ${570 - at * 27} ${x + 270} ${360 - at * 36} ${x + 360} ${90 - at * 42}`,
      mid,
      27 - at * 1.8,
    );
  });
  const sway = (size) => `rotate(${round(Math.sin(t * 0.52) * size)} 560 -60)`;
  return (
    group(sway(5), fill('M528 -60L1300 640H120Z', deep)) +
    group(sway(-7), fill('M640 -60L1080 640H520Z', mid, ' opacity=".5"')) +
    group(`rotate(${round(Math.sin(t * 0.4) * 1.5)} -60 620)`, barbs, ' opacity=".55"')
  );
}

/** Rays that turn slowly around the place of the lamp. */
function mane({ mid, deep }, t) {
  const rays = times(18, (at) => {
    const end = (angle) => `${round(480 + Math.cos(angle) * 1000)} ${round(420 + Math.sin(angle) * 1000)}`;
    const from = ((at * 20 + t * 2.5) * Math.PI) / 180;
    return `M480 420L${end(from)}L${end(from + 0.157)}Z`;
  });
  return `<rect width="960" height="540" fill="${deep}"/>${fill(rays, mid, ' opacity=".75"')}`;
}

/** Printed dots that drift under slanting bars. */
function wing({ mid, deep }, t) {
  const drift = (t * 8) % 48;
  const dots = times(12, (row) =>
    times(22, (column) => {
      const size = (column + row * 0.8) / 30;
      if (size < 0.15) return '';
      return `M${round(column * 48 - 48 + (row % 2) * 24 + drift)} ${row * 48}h0`;
    }),
  );
  const bars = times(4, (at) => {
    const width = 78 - at * 12;
    return `M${450 + at * 174} -30h${width}L${at * 174 - 60 + width} 570h${-width}Z`;
  });
  return fill(bars, deep) + stroke(dots, mid, 13);
}

/** Waves that pass each other. */
function wave({ mid, deep, second }, t) {
  const line = (y, rise, speed) => {
    const shift = ((t * speed) % 720) - 720;
    const swell = times(6, () => `s120 ${rise} 180 0 60 ${-rise} 180 0`);
    return `M${round(shift)} ${y}${swell}V600H${round(shift)}Z`;
  };
  return [
    fill(line(144, 78, 60), deep),
    fill(line(252, 66, 90), mid, ' opacity=".6"'),
    fill(line(354, 54, 60), second, ' opacity=".55"'),
    fill(line(450, 42, 90), deep),
  ].join('');
}

export const grounds = { feather, mane, wing, wave };

/** Where the things of a clip stand, and how they float: each brand has a composition of its own. */
export const stages = {
  feather: (t) =>
    `translate(${round(-26 + Math.sin(t * 0.52) * 8)} ${round(6 + Math.sin(t * 1.05) * 6)}) rotate(-2 480 270)`,
  mane: (t) => `translate(480 270) scale(${round(100 + Math.sin(t * 0.52) * 3) / 100}) translate(-480 -262)`,
  wing: () => 'translate(34 8) skewX(-3)',
  wave: (t) =>
    `translate(0 ${round(Math.sin(t * 1.57) * 9)}) rotate(${round(Math.sin(t * 1.05) * 1.5)} 480 500)`,
};
