// Newsprint: black, white, dots and edges.

import { type Pose, silhouette } from '../crowd.ts';
import { all, calm, chance, clip, fill, group, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { INK, PAPER } from './grounds.ts';
import { openEagle } from './open-eagle.ts';

/** The cloth that the stand holds up, wider than the picture: its lower edge sags between the hands. */
const CLOTH =
  'M-60 800C120 838 250 792 372 812S600 836 712 808 950 788 1140 822V1760C1000 1790 880 1738 752 1766S520 1794 396 1762 120 1740 -60 1772Z';
/** Where it is folded from its upper edge to its lower one. */
const FOLDS = [86, 236, 392, 690, 850, 990] as const;
/** Some of them break what is painted on it. */
const BREAKS = FOLDS.slice(1, 5);
const fold = (x: number, at: number, wide: number) => {
  const bend = at % 2 ? -22 : 22;
  return `M${x} 780C${x + bend} 1040 ${x - bend} 1400 ${x + bend * 0.6} 1800H${x + wide}C${x + wide * 1.4 - bend} 1400 ${x + wide * 1.4 + bend} 1040 ${x + wide * 0.6} 780Z`;
};
/** Each part between two folds hangs a little higher or lower than the one beside it. */
const parts = (content: string) =>
  [-60, ...BREAKS]
    .map((x, at) => {
      const end = BREAKS[at] ?? 1140;
      return (
        clip(`part${at}`, `<path d="M${x} 700H${end}V1900H${x}Z"/>`) +
        `<g clip-path="url(#part${at})">${group(`translate(0 ${at % 2 ? 8 : -8})`, content)}</g>`
      );
    })
    .join('');

/** The upper stand: rows of heads, smaller and darker the farther they are. */
const far = times(9, (row) =>
  line(
    `M${row % 2 ? 0 : -14} ${880 - row * 31}C270 ${862 - row * 31} 810 ${862 - row * 31} 1090 ${880 - row * 31}`,
    row % 3 ? '#4A4A4F' : '#6B6A66',
    19 - row * 1.5,
    'stroke-linecap="round" stroke-dasharray="0 28"',
  ),
);

/** What those do who stand in front: hands open, a fist, a song. The elbow and the wrist of each arm. */
const POSES: readonly Pose[] = [
  {
    left: [
      [-176, 30],
      [-150, -150],
    ],
    right: [
      [176, 20],
      [140, -160],
    ],
    hands: 'open',
  },
  {
    right: [
      [170, 40],
      [128, -170],
    ],
    hair: 'cap',
  },
  { hair: 'long', scarf: true },
  {
    left: [
      [-168, 40],
      [-120, -150],
    ],
    right: [
      [172, 30],
      [150, -140],
    ],
    hair: 'bun',
  },
  {
    left: [
      [-180, 20],
      [-160, -170],
    ],
    hands: 'open',
    scarf: true,
  },
  {
    left: [
      [-160, 60],
      [-60, -110],
    ],
    right: [
      [160, 60],
      [60, -110],
    ],
    hands: 'open',
    hair: 'cap',
  },
];

/** They hold the lower edge of the cloth. */
const holding: Pose = {
  left: [
    [-150, 40],
    [-128, -130],
  ],
  right: [
    [150, 40],
    [128, -130],
  ],
};

/** Rows that come nearer, black, with the light of the cloth on their edges. */
const near = [
  { y: 1822, size: 0.44, step: 122, shift: -6 },
  { y: 1960, size: 0.58, step: 164, shift: -60 },
  { y: 2090, size: 0.8, step: 226, shift: 30 },
  { y: 2260, size: 1.12, step: 318, shift: -70 },
].map(({ y, size, step, shift }, row) =>
  times(Math.ceil(1180 / step) + 1, (at) => {
    const own = Math.floor(chance(at * 3 + row * 17) * POSES.length);
    return silhouette(
      [Math.round(shift + at * step), Math.round(y + (chance(at + row * 40) - 0.5) * 60 * size), size],
      (row === 0 ? holding : POSES[own]) ?? holding,
      { tone: INK, rim: PAPER, from: shift + at * step < 540 ? 1 : -1 },
    );
  }),
);

/** The whole stand holds up one white cloth with the eagle on it. */
export const stand: Motif = () => ({
  shapes: [
    all(INK),
    far,
    fill(CLOTH, INK, `stroke="${INK}" stroke-width="44" stroke-linejoin="round"`) + fill(CLOTH, PAPER),
    clip('cloth', `<path d="${CLOTH}"/>`),
    `<g clip-path="url(#cloth)">${[
      parts(group('translate(-54 960) scale(3.3 4)', openEagle(INK, PAPER))),
      FOLDS.map((x, at) => fill(fold(x, at, 46), '#000', 'fill-opacity="0.2"')).join(''),
      FOLDS.map((x, at) => fill(fold(x - 40, at, 36), '#fff', 'fill-opacity="0.16"')).join(''),
    ].join('')}</g>`,
    near.join(''),
    linear('foot', [
      [0.9, INK, 0],
      [1, INK, 0.92],
    ]) + all('url(#foot)'),
    calm(INK, 0.235),
  ].join(''),
});
