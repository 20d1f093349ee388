// Sea and storm.
import { all, calm, chance, glowAt, group, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { supporter } from './supporter.ts';

const ROWS = 16;
/** Each row is as much larger than the one behind it. */
const GROWTH = 1.1;
const TOP = 680;

/** Where the wave is at a height: it winds through the stand from the far end to us. */
const crestAt = (y: number) => 540 + 290 * Math.sin(((y - 720) / 800) * Math.PI);

/** A stand full of people, seen from its upper row. A wave goes through it: those that it lifts are in the light. */
export const stand: Motif = ({ ground, hot }) => {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const size = 0.27 * GROWTH ** row;
    return { row, size, y: TOP + (186 * 0.27 * (GROWTH ** row - 1)) / (GROWTH - 1) };
  });
  return {
    shapes: [
      all(ground),
      glowAt('light', hot, [crestAt(1100), 1100, 700], 0.55),
      glowAt('low', hot, [crestAt(1900), 1900, 700], 0.45),
      rows
        .map(({ row, size, y }) => {
          const wide = 232 * size;
          return Array.from({ length: Math.ceil(1240 / wide) }, (_, at) => {
            const seed = row * 31 + at;
            const x = at * wide - (row % 2) * wide * 0.5 - 10 + (chance(seed) - 0.5) * wide * 0.16;
            const lift = Math.max(0, 1 - Math.abs(x - crestAt(y)) / (150 + row * 13)) ** 0.7;
            const up = y - lift * 120 * size + (chance(seed + 5) - 0.5) * 22 * size;
            return group(
              `translate(${Math.round(x)} ${Math.round(up)}) scale(${size.toFixed(2)})`,
              supporter(seed, lift),
            );
          }).join('');
        })
        .join(''),
      calm(ground, 0.235),
      linear('foot', [
        [0.84, ground, 0],
        [1, ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
