// Sea and storm.
import { jersey, jerseyPlaces } from '../jersey.ts';
import { disc, fill, glowAt, group, line } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { sea, storm } from './grounds.ts';

const bolt = (x: number, y: number, scale: number, colour: string) =>
  group(`translate(${x} ${y}) scale(${scale})`, fill('M40 0L-60 210H10L-50 420L110 150H34L96 0Z', colour));

/** A wooden boat from the side; its lower half is in the water. */
const hull = (rim: string) =>
  fill('M130 1610C300 1690 780 1690 950 1610L850 1940H230Z', '#8A4632') +
  line('M158 1706C320 1772 760 1772 922 1706M186 1786C330 1846 750 1846 894 1786', '#5E2A20', 10) +
  line('M130 1612C300 1692 780 1692 950 1612', rim, 26, 'stroke-linecap="round"');

/** The shirt is the sail of a boat. */
export const shirt: Motif = (inks) => {
  const look = { x: 56, y: 560, scale: 4.84, cloth: inks.cloth, trim: inks.stripe };
  return {
    shapes: [
      storm(inks),
      // Whole behind the rigging, low over the water: above the sail is the clock of the phone.
      disc(896, 1300, 146, '#F7ECF1', 'fill-opacity="0.12"') + disc(896, 1300, 104, '#F7ECF1'),
      line('M540 590V1760', '#8A5140', 30) + line('M130 648H950', '#A5654E', 26, 'stroke-linecap="round"'),
      line('M140 650L330 1700M940 650L750 1700', '#F4F8FB', 6, 'stroke-opacity="0.7"'),
      jersey('shirt', look),
      hull(inks.glow),
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
