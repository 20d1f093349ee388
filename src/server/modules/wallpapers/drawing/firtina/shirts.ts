// Sea and storm.
import { jersey, jerseyPlaces } from '../jersey.ts';
import { calm, disc, fill, glowAt, line, linear, radial } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { storm } from './grounds.ts';
import { swell } from './waves.ts';

/** A boat from behind, low in the water. */
const hull = (rim: string) =>
  linear(
    'wood',
    [
      [0, '#2A1220'],
      [0.45, '#7A3A34'],
      [1, '#1E0A16'],
    ],
    [0, 0, 1, 0],
  ) +
  fill(
    'M150 1640C280 1722 420 1748 540 1748S800 1722 930 1640C900 1800 830 1920 760 2040H320C250 1920 180 1800 150 1640Z',
    'url(#wood)',
  ) +
  line(
    'M176 1742C300 1812 430 1832 540 1832S780 1812 904 1742M216 1838C330 1892 440 1908 540 1908S750 1892 864 1838',
    '#1A0810',
    8,
  ) +
  line('M150 1640C280 1722 420 1748 540 1748S800 1722 930 1640', rim, 22, 'stroke-linecap="round"');

/** The moon stands behind the shirt, which is the sail of a boat. */
export const shirt: Motif = (inks) => {
  const look = { x: 40, y: 660, scale: 5, cloth: inks.cloth, trim: inks.stripe };
  return {
    shapes: [
      storm(inks),
      glowAt('moonlight', '#F7D9E4', [540, 1120, 1000], 0.55),
      calm(inks.ground, 0.225),
      radial(
        'moon',
        [
          [0, '#FFFFFF'],
          [0.7, '#F3E0E8'],
          [1, '#D9B4C4'],
        ],
        [460, 1020, 620],
      ) + disc(540, 1120, 480, 'url(#moon)'),
      swell('far', { y: 1650, rise: 44, length: 760, shift: 0.1 }, [inks.second, '#3A1026', '#D98BA6'], 3),
      line('M540 610V1760', '#3E1812', 26, 'stroke-linecap="round"'),
      line(
        'M110 756L164 1640M970 706L916 1640M280 1640L230 1690M800 1640L850 1690',
        '#F4F8FB',
        5,
        'stroke-opacity="0.6"',
      ),
      jersey('shirt', look),
      // The yard that carries it lies over the shoulders.
      line('M96 756L984 700', '#6E3324', 28, 'stroke-linecap="round"') +
        line('M96 750L984 694', '#B0705A', 7, 'stroke-linecap="round"'),
      line('M352 718V770M728 694V746M200 730V772M880 688V730', '#F4F8FB', 9, 'stroke-linecap="round"'),
      hull(inks.glow),
      // A long swell carries the boat.
      swell('near', { y: 1880, rise: 74, length: 1500, shift: 0.62 }, [inks.hot, '#17547F', '#FFFFFF'], 5),
      swell(
        'nearest',
        { y: 2130, rise: 120, length: 1250, shift: 0.2 },
        ['#2478AC', '#0A2C42', inks.glow],
        6,
      ),
    ].join(''),
    places: jerseyPlaces(look, { print: '#FFFFFF', outline: inks.cloth }),
  };
};
