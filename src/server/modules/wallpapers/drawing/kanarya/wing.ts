// Feathers in rows: a wing, seen from its side, and what else a bird has of them.
import { fill, group, line, round, times } from '../kit.ts';

type Point = readonly [x: number, y: number];

/** Pointed, from the origin to the right. */
const vane = (long: number, wide: number) =>
  `M0 ${round(-wide * 0.26)}C${round(long * 0.3)} ${round(-wide * 0.58)} ${round(long * 0.8)} ${round(-wide * 0.56)} ${round(long)} 0C${round(long * 0.84)} ${round(wide * 0.4)} ${round(long * 0.36)} ${round(wide * 0.46)} 0 ${round(wide * 0.26)}Z`;
const lower = (long: number, wide: number) =>
  `M0 0L${round(long)} 0C${round(long * 0.84)} ${round(wide * 0.4)} ${round(long * 0.36)} ${round(wide * 0.46)} 0 ${round(wide * 0.26)}Z`;

interface Tones {
  light: string;
  dark: string;
  edge: string;
}

interface Row {
  count: number;
  /** Where the first feather is rooted, and the last one. */
  roots: readonly [Point, Point];
  /** In degrees; 180 points back, 270 up. */
  turns: readonly [number, number];
  long: (part: number) => number;
  wide: number;
}

const between = (from: number, to: number, part: number) => round(from + (to - from) * part);

/** The last feather lies below all others. */
export const row = ({ count, roots: [from, to], turns, long, wide }: Row, { light, dark, edge }: Tones) =>
  times(count, (at) => {
    const part = 1 - at / (count - 1);
    const far = round(long(part));
    const [x, y] = [between(from[0], to[0], part), between(from[1], to[1], part)];
    return group(
      `translate(${x} ${y}) rotate(${between(turns[0], turns[1], part)})`,
      fill(vane(far, wide), light, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`) +
        fill(lower(far, wide), dark) +
        line(`M${round(far * 0.12)} 0H${round(far * 0.94)}`, edge, 3, 'stroke-opacity="0.55"'),
    );
  });

const ARM: readonly [Point, Point] = [
  [-70, 0],
  [120, -330],
];
const WRIST: readonly [Point, Point] = [
  [96, -296],
  [128, -346],
];

/** Raised: its front edge leads to the wrist. @param tones of the long feathers, of those that cover them, and of the arm */
export const wing = ([long, cover, arm]: readonly [Tones, Tones, Tones]) =>
  [
    row(
      {
        count: 9,
        roots: WRIST,
        turns: [192, 266],
        long: (part) => 400 + 190 * Math.sin(part * 2.3),
        wide: 92,
      },
      long,
    ),
    row({ count: 8, roots: ARM, turns: [164, 190], long: (part) => 270 + 120 * part, wide: 96 }, long),
    row({ count: 6, roots: WRIST, turns: [194, 262], long: (part) => 210 + 70 * part, wide: 60 }, cover),
    row({ count: 8, roots: ARM, turns: [170, 196], long: (part) => 160 + 50 * part, wide: 66 }, cover),
    row(
      {
        count: 9,
        roots: [
          [-30, -6],
          [128, -330],
        ],
        turns: [178, 214],
        long: () => 92,
        wide: 50,
      },
      arm,
    ),
    fill(
      'M96 -30C60 -60 70 -160 96 -250C106 -300 118 -340 134 -362C152 -340 156 -300 150 -262C142 -180 168 -110 196 -80C170 -40 130 -14 96 -30Z',
      arm.light,
    ),
  ].join('');

export const NEAR: readonly [Tones, Tones, Tones] = [
  { light: '#FFC400', dark: '#E39A00', edge: '#8A5300' },
  { light: '#FFD83A', dark: '#F2B400', edge: '#A86A00' },
  { light: '#FFE263', dark: '#FFCE1F', edge: '#C28400' },
];
export const FAR: readonly [Tones, Tones, Tones] = [
  { light: '#9C5F00', dark: '#7A4600', edge: '#4A2A00' },
  { light: '#B06F00', dark: '#8E5500', edge: '#5A3400' },
  { light: '#BF7C00', dark: '#A56500', edge: '#6E4200' },
];
