// Sea and storm.
import { all, box, calm, chance, disc, fill, glowAt, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { breaker } from './breaker.ts';
import { storm } from './grounds.ts';
import { swell } from './waves.ts';

/** Rings of the stadium, seen from a little above: the roof's edge, its opening, and the foot of the facade. */
interface Ring {
  y: number;
  half: number;
  deep: number;
  /** How far the ends at both sides are higher than front and back. */
  lift: number;
}
const ROOF: Ring = { y: 1216, half: 480, deep: 138, lift: 44 };
const OPENING: Ring = { y: 1186, half: 348, deep: 82, lift: 32 };
const FOOT: Ring = { y: 1500, half: 392, deep: 104, lift: 0 };

/** A place on a ring: 0 is to the right, a quarter turn is in front. */
const on = ({ y, half, deep, lift }: Ring, turn: number) => {
  const angle = turn * Math.PI * 2;
  return `${round(540 + Math.cos(angle) * half)} ${round(y + Math.sin(angle) * deep - Math.cos(angle * 2) * lift)}`;
};
const along = (ring: Ring, from: number, to: number, steps = 48) =>
  Array.from({ length: steps + 1 }, (_, at) => on(ring, from + ((to - from) * at) / steps)).join('L');

/** Stripes of the facade, and the light between them, which is narrow at both ends. */
const facade = (stripes: readonly [string, string]) =>
  times(28, (at) => {
    const [from, to] = [at / 56, (at + 1) / 56];
    return fill(
      `M${on(ROOF, from)}L${on(ROOF, to)} ${on(FOOT, to)} ${on(FOOT, from)}Z`,
      stripes[at % 2] ?? '',
    );
  }) +
  line(
    times(29, (at) => `M${on(ROOF, at / 56)}L${on(FOOT, at / 56)}`),
    '#DFF3FF',
    4,
    'stroke-opacity="0.7"',
  );

/** From the opening one sees the people on the far side. */
const people = times(4, (row) => {
  const ring = {
    ...OPENING,
    y: OPENING.y + 10 + row * 11,
    half: OPENING.half - row * 16,
    deep: OPENING.deep - row * 4,
  };
  return line(
    `M${along(ring, 0.53, 0.97)}`,
    ['#7B1E3A', '#FFFFFF', '#35A8E0', '#7B1E3A'][row] ?? '',
    10,
    'stroke-linecap="round" stroke-dasharray="0 15"',
  );
});

/** The rock carries the whole foot of the stadium and stands in the sea: its outline, the lit faces, and edges. */
const ROCK =
  'M-20 2100L10 1820 60 1770 84 1640 128 1600 150 1500 214 1446H866L930 1500 956 1590 1000 1640 1020 1770 1076 1830 1100 2100Z';
const FACES =
  'M84 1640L150 1500 226 1640 190 1800 120 1860ZM300 1600L420 1640 392 1820 300 1880 262 1740ZM520 1640H620L660 1780 560 1900 500 1780ZM740 1620L830 1590 846 1740 770 1860 716 1760ZM900 1560L956 1590 984 1760 916 1860 884 1700Z';
const CRACKS =
  'M226 1640L262 1740 240 1900M420 1640L500 1780 470 1920M620 1640L716 1760 700 1900M830 1590L884 1700 860 1900M128 1600L60 1770M956 1590L1020 1770';

/** Waves break at the rock from both sides. */
const left = group('translate(-70 1470) scale(0.3)', breaker);
const right = group('matrix(-0.25 0 0 0.25 1160 1570)', breaker);
const drops = (x: number, y: number, size: number) =>
  times(18, (at) =>
    disc(
      x + (chance(at + x) - 0.5) * size * 2.2,
      y - size * (0.6 + chance(at + 20) * 0.8),
      4 + chance(at + 40) * 8,
      '#FFFFFF',
      'fill-opacity="0.9"',
    ),
  );

/** Lamps stand on four masts around the roof: where their heads are, and where each foot is. */
const MASTS = [
  [196, 880, 168, 1190],
  [884, 880, 912, 1190],
] as const;
/** The light of a lamp falls into the opening, in thin sheets, so its cone has no edge. */
const cones = MASTS.map(([x, y]) => {
  const way = x < 540 ? 1 : -1;
  return times(8, (at) =>
    fill(
      `M${x - 16} ${y}L${x + 16} ${y}L${540 + way * (70 + at * 34)} 1250H${540 - way * (150 + at * 22)}Z`,
      'url(#cone)',
    ),
  );
}).join('');
const masts = MASTS.map(
  ([x, y, fx, fy]) =>
    line(`M${fx} ${fy}L${x} ${y}`, '#12040B', 16, 'stroke-linecap="round"') +
    line(`M${fx} ${fy}L${x} ${y}`, '#8FB4CC', 4) +
    box(x - 62, y - 50, 124, 78, '#12040B', 'rx="10"') +
    line(
      `M${x - 42} ${y - 26}h84M${x - 42} ${y + 4}h84`,
      '#FFFFFF',
      18,
      'stroke-linecap="round" stroke-dasharray="0 28"',
    ),
).join('');

/** A stadium lies on a rock in the sea, and its light stands in the storm. */
export const stadium: Motif = (inks) => {
  const { ground, hot, cloth, glow } = inks;
  return {
    shapes: [
      storm(inks),
      glowAt('dome', glow, [540, 1180, 900], 0.6),
      calm(ground, 0.215),
      line(
        times(90, (at) => `M${round(chance(at) * 1300)} ${round(640 + chance(at + 40) * 1000)}l-30 96`),
        '#FFFFFF',
        3,
        'stroke-opacity="0.3" stroke-linecap="round"',
      ),
      swell('far', { y: 1620, rise: 40, length: 620, shift: 0.3 }, ['#571630', '#2A0B1A', '#D98BA6'], 2),
      linear('stone', [
        [0, '#5A2A44'],
        [1, '#1C0A14'],
      ]) + fill(ROCK, 'url(#stone)', 'stroke="#D98BA6" stroke-width="5" stroke-linejoin="round"'),
      fill(FACES, '#7A3E5C', 'fill-opacity="0.75"') + line(CRACKS, '#1C0A14', 7, 'stroke-linejoin="round"'),
      facade([cloth, hot]),
      linear(
        'round',
        [
          [0, '#12030A', 0.78],
          [0.3, '#12030A', 0],
          [0.5, '#FFFFFF', 0.2],
          [0.72, '#12030A', 0],
          [1, '#12030A', 0.78],
        ],
        [0, 0, 1, 0],
      ),
      fill(`M${along(ROOF, 0, 0.5)}L${along(FOOT, 0.5, 0)}Z`, 'url(#round)'),
      linear('low', [
        [0.5, '#12030A', 0],
        [1, '#12030A', 0.6],
      ]) + fill(`M${along(ROOF, 0, 0.5)}L${along(FOOT, 0.5, 0)}Z`, 'url(#low)'),
      // The gates are lit.
      line(`M${along({ ...FOOT, y: FOOT.y - 6 }, 0.03, 0.47)}`, '#FFF3C8', 26, 'stroke-dasharray="15 19"'),
      line(`M${along({ ...ROOF, y: 1315, half: 449, deep: 126, lift: 29 }, 0.015, 0.485)}`, '#FFFFFF', 9),
      // The roof: a white skin, its seams, and the hole in its middle.
      linear('skin', [
        [0, '#8FB4CC'],
        [0.5, '#DCEBF4'],
        [1, '#FFFFFF'],
      ]) + fill(`M${along(ROOF, 0, 1, 96)}Z`, 'url(#skin)'),
      line(
        times(44, (at) => `M${on(OPENING, at / 44)}L${on(ROOF, at / 44)}`),
        '#5F8AA5',
        4,
        'stroke-opacity="0.7"',
      ),
      linear('inside', [
        [0, '#17547F'],
        [1, '#FFFFFF'],
      ]) + fill(`M${along(OPENING, 0, 1, 80)}Z`, 'url(#inside)'),
      people,
      line(`M${along(OPENING, 0, 1, 80)}Z`, '#FFFFFF', 10),
      line(`M${along(ROOF, 0, 0.5)}`, '#FFFFFF', 16, 'stroke-linecap="round"') +
        line(`M${along(ROOF, 0.5, 1)}`, '#F3FBFF', 7),
      glowAt('out', '#FFFFFF', [540, 1170, 330], 0.5),
      linear('cone', [
        [0, '#FFFFFF', 0.13],
        [1, '#DFF3FF', 0.02],
      ]) + cones,
      masts,
      glowAt('lampa', '#DFF3FF', [196, 868, 170], 0.75) + glowAt('lampb', '#DFF3FF', [884, 868, 170], 0.75),
      left + right + drops(170, 1820, 170) + drops(940, 1850, 140),
      swell('bow', { y: 1900, rise: 56, length: 980, shift: 0.42 }, [hot, '#17547F', '#FFFFFF'], 5),
      swell('near', { y: 2050, rise: 70, length: 1200, shift: 0.05 }, ['#2478AC', '#123A5C', '#B5E3F9'], 5),
      swell(
        'nearest',
        { y: 2240, rise: 80, length: 1400, shift: 0.62 },
        ['#6CC4EF', '#17547F', '#FFFFFF'],
        6,
      ),
      linear('foot', [
        [0.88, ground, 0],
        [1, ground, 0.7],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
