// A floodlit evening.
import { all, box, calm, clip, fill, glowAt, group, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { knit } from '../parts.ts';
import { lion } from './lion.ts';

/** Half of the lion is in the light, the other half still in the dark; the name is under its chin. */
export const spirit: Motif = ({ ground }) => ({
  shapes: [
    all(ground),
    glowAt('lamp', '#E0420F', [180, 1300, 1300], 0.75),
    group('translate(540 1500) scale(3.3)', lion()),
    calm(ground, 0.225),
    linear('foot', [
      [0.74, ground, 0],
      [0.86, ground, 0.9],
      [1, ground],
    ]) + all('url(#foot)'),
  ].join(''),
  places: [{ what: 'name', x: 540, y: 2150, size: 210, width: 900, fill: '#FFC24A', spacing: 10 }],
});

/** Where each claw came in and went out, and how wide its trace is. */
const TRACES = [
  [322, 800, 70, 1700, 112],
  [556, 640, 246, 2040, 168],
  [800, 650, 500, 2120, 172],
  [1006, 800, 772, 1880, 120],
] as const;

/** A trace is bent like a sickle, widest above its middle, and sharp at both ends. */
function trace(at: number, spread: number): string {
  const [x1, y1, x2, y2, width] = TRACES[at] ?? TRACES[0];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const spot = (part: number, beside: number) =>
    `${Math.round(x1 + dx * part + beside)} ${Math.round(y1 + dy * part)}`;
  const half = width / 2 + spread;
  return `M${spot(0, 14)}C${spot(0.2, 40 + half)} ${spot(0.6, 56 + half)} ${spot(1, -6)}C${spot(0.66, 56 - half * 0.7)} ${spot(0.26, 30 - half)} ${spot(0, 14)}Z`;
}

/** Claws have torn the cloth of a shirt, and a lion looks through it. */
export const pattern: Motif = ({ ground }) => {
  const all4 = (spread: number) => times(4, (at) => trace(at, spread));
  return {
    shapes: [
      all('#A80C26'),
      times(5, (at) => box(at * 216, 0, 108, 2400, '#8A0A1F')),
      knit('weave', 22, 0.16) + all('url(#weave)'),
      radial(
        'lamp',
        [
          [0, '#FF5A3C', 0.3],
          [0.4, '#5A0713', 0],
          [0.8, '#120406', 0.5],
          [1, '#120406', 0.8],
        ],
        [440, 1240, 1350],
      ) + all('url(#lamp)'),
      // The torn edge curls up: its shadow at the right, light on it at the left.
      fill(all4(26), '#120406', 'fill-opacity="0.34" transform="translate(20 22)"'),
      fill(all4(22), '#E23A4E') + fill(all4(22), '#4A0610', 'transform="translate(10 4)"'),
      clip('torn', `<path d="${all4(6)}"/>`),
      `<g clip-path="url(#torn)">${[
        all('#1C0508'),
        glowAt('den', '#F2A413', [500, 1330, 760], 0.9),
        group('translate(520 1350) scale(2.9)', lion()),
      ].join('')}</g>`,
      calm(ground, 0.235),
      linear('foot', [
        [0.82, ground, 0],
        [1, ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
