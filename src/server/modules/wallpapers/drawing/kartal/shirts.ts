// Newsprint: black, white, dots and edges.
import { CLOTH } from '../jersey.ts';
import { all, box, calm, clip, fill, group, line, round } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { fan } from '../parts.ts';
import { drawPrint } from '../print.ts';
import { halftone, INK, PAPER } from './grounds.ts';
import { quill } from './quill.ts';

/** Of the shirt's field of 200 by 210, which is drawn so large. */
const SCALE = 4.7;
const [LEFT, TOP] = [540 - 100 * SCALE, 1150];

interface Row {
  count: number;
  turn: readonly [number, number];
  /** Of the lowest feather and of the highest one. */
  long: readonly [number, number];
  wide: number;
  vane: string;
  ink: string;
}

const row = ({ count, turn, long: [least, most], wide, vane, ink }: Row) =>
  fan(count, turn, (part) => {
    const far = least + (most - least) * part ** 1.2;
    return (
      fill(quill(far, wide), vane, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
      line(`M${round(far * 0.2)} 0L${round(far * 0.92)} ${round(-wide * 0.03)}`, ink, 5)
    );
  });

/** Rises from the seam of the right shoulder. */
const WING = [
  row({ count: 14, turn: [2, -88], long: [360, 690], wide: 112, vane: PAPER, ink: INK }),
  row({ count: 12, turn: [2, -84], long: [260, 430], wide: 92, vane: INK, ink: PAPER }),
  row({ count: 10, turn: [0, -80], long: [180, 260], wide: 78, vane: PAPER, ink: INK }),
].join('');

/** How deep a fold is at a place of the shirt's field: each runs from a side to the middle. */
const FOLDS = [
  [50, 104, 92, 130],
  [50, 150, 100, 176],
  [150, 112, 108, 140],
  [150, 158, 96, 186],
] as const;
const depth = (x: number, y: number) =>
  Math.max(
    ...FOLDS.map(([x1, y1, x2, y2]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
      return (1 - part * 0.75) * (0.62 - Math.hypot(x - x1 - dx * part, y - y1 - dy * part) / 13);
    }),
  );

/** The back of the shirt: black where name and number stand, white stripes at its sides. */
const cloth = [
  box(0, 0, 200, 210, INK),
  [
    [39, 13],
    [148, 13],
    [56, 3],
    [141, 3],
  ]
    .map(([x = 0, wide = 0]) => box(x, 0, wide, 210, PAPER))
    .join(''),
  // The yoke from shoulder to shoulder, the cuffs, and the hem.
  fill('M30 0H170V44C150 54 126 57 100 57S50 54 30 44Z', INK) +
    line('M30 44C50 54 74 57 100 57S150 54 170 44', PAPER, 1.6),
  fill('M8 52 40 90 30 98-2 60ZM192 52 160 90 170 98 202 60Z', PAPER),
  fill('M6 57 35 93 32 96 3 60ZM194 57 165 93 168 96 197 60Z', INK),
  fill('M66 12C80 36 120 36 134 12L124 4H76Z', PAPER) + fill('M76 12C86 27 114 27 124 12L116 4H84Z', INK),
].join('');

/** A shirt from whose shoulders two wings open. */
export const shirt: Motif = () => {
  const at = (x: number, y: number) => `translate(${round(LEFT + x * SCALE)} ${round(TOP + y * SCALE)})`;
  return {
    shapes: [
      all(INK),
      halftone(30, '#3A3A3F', (x, y) => 0.9 - Math.hypot(x - 540, y - 1450) / 980),
      group(at(128, 42), WING) + group(`${at(72, 42)} scale(-1 1)`, WING),
      clip('back', `<path d="${CLOTH}"/>`),
      group(
        `translate(${LEFT} ${TOP}) scale(${SCALE})`,
        `${line(CLOTH, INK, 9, 'stroke-linejoin="round"')}<g clip-path="url(#back)">${cloth}</g>${line(CLOTH, PAPER, 2.4, 'stroke-linejoin="round"')}`,
      ),
      clip('folds', `<path transform="translate(${LEFT} ${TOP}) scale(${SCALE})" d="${CLOTH}"/>`),
      `<g clip-path="url(#folds)">${halftone(17, '#6B6A66', (x, y) => depth((x - LEFT) / SCALE, (y - TOP) / SCALE))}</g>`,
      calm(INK, 0.2),
    ].join(''),
    places: [
      { what: 'name', x: 540, y: 1534, size: 128, width: 370, fill: PAPER, spacing: 4 },
      { what: 'number', x: 540, y: 1996, size: 590, width: 350, fill: PAPER },
    ],
  };
};

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
