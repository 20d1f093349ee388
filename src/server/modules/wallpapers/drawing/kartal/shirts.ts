// Newsprint: black, white, dots and edges.
import { all, box, fill, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { drawPrint } from '../print.ts';
import { halftone, INK, PAPER } from './grounds.ts';

/** The back of a shirt, so near that only its middle is seen. */
export const shirt: Motif = () => ({
  shapes: [
    all(PAPER),
    times(6, (at) => box(-70 + at * 220, 0, 110, 2400, INK)),
    box(150, 760, 780, 1260, INK),
    fill('M-10 -10H1090V560C860 760 220 760 -10 560Z', INK),
    fill('M-10 520C220 720 860 720 1090 520V640C860 840 220 840 -10 640Z', PAPER),
    line(
      'M-10 548C220 748 860 748 1090 548M-10 612C220 812 860 812 1090 612',
      INK,
      4,
      'stroke-dasharray="16 12"',
    ),
    linear(
      'cloth',
      [
        [0, '#000', 0.5],
        [0.3, '#000', 0],
        [0.55, '#fff', 0.1],
        [0.75, '#000', 0],
        [1, '#000', 0.55],
      ],
      [0, 0, 1, 0.06],
    ) + all('url(#cloth)'),
    fill(
      'M0 1300C160 1500 190 1900 130 2400H0ZM1080 1200C930 1440 900 1900 950 2400H1080Z',
      '#000',
      'fill-opacity="0.28"',
    ),
    linear('foot', [
      [0.86, INK, 0],
      [1, INK, 0.9],
    ]) + all('url(#foot)'),
  ].join(''),
  places: [
    { what: 'name', x: 540, y: 1010, size: 220, width: 700, fill: PAPER, spacing: 4 },
    { what: 'number', x: 540, y: 1930, size: 1230, width: 720, fill: PAPER },
  ],
});

export const number: Motif = ({ weight }) => ({
  isLight: true,
  shapes: [
    all(PAPER),
    halftone(36, INK, (x, y) => (y - 1250) / 1500 + (x - 540) / 3400),
    box(60, 600, 960, 8, INK) + box(60, 806, 960, 3, INK),
    drawPrint(
      { what: 'name', x: 540, y: 776, size: 210, width: 940, fill: INK, spacing: 40 },
      'KARTAL',
      weight,
    ),
    fill('M-10 1840L1090 1700V1960L-10 2100Z', INK),
  ].join(''),
  places: [
    { what: 'number', x: 540, y: 1720, size: 1270, width: 940, fill: INK, outline: PAPER, outlineWidth: 56 },
    { what: 'name', x: 540, y: 1964, size: 210, width: 940, fill: PAPER, rotate: -7.3, spacing: 3 },
  ],
});
