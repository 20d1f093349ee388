// Newsprint: black, white, dots and edges.
import { all, box, calm, chance, clip, disc, fill, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { bulge } from '../parts.ts';
import { drawPrint } from '../print.ts';
import { halftone, INK, PAPER } from './grounds.ts';
import { printedBall } from './printed-ball.ts';
import { winner } from './winner.ts';

/** The ball stands before the net that it has pushed back; near it the threads look thicker. */
export const goal: Motif = () => {
  const [x, y, r] = [540, 1200, 268];
  const look = { step: 86, swell: 1.2, reach: 330, turn: -7.3 };
  const [threads, near] = [bulge([x, y], look), bulge([x, y], { ...look, within: 480 })];
  return {
    shapes: [
      all(PAPER),
      halftone(26, '#8B8A86', (at, down) => 0.95 - Math.hypot(at - x - 60, down - y - 80) / 480),
      line(threads, INK, 9, 'stroke-linejoin="round"'),
      [480, 410, 340]
        .map(
          (far, at) =>
            clip(`near${at}`, disc(x, y, far, '#000')) +
            `<g clip-path="url(#near${at})">${line(near, INK, 11 + at * 2.5, 'stroke-linejoin="round"')}</g>`,
        )
        .join(''),
      disc(x, y, r + 24, PAPER) + printedBall(x, y, r),
      fill('M-10 -10H1090V560L-10 700Z', INK),
      // The name stands on a band, and dots go on below it.
      fill('M-10 1812L1090 1672V2420H-10Z', PAPER),
      halftone(36, INK, (at, down) => (down > 1900 ? (down - 1500) / 1000 + (at - 540) / 3400 : 0)),
      fill('M-10 1840L1090 1700V1960L-10 2100Z', INK),
    ].join(''),
    places: [{ what: 'name', x: 540, y: 1970, size: 210, width: 940, fill: PAPER, rotate: -7.3, spacing: 3 }],
  };
};

/** Lines of print that say nothing: the last one of each piece is short. */
const column = (x: number, top: number, count: number, width: number) =>
  times(count, (at) =>
    box(x, top + at * 21, at % 6 === 5 ? width * 0.62 : width - chance(at + x) * 16, 7, '#8B8A86'),
  );

/** The front page of the day after. */
export const champion: Motif = ({ weight, mark }) => {
  const heads = times(30, (at) => `M${80 + at * 33} ${1916 - chance(at) * 40}h0`);
  const flashes = times(16, (at) => {
    const [x, y, r] = [110 + chance(at + 4) * 860, 1500 + chance(at + 60) * 380, 10 + chance(at + 8) * 14];
    return fill(
      `M${round(x - r)} ${round(y)}L${round(x)} ${round(y - 4)} ${round(x + r)} ${round(y)} ${round(x)} ${round(y + 4)}ZM${round(x)} ${round(y - r)}L${round(x + 4)} ${round(y)} ${round(x)} ${round(y + r)} ${round(x - 4)} ${round(y)}Z`,
      '#FFFFFF',
    );
  });
  const masthead = { what: 'name', x: 612, y: 862, size: 216, width: 760, fill: INK, spacing: 10 } as const;
  const score = { what: 'name', x: 904, y: 1962, size: 104, width: 150, fill: INK } as const;
  return {
    shapes: [
      all('#161618'),
      halftone(34, '#26262A', (x, y) => (y - 300) / 2400 + x / 4000),
      group(
        'rotate(-2.5 540 1400)',
        [
          box(40, 650, 1000, 1900, '#000', 'fill-opacity="0.5" transform="translate(-22 20)"'),
          box(40, 650, 1000, 1900, PAPER),
          box(76, 694, 928, 4, INK),
          group('translate(78 712) scale(3)', mark(INK)),
          drawPrint(masthead, 'KARTAL', weight),
          box(76, 890, 928, 14, INK) + box(76, 912, 928, 4, INK),
          clip('photo', '<path d="M76 1172H1004V1990H76Z"/>'),
          `<g clip-path="url(#photo)">${[
            box(76, 1172, 928, 818, INK),
            fill('M76 1172H400L860 1990H200ZM1004 1172H680L220 1990H880Z', '#2C2C30'),
            halftone(20, PAPER, (x, y) => 0.86 - Math.hypot((x - 540) / 1.3, y - 1400) / 600),
            line(heads, '#000', 46, 'stroke-linecap="round"') + box(76, 1926, 928, 80, '#000'),
            flashes,
            group('translate(260 1462) scale(2.8)', winner),
          ].join('')}</g>`,
          box(804, 1866, 200, 124, PAPER) + drawPrint(score, '3:0', weight),
          times(4, (at) => column(76 + at * 238, 2036, 17, 214)),
          // The fold across the page.
          linear('fold', [
            [0, '#000', 0],
            [0.48, '#000', 0.16],
            [0.5, '#fff', 0.3],
            [0.56, '#000', 0],
          ]) + box(40, 1720, 1000, 420, 'url(#fold)'),
        ].join(''),
      ),
      linear('foot', [
        [0.86, INK, 0],
        [1, INK, 0.8],
      ]) + all('url(#foot)'),
      calm('#161618', 0.21),
    ].join(''),
    places: [
      { what: 'name', x: 530, y: 1132, size: 240, width: 900, fill: INK, rotate: -2.5 },
      { what: 'number', x: 563, y: 1958, size: 280, width: 214, fill: PAPER, rotate: -2.5 },
    ],
  };
};
