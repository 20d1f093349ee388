// Newsprint: black, white, dots and edges.
import { all, chance, clip, fill, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { halftone, INK, PAPER } from './grounds.ts';

type Point = readonly [x: number, y: number];

/** Where the scarf is folded: its upper and its lower end. */
const FOLD: readonly [Point, Point] = [
  [795, 1001],
  [1034, 1405],
];
/** Half of the scarf's breadth. */
const WIDE = 217;
/** From the fold one half runs to the left and a little down, the other one steeply down: both are equally wide. */
const BACK: Point = [-0.99, 0.143];
const DOWN: Point = [-0.6, 0.8];

const from = ([x, y]: Point, [dx, dy]: Point, far: number, beside = 0): string =>
  `${round(x + dx * far - dy * beside)} ${round(y + dy * far + dx * beside)}`;
const MIDDLE: Point = [(FOLD[0][0] + FOLD[1][0]) / 2, (FOLD[0][1] + FOLD[1][1]) / 2];
/** A part of a half, between two distances from the fold's middle; `inset` is from its edges. */
function piece(way: Point, start: number, end: number, inset = 0): string {
  const half = WIDE - inset;
  return `M${from(MIDDLE, way, start, -half)}L${from(MIDDLE, way, end, -half)} ${from(MIDDLE, way, end, half)} ${from(MIDDLE, way, start, half)}Z`;
}
/** From the fold on. @param side at which the fold's lower end lies */
const half = (way: Point, far: number, side: 1 | -1) =>
  `M${FOLD[0].join(' ')}L${FOLD[1].join(' ')} ${from(MIDDLE, way, far, side * WIDE)} ${from(MIDDLE, way, far, side * -WIDE)}Z`;

const END = 1060;
const fringe = times(30, (at) => {
  const beside = -208 + at * 14.4;
  return `M${from(MIDDLE, DOWN, END - 8, beside)}L${from(MIDDLE, DOWN, END + 190 + chance(at) * 40, beside + (chance(at + 9) - 0.5) * 30)}`;
});

/** Where the scarf turns over: a lip that is narrow at both ends. */
const TURN = `M${FOLD[0].join(' ')}C880 1080 1010 1290 ${FOLD[1].join(' ')}C1000 1390 850 1130 ${FOLD[0].join(' ')}Z`;

/** Rows of stitches like a V, to be seen on black and on white. */
const STITCHES =
  '<pattern id="stitches" width="30" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-8.2)"><path d="M2 2 15 20 28 2" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="6"/><path d="M2 -4 15 14 28 -4M2 22 15 40 28 22" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="6"/></pattern>';

/** A scarf is laid once across the picture and folded: the name on its front, stripes on the other half. */
export const scarf: Motif = () => {
  const [front, back] = [half(BACK, 1300, -1), half(DOWN, END, -1)];
  return {
    isLight: true,
    shapes: [
      all(PAPER),
      halftone(34, INK, (x, y) => (y - 1420) / 1500 + (x - 540) / 2400),
      line(fringe, INK, 13, 'stroke-linecap="round"') + line(fringe, '#8B8A86', 3, 'stroke-linecap="round"'),
      fill(back, INK, `stroke="${INK}" stroke-width="16" stroke-linejoin="round"`),
      clip('back', `<path d="${back}"/>`),
      `<g clip-path="url(#back)">${[
        times(6, (at) => fill(piece(DOWN, 290 + at * 132, 356 + at * 132), PAPER)),
        // The front half throws its shadow on it.
        fill(front, '#000', 'fill-opacity="0.45" transform="translate(-6 66)"'),
      ].join('')}</g>`,
      fill(front, INK, `stroke="${PAPER}" stroke-width="10" stroke-linejoin="round"`),
      clip('front', `<path d="${front}"/>`),
      `<g clip-path="url(#front)">${[
        fill(piece(BACK, -400, 1400, 26) + piece(BACK, -400, 1400, 48), PAPER, 'fill-rule="evenodd"'),
      ].join('')}</g>`,
      STITCHES + fill(back + front, 'url(#stitches)'),
      // The turned edge shows its inside, in one tone.
      fill(TURN, '#C9C8C2', `stroke="${INK}" stroke-width="9" stroke-linejoin="round"`),
      linear('foot', [
        [0.86, INK, 0],
        [1, INK, 0.35],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [{ what: 'name', x: 420, y: 1375, size: 310, width: 700, fill: PAPER, rotate: -8.2, spacing: 3 }],
  };
};
