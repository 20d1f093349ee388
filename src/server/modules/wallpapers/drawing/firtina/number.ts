// Sea and storm.
import { calm, chance, disc, glowAt, line, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { flash, storm } from './grounds.ts';
import { swell } from './waves.ts';

/** It strikes the number from above. */
const STRIKE = [
  [760, 560],
  [650, 680],
  [716, 718],
  [596, 830],
  [664, 868],
  [600, 1010],
] as const;

/** Foam where the digits stand in the water: balls that are larger in the middle. */
const foam = (more: number, colour: string) =>
  times(34, (at) => {
    const x = 96 + at * 27;
    const r = (34 - Math.abs(at - 16.5) * 1.5) * (0.7 + chance(at) * 0.5);
    return disc(x, 1716 + (chance(at + 40) - 0.5) * 34, r + more, colour);
  });

export const number: Motif = (inks) => ({
  shapes: [
    storm(inks),
    glowAt('flash', '#9BD8FF', [560, 1100, 1100], 0.75),
    calm(inks.ground, 0.225),
    line(
      'M650 680L552 736 570 764 470 836 486 866 420 1000M716 718L800 790 784 818 846 896M596 830L524 884 538 906 480 960',
      '#DFF3FF',
      8,
      'stroke-linejoin="round" stroke-linecap="round" stroke-opacity="0.9"',
    ),
    flash(STRIKE, 38),
    glowAt('hit', '#FFFFFF', [596, 1010, 330], 0.85),
    swell('far', { y: 1610, rise: 44, length: 640, shift: 0.2 }, ['#7B1E3A', '#3A1026', '#E8A9BF'], 2),
    swell('name', { y: 1742, rise: 36, length: 1300, shift: 0.7 }, [inks.hot, '#144E72', '#FFFFFF'], 4),
    foam(7, '#17547F') + foam(0, '#FFFFFF'),
    line(
      'M-20 1900C180 1850 320 1950 540 1910S900 1860 1100 1920M-20 2030C200 1990 360 2080 560 2040S920 1990 1100 2050M-20 2150C160 2110 340 2190 560 2160S900 2110 1100 2160',
      inks.glow,
      5,
      'stroke-opacity="0.35"',
    ),
    swell('near', { y: 2210, rise: 60, length: 900, shift: 0.1 }, ['#2478AC', '#0A2C42', inks.glow], 4),
  ].join(''),
  places: [
    {
      what: 'number',
      x: 540,
      y: 1720,
      size: 1060,
      width: 860,
      fill: '#FFFFFF',
      outline: inks.cloth,
      outlineWidth: 44,
    },
    { what: 'name', x: 540, y: 2096, size: 220, width: 940, fill: '#FFFFFF', spacing: 6 },
  ],
});
