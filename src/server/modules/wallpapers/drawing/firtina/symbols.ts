// Sea and storm.
import { calm, disc, glowAt } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { boat } from './boat.ts';
import { breaker } from './breaker.ts';
import { storm } from './grounds.ts';
import { swell } from './waves.ts';

/** One wave is about to break over a small boat. */
export const spirit: Motif = (inks) => {
  const { ground, hot, glow, cloth } = inks;
  return {
    shapes: [
      storm(inks),
      glowAt('mist', glow, [800, 1330, 640], 0.6),
      calm(ground, 0.225),
      disc(190, 740, 150, '#F3E3EA', 'fill-opacity="0.14"') + disc(190, 740, 96, '#F7ECF1'),
      swell('far', { y: 1640, rise: 50, length: 520, shift: 0.3 }, ['#7B1E3A', '#3A1026', '#D98BA6'], 3),
      breaker,
      boat({ x: 800, y: 1742, turn: 9, scale: 1.05, hull: cloth, flag: hot }),
      swell('trough', { y: 1880, rise: 80, length: 1500, shift: 0.3 }, [hot, '#17547F', '#FFFFFF'], 5),
      swell('near', { y: 2010, rise: 84, length: 1150, shift: 0.05 }, ['#2478AC', '#123A5C', '#B5E3F9'], 6),
      swell('nearest', { y: 2230, rise: 80, length: 1400, shift: 0.6 }, ['#6CC4EF', '#17547F', '#FFFFFF'], 6),
    ].join(''),
  };
};
