// Newsprint: black, white, dots and edges.
import { all, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { eagleHead } from './eagle-head.ts';
import { halftone, INK, PAPER } from './grounds.ts';

/** One head, black on white, so near that the neck goes on outside the picture. */
export const spirit: Motif = () => ({
  isLight: true,
  shapes: [
    all(PAPER),
    halftone(30, INK, (x, y) => (y - 1150) / 1500 + (540 - x) / 2600 - 0.1),
    eagleHead(INK, PAPER),
    linear('foot', [
      [0.8, INK, 0],
      [1, INK],
    ]) + all('url(#foot)'),
  ].join(''),
});
