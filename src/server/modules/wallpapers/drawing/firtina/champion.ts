// Sea and storm.
import { all, fill, glowAt, group, linear, rays } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { breaker } from './breaker.ts';
import { cup } from './cup.ts';
import { swell } from './waves.ts';

/** Where the left wave breaks over the cup's rim: its handle. The right one is its mirror. */
const HANDLE = group('translate(-152 520) scale(0.5)', breaker);

/** After the storm: two waves lift the cup into the light. */
export const champion: Motif = (inks) => ({
  isLight: true,
  shapes: [
    linear('mist', [
      [0, '#C4E6F7'],
      [0.3, inks.glow],
      [0.62, '#1F7DB4'],
      [1, '#124767'],
    ]) + all('url(#mist)'),
    fill(rays([540, 1130], { count: 22, reach: 1700 }), '#FFFFFF', 'fill-opacity="0.13"'),
    glowAt('sun', '#FFFFFF', [540, 1130, 560], 0.95),
    HANDLE + group('matrix(-1 0 0 1 1080 0)', HANDLE),
    cup(inks),
    swell('back', { y: 1690, rise: 52, length: 1050, shift: 0.9 }, [inks.hot, '#17547F', '#FFFFFF'], 5),
    swell('band', { y: 1900, rise: 50, length: 1300, shift: 0.3 }, ['#9A2A4C', '#5A1730', '#F7C9D6'], 6),
    swell('front', { y: 2200, rise: 54, length: 940, shift: 0.62 }, ['#2478AC', '#0F3A5C', '#FFFFFF'], 6),
  ].join(''),
  places: [
    { what: 'number', x: 540, y: 1340, size: 340, width: 290, fill: inks.cloth },
    { what: 'name', x: 540, y: 2098, size: 190, width: 920, fill: '#FFFFFF', spacing: 6 },
  ],
});
