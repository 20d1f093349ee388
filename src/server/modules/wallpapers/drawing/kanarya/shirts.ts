// Light over dark water.
import { jersey, jerseyPlaces } from '../jersey.ts';
import { box, fill, group, line, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { glitter, night } from './grounds.ts';

/** Of the washing line on which the shirt hangs in the beam of the light. */
const peg = (x: number, turn: number) =>
  group(
    `translate(${x} 756) rotate(${turn})`,
    fill('M-15 -62H15L11 46H3V-8H-3V46H-11Z', '#D9A15B') + box(-15, -22, 30, 8, '#8C6A3A'),
  );

export const shirt: Motif = (inks) => {
  const look = { x: 0, y: 660, scale: 5.4, cloth: inks.cloth, trim: inks.stripe };
  return {
    shapes: [
      night(inks),
      linear(
        'beam',
        [
          [0, '#FFF1A8', 0.75],
          [1, '#FFD200', 0],
        ],
        [0.8, 0, 0.3, 1],
      ),
      fill('M860 -60L1010 -60L980 1760L60 1760Z', 'url(#beam)', 'fill-opacity="0.8"'),
      fill('M920 -60L980 -60L760 1760L300 1760Z', 'url(#beam)', 'fill-opacity="0.55"'),
      box(0, 1736, 1080, 664, inks.ground),
      linear('sea', [
        [0, inks.second, 0.8],
        [0.7, inks.ground, 0],
      ]) + box(0, 1736, 1080, 664, 'url(#sea)'),
      glitter(540, 1756, { width: 700, rows: 30, colour: inks.hot }),
      line('M-20 660Q540 868 1100 660', '#C9D2EA', 9),
      jersey('shirt', look),
      peg(392, -8) + peg(688, 8),
    ].join(''),
    places: jerseyPlaces(look, { print: '#FFFFFF', outline: inks.cloth }),
  };
};

export const number: Motif = (inks) => ({
  shapes: [
    night(inks),
    linear('gold', [
      [0, inks.hot, 0.5],
      [1, inks.second, 0.2],
    ]),
    group('translate(-420 520) rotate(-6) scale(2.1)', inks.pattern('url(#gold)'), 'opacity="0.5"'),
    box(0, 1800, 1080, 600, inks.ground),
    linear('sea', [
      [0, inks.second, 0.9],
      [0.8, inks.ground, 0],
    ]) + box(0, 1800, 1080, 600, 'url(#sea)'),
    glitter(540, 1816, { width: 900, rows: 30, colour: inks.hot }),
    box(0, 1796, 1080, 5, inks.hot),
  ].join(''),
  places: [
    { what: 'number', x: 540, y: 1796, size: 1230, width: 960, fill: inks.hot },
    { what: 'name', x: 540, y: 900, size: 200, width: 900, fill: '#FFFFFF', spacing: 8 },
  ],
});
