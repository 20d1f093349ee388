// A floodlit evening.
import { all, calm, chance, clip, disc, fill, glowAt, line, linear, radial, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, bulge } from '../parts.ts';

/** Sparks that fly from behind the ball: sharp at both ends, some long and some short. */
const sparks = (x: number, y: number, seed: number) =>
  times(36, (at) => {
    const turn = (at + chance(at + seed) * 0.8) * ((Math.PI * 2) / 36);
    const [from, long] = [210 + chance(at + seed + 3) * 240, 70 + chance(at + seed + 9) ** 2 * 520];
    const wide = 5 + chance(at + seed + 5) * 9;
    const spot = (far: number, beside: number) =>
      `${round(x + Math.cos(turn) * far - Math.sin(turn) * beside)} ${round(y + Math.sin(turn) * far + Math.cos(turn) * beside)}`;
    return `M${spot(from, 0)}L${spot(from + long * 0.7, wide)}L${spot(from + long, 0)}L${spot(from + long * 0.7, -wide)}Z`;
  });

/** The ball is in the net, which bulges before it; the shot still burns behind it. */
export const goal: Motif = (inks) => {
  const [x, y, r] = [540, 1180, 226];
  const look = { step: 86, swell: 1.25, reach: 280, turn: 7 };
  const [threads, before] = [bulge([x, y], look), bulge([x, y], { ...look, within: r })];
  return {
    shapes: [
      all(inks.ground),
      radial(
        'blast',
        [
          [0, '#FFD36B'],
          [0.2, inks.glow],
          [0.44, '#D8280F'],
          [0.7, '#6E0D1C'],
          [1, inks.ground],
        ],
        [x, y, 1150],
      ) + all('url(#blast)'),
      fill(sparks(x, y, 4), inks.glow) + fill(sparks(x, y, 70), '#FFF3C4'),
      glowAt('burn', '#FFF3C4', [x, y, 460], 0.95),
      // Threads behind which the fire is are dark, with its light on their edge.
      line(threads, '#3A050C', 11, 'stroke-linejoin="round"'),
      line(threads, '#FFE9C0', 5, 'stroke-linejoin="round" transform="translate(-2 -2)"'),
      clip('round', disc(x, y, r, '#000')),
      ball(x, y, r, { patch: '#2A0A0E' }),
      `<g clip-path="url(#round)">${[
        radial(
          'globe',
          [
            [0.5, '#4A0610', 0],
            [1, '#4A0610', 0.6],
          ],
          [x - 50, y - 60, r * 1.3],
        ) + disc(x, y, r, 'url(#globe)'),
        line(before, '#2A0609', 13, 'stroke-opacity="0.4" transform="translate(12 14)"'),
        line(before, '#6A0A1A', 12) + line(before, '#FFF8E8', 8),
      ].join('')}</g>`,
      calm(inks.ground, 0.235),
      fill('M-20 1790L1100 1730V2060L-20 2090Z', '#0C0405'),
      fill('M-20 1776L1100 1716V1736L-20 1796ZM-20 2090L1100 2060V2080L-20 2110Z', inks.glow),
      linear('foot', [
        [0.86, inks.ground, 0],
        [1, inks.ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [
      { what: 'name', x: 540, y: 1998, size: 230, width: 930, fill: inks.glow, rotate: -2.4, spacing: 6 },
    ],
  };
};
