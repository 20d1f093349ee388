// Light over dark water.
import { all, box, disc, glowAt, group, line, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { glitter, night } from './grounds.ts';

export const spirit: Motif = (inks) => {
  const { ground, hot, mark, deep } = inks;
  return {
    shapes: [
      night(inks),
      glowAt('halo', '#3B62E0', [540, 1180, 1150], 0.75),
      disc(540, 1180, 420, hot),
      box(0, 1700, 1080, 700, deep),
      linear('sea', [
        [0, '#1F3A8A', 0.55],
        [0.5, ground, 1],
      ]) + box(0, 1700, 1080, 700, 'url(#sea)'),
      glitter(540, 1716, { width: 560, rows: 30, colour: hot }),
      group('translate(214 812) rotate(-14 336 336) scale(14.4)', mark(ground)),
      line(
        'M120 900q34 -34 68 0q34 -34 68 0M820 760q26 -26 52 0q26 -26 52 0M900 880q20 -20 40 0q20 -20 40 0',
        hot,
        9,
        'stroke-linecap="round"',
      ),
    ].join(''),
  };
};

export const pattern: Motif = ({ ground, hot, second, pattern: feather }) => ({
  shapes: [
    linear('deep', [
      [0, ground],
      [0.6, second, 0.75],
      [1, ground],
    ]) +
      all(ground) +
      all('url(#deep)'),
    linear(
      'gold',
      [
        [0, hot],
        [1, '#FF9E00'],
      ],
      [0, 1, 1, 0],
    ),
    group('translate(-1050 60) rotate(3) scale(3.2)', feather('url(#gold)')),
    linear('fade', [
      [0, ground, 0.94],
      [0.3, ground, 0.35],
      [0.55, ground, 0],
    ]) + all('url(#fade)'),
  ].join(''),
});
