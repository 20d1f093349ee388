// An eagle of cut paper with spread wings, in a field 360 wide: two wings of single feathers, and the head in profile.
import {
  BILL,
  BROW,
  CHEEK,
  type Cut,
  cut,
  HEAD,
  MARKS,
  NECK,
} from '../../../../../shared/wallpapers/eagle-head.ts';
import { fill, group, line, round } from '../kit.ts';

/** Of the left wing, from its end to the body. */
const FLIGHT: readonly Cut[] = [
  [70, 8, -44, -30, 6],
  [72, 14, -52, -18, 6.4],
  [75, 20, -57, -4, 6.8],
  [79, 26, -58, 10, 7],
  [85, 32, -56, 24, 7],
  [92, 38, -52, 37, 7],
  [101, 44, -47, 47, 7.2],
  [111, 49, -41, 54, 7.4],
  [122, 54, -34, 58, 7.6],
  [133, 58, -26, 60, 7.8],
  [145, 62, -17, 60, 8],
];
/** The shorter ones over their roots. */
const COVERTS: readonly Cut[] = [
  [80, 8, -24, 0, 6],
  [86, 14, -25, 9, 6.2],
  [94, 21, -24, 18, 6.4],
  [104, 28, -22, 26, 6.6],
  [115, 35, -19, 31, 6.8],
  [127, 42, -15, 35, 7],
  [140, 48, -10, 37, 7.2],
];
const RIM = 'M66 2C74 -8 96 -4 114 8 134 20 152 30 172 32L172 64C150 58 130 46 112 34 96 22 82 12 66 2Z';
/** Of the tail. */
const TAIL: readonly Cut[] = [
  [164, 92, -18, 62, 9],
  [196, 92, 18, 62, 9],
  [172, 94, -8, 68, 9],
  [188, 94, 8, 68, 9],
  [180, 94, 0, 70, 9],
];
const BODY = 'M150 40H210C216 70 206 100 194 116H166C154 100 144 70 150 40Z';

export function openEagle(ink: string, paper: string): string {
  const edge = `stroke="${paper}" stroke-width="1.6" stroke-linejoin="round"`;
  const feathers = (cuts: readonly Cut[]) => cuts.map((one) => fill(cut(one), ink, edge)).join('');
  const shafts = line(
    FLIGHT.map(
      ([x, y, dx, dy]) =>
        `M${round(x + dx * 0.45)} ${round(y + dy * 0.45)}l${round(dx * 0.42)} ${round(dy * 0.42)}`,
    ).join(''),
    paper,
    1,
    'stroke-linecap="round"',
  );
  const wing = feathers(FLIGHT) + shafts + feathers(COVERTS) + fill(RIM, ink, edge);
  return [
    feathers(TAIL),
    wing + group('matrix(-1 0 0 1 360 0)', wing),
    fill(BODY, ink),
    group(
      'translate(178 24) scale(.74)',
      [
        fill(HEAD, ink) + line(HEAD, paper, 1.8, 'stroke-linejoin="round"'),
        fill(NECK, paper),
        fill(BILL, paper, `stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`),
        fill(MARKS, ink),
        fill(CHEEK, paper),
        fill(BROW, ink),
      ].join(''),
    ),
  ].join('');
}
