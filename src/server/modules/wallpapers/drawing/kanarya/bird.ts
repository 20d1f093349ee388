// A canary that climbs, seen from its side: long feathers spread from the wrist, short ones hang along the arm.
import { clip, disc, fill, group, line, linear, round, times } from '../kit.ts';

type Point = readonly [x: number, y: number];

const BODY =
  'M306 -196C304 -238 262 -268 212 -258C172 -250 146 -214 112 -172C50 -98 -62 -18 -172 62C-212 92 -232 122 -222 142C-160 156 -58 154 32 120C146 78 244 -4 288 -98C302 -130 308 -162 306 -196Z';
const BACK =
  'M228 -260C176 -258 146 -214 112 -172C50 -98 -62 -18 -172 62C-206 86 -226 112 -224 132C-120 96 -10 30 84 -50C150 -106 190 -170 228 -214Z';

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
const row = ({ count, roots: [from, to], turns, long, wide }: Row, { light, dark, edge }: Tones) =>
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
const wing = ([long, cover, arm]: readonly [Tones, Tones, Tones]) =>
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

const NEAR: readonly [Tones, Tones, Tones] = [
  { light: '#FFC400', dark: '#E39A00', edge: '#8A5300' },
  { light: '#FFD83A', dark: '#F2B400', edge: '#A86A00' },
  { light: '#FFE263', dark: '#FFCE1F', edge: '#C28400' },
];
const FAR: readonly [Tones, Tones, Tones] = [
  { light: '#9C5F00', dark: '#7A4600', edge: '#4A2A00' },
  { light: '#B06F00', dark: '#8E5500', edge: '#5A3400' },
  { light: '#BF7C00', dark: '#A56500', edge: '#6E4200' },
];

/** Small feathers of the breast, in rows across the body, each row between the feathers of the one before. */
const breast = times(10, (at) =>
  times(5, (up) => {
    const [along, across] = [at / 9, (up + (at % 2) / 2) / 5];
    const [x, y] = [214 - 360 * along, -176 + 262 * along];
    const far = (at === 0 ? 0.7 : 1) * Math.sin(Math.PI * (0.3 + along * 0.6)) * 190 * across;
    return `M${round(x + far * 0.62)} ${round(y + far * 0.8)}c2 16 -6 26 -22 28`;
  }),
);

/** @param ink of its eye */
export function bird({ ink }: { ink: string }): string {
  const tail = row(
    {
      count: 6,
      roots: [
        [-176, 128],
        [-196, 86],
      ],
      turns: [146, 168],
      long: (part) => 320 + 60 * Math.abs(part - 0.5),
      wide: 58,
    },
    NEAR[0],
  );
  return [
    linear(
      'plumage',
      [
        [0, '#FFE263'],
        [0.5, '#FFC800'],
        [1, '#D58A00'],
      ],
      [0.3, 0, 0.7, 1],
    ),
    clip('canary', `<path d="${BODY}"/>`),
    group('translate(74 -76) rotate(27) scale(0.86)', wing(FAR)),
    tail,
    fill(BODY, 'url(#plumage)'),
    `<g clip-path="url(#canary)">${
      fill(BACK, '#FFE985', 'fill-opacity="0.5"') +
      line(breast, '#A86A00', 4, 'stroke-opacity="0.45" stroke-linecap="round"')
    }</g>`,
    // Beak, the dark line from it through the eye, and the cheek.
    fill('M298 -222L366 -190L302 -168Z', '#FF8A1A') + fill('M302 -194L366 -190L302 -168Z', '#D4600A'),
    line('M312 -194C290 -204 262 -214 234 -206', '#8A5300', 7, 'stroke-linecap="round"'),
    disc(264, -214, 13, ink) + disc(268, -218, 4, '#FFFFFF'),
    line('M300 -166C280 -140 246 -136 220 -152', '#A86A00', 4, 'stroke-opacity="0.6" stroke-linecap="round"'),
    group(
      'translate(20 -36)',
      wing(NEAR) + line('M134 -362C152 -340 156 -300 150 -262C142 -180 168 -110 196 -80', '#FFF6CC', 6),
    ),
  ].join('');
}
