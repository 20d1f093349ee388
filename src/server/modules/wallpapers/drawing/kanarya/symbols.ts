// Light over dark water.
import { all, box, calm, disc, glowAt, group, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { bird } from './bird.ts';
import { feather } from './feather.ts';
import { glitter, night } from './grounds.ts';

/** Dark places on the moon: x, y and radius. */
const MARIA = [
  [400, 1040, 96],
  [690, 1010, 60],
  [640, 1400, 110],
  [330, 1290, 58],
  [480, 1470, 44],
] as const;

export const spirit: Motif = (inks) => {
  const { ground, hot, deep } = inks;
  return {
    shapes: [
      night(inks),
      glowAt('halo', '#3B62E0', [540, 1200, 1150], 0.75),
      radial(
        'moon',
        [
          [0, '#FFFFFF'],
          [1, '#B9C9F8'],
        ],
        [430, 1080, 640],
      ) + disc(540, 1180, 490, 'url(#moon)'),
      times(MARIA.length, (at) => {
        const [x, y, r] = MARIA[at] ?? [0, 0, 0];
        return disc(x, y, r, '#7F97DE', 'fill-opacity="0.34"');
      }),
      box(0, 1740, 1080, 660, deep),
      linear('sea', [
        [0, '#1F3A8A', 0.55],
        [0.5, ground, 1],
      ]) + box(0, 1740, 1080, 660, 'url(#sea)'),
      glitter(540, 1756, { width: 620, rows: 30, colour: '#C9D6FF' }),
      glitter(520, 1762, { width: 260, rows: 16, colour: hot }),
      group('translate(556 1426) rotate(-8) scale(0.94)', bird({ ink: ground })),
    ].join(''),
  };
};

export const pattern: Motif = ({ ground, hot, second }) => ({
  shapes: [
    linear('deep', [
      [0.2, ground],
      [0.6, second, 0.75],
      [1, ground],
    ]) +
      all(ground) +
      all('url(#deep)'),
    glowAt('warm', '#FFE98A', [840, 900, 1000], 0.3),
    calm(ground, 0.225),
    linear(
      'gold',
      [
        [0, '#D97A00'],
        [0.45, hot],
        [1, '#FFF6C4'],
      ],
      [0, 1, 1, 0],
    ),
    linear(
      'amber',
      [
        [0, '#8A4A00'],
        [0.5, '#E08E00'],
        [1, '#FFD95A'],
      ],
      [0, 1, 1, 0],
    ),
    feather({
      along: [
        [130, 2390],
        [250, 1440],
        [970, 640],
      ],
      width: 345,
      vane: 'url(#gold)',
      shade: 'url(#amber)',
      quill: '#FFF6CC',
      gap: '#0E1B4D',
    }),
    linear('foot', [
      [0.82, ground, 0],
      [1, ground, 0.8],
    ]) + all('url(#foot)'),
  ].join(''),
});
