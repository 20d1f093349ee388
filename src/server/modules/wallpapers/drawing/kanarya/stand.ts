// Light over dark water.
import { cardStand } from '../cards.ts';
import { all, calm, chance, linear, radial } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { placeInFeather } from './feather.ts';

/** The feather of the pattern, upright enough for a stand. */
const FEATHER = {
  along: [
    [190, 2190],
    [250, 1380],
    [960, 630],
  ],
  width: 350,
} as const;

/** A whole stand shows one feather. */
export const stand: Motif = ({ ground, raised, line: mid, hot }) => {
  const tones = { quill: '#FFF6CC', gap: '#0E1B4D', left: hot, right: '#E89A00' };
  return {
    shapes: [
      all(ground),
      cardStand({
        top: 560,
        row: 17,
        more: 0.6,
        rows: 54,
        bend: 1.4,
        tilt: 0.14,
        gap: 0.11,
        toneAt: (x, y, at) => {
          const place = placeInFeather(FEATHER, { x, y, quill: 13 + Math.max(0, y - 700) / 110 });
          if (place) return place === 'left' && chance(at) > 0.86 ? '#FFE052' : tones[place];
          return chance(at) > 0.985 ? undefined : chance(at + 9) > 0.12 ? raised : mid;
        },
        skin: '#5C5670',
        coat: '#050920',
      }),
      radial(
        'dim',
        [
          [0.3, ground, 0],
          [1, ground, 0.86],
        ],
        [560, 1420, 1250],
      ) + all('url(#dim)'),
      linear('foot', [
        [0.84, ground, 0],
        [1, ground, 0.9],
      ]) + all('url(#foot)'),
      calm(ground, 0.205),
    ].join(''),
  };
};
