// Light over dark water.
import { all, chance, line, linear, round, times } from '../kit.ts';
import type { Inks } from '../motif.ts';

/** Light on the water below something bright: dashes that gather around its middle, the nearer ones longer. */
export function glitter(
  x: number,
  top: number,
  { width, rows, colour }: { width: number; rows: number; colour: string },
): string {
  const dashes = times(rows, (row) => {
    const near = row / rows;
    const y = top + row * 15 + row * row * 0.32;
    return times(6, (at) => {
      const seed = row * 11 + at;
      const off = chance(seed) + chance(seed + 300) + chance(seed + 700) - 1.5;
      const length = (1 - Math.abs(off) / 1.6) * width * (0.06 + near * 0.16);
      return length < 14
        ? ''
        : `M${round(x + off * width * (0.5 + near * 0.35) - length / 2)} ${round(y + chance(seed + 50) * 12)}h${round(length)}`;
    });
  });
  return line(dashes, colour, 7, 'stroke-linecap="round" stroke-opacity="0.85"');
}

export function night({ ground, raised }: Inks): string {
  return (
    linear('night', [
      [0, ground],
      [0.55, raised],
      [1, ground],
    ]) + all('url(#night)')
  );
}
