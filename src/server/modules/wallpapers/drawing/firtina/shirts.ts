// Sea and storm.
import { jersey, jerseyPlaces } from '../jersey.ts';
import { disc, fill, glowAt, group, line } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { sea, storm } from './grounds.ts';

const bolt = (x: number, y: number, scale: number, colour: string) =>
  group(`translate(${x} ${y}) scale(${scale})`, fill('M40 0L-60 210H10L-50 420L110 150H34L96 0Z', colour));

/** The shirt is the sail of a boat. */
export const shirt: Motif = (inks) => {
  const look = { x: 56, y: 560, scale: 4.84, cloth: inks.cloth, trim: inks.stripe };
  return {
    shapes: [
      storm(inks),
      disc(800, 620, 230, '#F7ECF1', 'fill-opacity="0.12"') +
        disc(800, 620, 160, '#F7ECF1', 'fill-opacity="0.9"'),
      line('M540 520V1760', '#3A1020', 30) +
        line('M130 640H950', '#5A2A36', 26, 'stroke-linecap="round"') +
        disc(540, 516, 20, inks.glow),
      line('M140 650L330 1760M940 650L750 1760', '#F4F8FB', 5, 'stroke-opacity="0.5"'),
      jersey('shirt', look),
      fill('M170 1640C300 1700 780 1700 910 1640L830 1860C720 1930 360 1930 250 1860Z', '#2A0D19') +
        line('M176 1662C306 1722 774 1722 904 1662', inks.glow, 14),
      sea(inks, 1800),
    ].join(''),
    places: jerseyPlaces(look, { print: '#FFFFFF', outline: inks.cloth }),
  };
};

export const number: Motif = (inks) => ({
  shapes: [
    storm(inks),
    glowAt('flash', inks.glow, [760, 760, 820], 0.5),
    bolt(820, 300, 2.3, '#FFFFFF'),
    sea(inks, 1560),
  ].join(''),
  places: [
    {
      what: 'number',
      x: 540,
      y: 1620,
      size: 1240,
      width: 940,
      fill: '#FFFFFF',
      outline: inks.cloth,
      outlineWidth: 44,
    },
    { what: 'name', x: 540, y: 2080, size: 240, width: 940, fill: '#FFFFFF', spacing: 6 },
  ],
});
