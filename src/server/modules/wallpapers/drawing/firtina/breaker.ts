// A wave that breaks: it rolls over to the right, stripes follow it from the trough to the lip, and foam hangs down there in fingers.
import { chance, disc, fill, line, round, times } from '../kit.ts';

type Point = readonly [x: number, y: number];

/** Three bends, from the foot to the tip of the lip: the back of the wave, and its hollow side. */
const BACK: readonly Point[] = [
  [-80, 2060],
  [-90, 1560],
  [60, 960],
  [420, 760],
  [640, 640],
  [900, 700],
  [960, 900],
  [980, 970],
  [970, 1040],
  [930, 1090],
];
const HOLLOW: readonly Point[] = [
  [1180, 1700],
  [800, 1800],
  [400, 1640],
  [396, 1310],
  [392, 1060],
  [560, 890],
  [740, 900],
  [840, 906],
  [910, 980],
  [930, 1090],
];

/** The innermost stripe comes up out of the water, too; the trough's own water lies beside it. */
const INNER: readonly Point[] = [[470, 2400], [330, 1960], [390, 1600], ...HOLLOW.slice(3)];
const TROUGH = 'H1180C800 1800 400 1640 396 1310C390 1600 330 1960 470 2400V3000H1500Z';

const between = (part: number): Point[] =>
  BACK.map(([x, y], at) => {
    const [hx, hy] = INNER[at] ?? [x, y];
    return [round(x + (hx - x) * part), round(y + (hy - y) * part)];
  });
const bends = (points: readonly Point[]) =>
  points.map((point, at) => `${at === 0 ? 'M' : at % 3 === 1 ? 'C' : ''}${point.join(' ')}`).join(' ');
/** Back from the lip along the hollow, and down. */
const rest = `${[...HOLLOW]
  .reverse()
  .slice(1)
  .map((point, at) => `${at % 3 === 0 ? 'C' : ''}${point.join(' ')}`)
  .join(' ')}H1500V3000`;

/** A place on the back, from the crest (0) to the tip of the lip (1), and where the foam flies there. */
function onLip(part: number): { x: number; y: number; turn: number } {
  const [from, along] = part < 0.7 ? [3, part / 0.7] : [6, (part - 0.7) / 0.3];
  const [a, b, c, d] = BACK.slice(from, from + 4);
  if (!a || !b || !c || !d) return { x: 0, y: 0, turn: 0 };
  const at = (axis: 0 | 1) =>
    (1 - along) ** 3 * a[axis] +
    3 * (1 - along) ** 2 * along * b[axis] +
    3 * (1 - along) * along ** 2 * c[axis] +
    along ** 3 * d[axis];
  return { x: at(0), y: at(1), turn: -28 + part * 150 };
}

/** From the crest on, balls of foam, and fingers that reach ahead and down. */
const foam = (more: number, colour: string) =>
  times(46, (at) => {
    const part = at / 45;
    const { x, y } = onLip(part);
    const r = (8 + Math.min(part * 4, 1) * 12 + part * 14) * (0.75 + chance(at) * 0.5);
    return disc(x + (chance(at + 30) - 0.5) * 14, y + (chance(at + 60) - 0.5) * 14, r + more, colour);
  }) +
  times(13, (at) => {
    const { x, y, turn } = onLip(0.2 + at * 0.066);
    const long = 74 + chance(at + 5) * 54;
    const claw = `M-20 -22C${round(long * 0.5)} -30 ${round(long * 0.9)} -8 ${round(long)} 34C${round(long * 0.7)} 10 ${round(long * 0.4)} 14 -20 22Z`;
    return `<path d="${claw}" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn + (chance(at + 80) - 0.5) * 30)})" fill="${colour}" stroke="${colour}" stroke-width="${more * 2}" stroke-linejoin="round"/>`;
  });

const STRIPES = ['#2478AC', '#35A8E0', '#1B5F8E', '#6CC4EF', '#2478AC', '#17547F', '#35A8E0', '#124767'];

/** As high as the picture; smaller ones are drawn in a group. */
export const breaker: string = [
  STRIPES.map((colour, at) =>
    fill(
      `${bends(between(at / STRIPES.length))}${rest}H${between(at / STRIPES.length)[0]?.[0] ?? 0}Z`,
      colour,
    ),
  ).join(''),
  fill(`M1500 1700${TROUGH}`, '#17547F'),
  // Its water runs up into the wave.
  line(
    'M1500 1770H1180C840 1860 470 1740 408 1440M1500 1900H1180C880 1980 520 1900 416 1640',
    '#2C93CC',
    34,
    'stroke-opacity="0.75"',
  ),
  line(
    'M1500 1830H1180C860 1920 500 1820 412 1540M1500 1960H1180C900 2040 540 1990 424 1740',
    '#8ED4F5',
    6,
    'stroke-opacity="0.7"',
  ),
  line(bends(HOLLOW), '#DFF3FF', 8),
  line(
    times(STRIPES.length + 1, (at) => bends(between(at / STRIPES.length))),
    '#DFF3FF',
    6,
    'stroke-opacity="0.85"',
  ),
  // The wave throws its shadow where the lip hangs over.
  foam(6, '#17547F'),
  foam(0, '#FFFFFF'),
  // Spray ahead of the lip, in the hollow, and over the crest.
  times(44, (at) => {
    const over = at % 3 === 0;
    const [x, y] = over
      ? [560 + chance(at) * 420, 560 + chance(at + 80) * 130]
      : [700 + chance(at) * 330, 1090 + chance(at + 80) * 330];
    return disc(x, y, 4 + chance(at + 9) * 11, '#FFFFFF', `fill-opacity="${over ? 0.75 : 0.9}"`);
  }),
].join('');
