// A floodlit evening.
import { jersey, jerseyPlaces } from '../jersey.ts';
import { all, fill, group, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { evening } from './grounds.ts';
import { lion, paw } from './lion.ts';

/** A lion looks over it and holds it up, its back to us, as one shows a new shirt. */
export const shirt: Motif = (inks) => {
  const look = { x: 20, y: 960, scale: 5.2, cloth: inks.cloth, trim: inks.stripe };
  return {
    shapes: [
      evening(inks),
      linear('cone', [
        [0, '#FFE9B8', 0.7],
        [1, '#FFB84D', 0],
      ]),
      fill('M-40 -40H150L1000 2140H240Z', 'url(#cone)', 'fill-opacity="0.55"'),
      fill('M1120 -40H930L80 2140H840Z', 'url(#cone)', 'fill-opacity="0.55"'),
      `<ellipse cx="540" cy="2120" rx="520" ry="90" fill="#FFB84D" fill-opacity="0.35"/>`,
      `<ellipse cx="540" cy="2110" rx="330" ry="46" fill="#160A0C" fill-opacity="0.7"/>`,
      group('translate(228 560) scale(13)', lion(inks)),
      jersey('shirt', look),
      group('translate(322 1070) rotate(-14)', paw(inks)) +
        group('translate(758 1070) rotate(14)', paw(inks)),
    ].join(''),
    places: jerseyPlaces(look, { print: '#FFFFFF', outline: '#5A0713' }),
  };
};

export const number: Motif = ({ ground, hot, glow, mark }) => ({
  shapes: [
    all(hot),
    fill('M-100 1500L1180 1140V1560L-100 1920Z', '#8E0A1F'),
    fill('M-100 1760L1180 1400V2500H-100Z', ground),
    fill('M-100 1716L1180 1356V1392L-100 1752Z', glow),
    group('translate(-240 -160) scale(25)', mark('#9A0B21')),
    linear('top', [
      [0, ground, 0.75],
      [0.3, ground, 0],
    ]) + all('url(#top)'),
  ].join(''),
  places: [
    { what: 'number', x: 600, y: 1558, size: 1120, width: 790, fill: '#FFFFFF', rotate: -15.7 },
    { what: 'name', x: 590, y: 1800, size: 250, width: 960, fill: glow, rotate: -15.7, spacing: 3 },
  ],
});
