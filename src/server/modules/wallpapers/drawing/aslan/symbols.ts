// A floodlit evening.
import { all, disc, fill, group, linear, radial, rays } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { lion } from './lion.ts';

export const spirit: Motif = (inks) => ({
  shapes: [
    all(inks.hot),
    fill(rays([540, 1290], { count: 26, from: 3, reach: 2100 }), '#8E0A1F'),
    radial(
      'heat',
      [
        [0, inks.glow, 0.85],
        [0.3, inks.hot, 0.3],
        [1, inks.ground, 0.92],
      ],
      [540, 1290, 1350],
    ) + all('url(#heat)'),
    disc(540, 1290, 470, inks.ground, 'fill-opacity="0.85"'),
    fill(rays([540, 1290], { count: 52, reach: 500, inner: 478 }), inks.glow),
    group('translate(96 844) scale(18.5)', lion(inks)),
    linear('top', [
      [0, inks.ground, 0.85],
      [0.28, inks.ground, 0],
    ]) + all('url(#top)'),
  ].join(''),
});

export const pattern: Motif = ({ ground, hot, glow, pattern: mane, mark: sign }) => ({
  shapes: [
    linear('dusk', [
      [0, ground],
      [0.45, '#4A0A16'],
      [1, hot],
    ]) + all('url(#dusk)'),
    group('translate(-1035 325) scale(3.5)', mane('#7A0C1C'), 'opacity="0.75"'),
    radial(
      'sun',
      [
        [0.2, '#FFE08A'],
        [0.6, glow],
        [1, '#D8420F'],
      ],
      [450, 450, 400],
    ),
    group('translate(-540 820) rotate(4 1080 1080) scale(2.4)', mane('url(#sun)')),
    disc(540, 1900, 400, '#3A0811') + disc(540, 1900, 372, glow),
    group('translate(204 1590) scale(14)', sign('#3A0811')),
    linear('foot', [
      [0.8, ground, 0],
      [1, ground, 0.55],
    ]) + all('url(#foot)'),
  ].join(''),
});
