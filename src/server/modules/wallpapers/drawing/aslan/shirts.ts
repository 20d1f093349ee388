// A floodlit evening.
import { all, box, calm, clip, disc, fill, glowAt, group, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { evening } from './grounds.ts';
import { strands } from './mane.ts';

/** Lamps of a floodlight. */
const lamps = (x: number, y: number) =>
  times(8, (at) => disc(x + (at % 4) * 58 - 87, y + Math.floor(at / 4) * 58, 22, '#FFF4D0')) +
  glowAt(`lamp${x}`, '#FFE1A0', [x, y + 29, 300], 0.75);

/** The back of a worn shirt: broad shoulders, sleeves at the sides, and the body down out of the picture. */
const BACK =
  'M404 1010C300 1052 176 1082 120 1140C56 1210 10 1420 -20 1720L150 1776C176 1660 200 1590 236 1530C228 1800 222 2100 214 2410H866C858 2100 852 1800 844 1530C880 1590 904 1660 930 1776L1100 1720C1070 1420 1024 1210 960 1140C904 1082 780 1052 676 1010C640 1060 440 1060 404 1010Z';
const RIM = 'M404 1010C300 1052 176 1082 120 1140C56 1210 10 1420 -20 1720';

/** A player with the mane of a lion, from behind, before the floodlights. */
export const shirt: Motif = (inks) => {
  const limb = fill('M-16 1700C-60 1880 -90 2100 -100 2410H96C104 2160 120 1960 142 1760Z', '#2A0609');
  const rim = line(RIM, '#FFE1A0', 9, 'stroke-linecap="round"');
  return {
    shapes: [
      evening(inks),
      glowAt('heat', '#FF8A3A', [540, 1000, 900], 0.7),
      calm(inks.ground, 0.225),
      lamps(96, 720) + lamps(984, 720),
      limb + group('matrix(-1 0 0 1 1080 0)', limb),
      clip('back', `<path d="${BACK}"/>`),
      `<g clip-path="url(#back)">${[
        box(-40, 980, 1160, 1440, inks.cloth),
        times(3, (at) => box(298 + at * 194, 980, 97, 1440, inks.stripe)),
        fill('M-40 1640L170 1702V1790L-40 1730ZM1120 1640L910 1702V1790L1120 1730Z', inks.stripe),
        fill('M404 1010C440 1060 640 1060 676 1010L700 1030C650 1110 430 1110 380 1030Z', inks.stripe),
        // Where cloth falls from the shoulders it is dark, and the middle of the back is in the shade of the head.
        fill(
          'M236 1530C250 1340 230 1220 190 1130C180 1280 190 1420 214 1560 210 1900 204 2200 200 2410H320C270 2100 250 1800 236 1530ZM844 1530C830 1340 850 1220 890 1130C900 1280 890 1420 866 1560 870 1900 876 2200 880 2410H760C810 2100 830 1800 844 1530Z',
          '#000',
          'fill-opacity="0.34"',
        ),
        fill(
          'M330 1180C380 1300 460 1340 540 1340S700 1300 750 1180C700 1260 620 1290 540 1290S380 1260 330 1180Z',
          '#000',
          'fill-opacity="0.16"',
        ),
        linear('dusk', [
          [0, '#2A0408', 0.5],
          [0.22, '#2A0408', 0.06],
          [0.6, '#2A0408', 0.1],
          [1, '#14030A', 0.92],
        ]) + box(-40, 980, 1160, 1440, 'url(#dusk)'),
      ].join('')}</g>`,
      rim + group('matrix(-1 0 0 1 1080 0)', rim),
      // The light is behind the head: the outer hair glows, the inner hair is dark.
      group(
        'translate(540 960) scale(0.94 1)',
        [
          strands({ count: 34, inner: 150, reach: 340, width: 46, fall: 250, seed: 11 }, '#FFB02E'),
          strands({ count: 32, inner: 140, reach: 312, width: 46, fall: 236, seed: 23 }, '#C2400E'),
          strands({ count: 28, inner: 120, reach: 276, width: 48, fall: 220, seed: 37 }, '#6E1A0E'),
          strands({ count: 24, inner: 80, reach: 232, width: 48, fall: 200, seed: 51 }, '#2A0609'),
          disc(0, 30, 150, '#2A0609'),
          strands(
            { count: 22, from: 112, to: 248, inner: 6, reach: 236, width: 9, fall: 190, seed: 2 },
            '#7A220C',
            '#6A1C0D',
          ),
          strands(
            { count: 12, from: -80, to: 80, inner: 6, reach: 196, width: 8, seed: 6 },
            '#7A220C',
            '#6A1C0D',
          ),
        ].join(''),
      ),
      linear('foot', [
        [0.9, inks.ground, 0],
        [1, inks.ground, 0.8],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [
      {
        what: 'name',
        x: 540,
        y: 1500,
        size: 150,
        width: 520,
        fill: '#FFFFFF',
        outline: '#5A0713',
        outlineWidth: 22,
        spacing: 4,
      },
      {
        what: 'number',
        x: 540,
        y: 2140,
        size: 720,
        width: 560,
        fill: '#FFFFFF',
        outline: '#5A0713',
        outlineWidth: 40,
      },
    ],
  };
};

/** A mane bursts from behind the number, and the number breaks the band. */
export const number: Motif = ({ ground, hot, glow }) => ({
  shapes: [
    linear('night', [
      [0.24, '#2A060C'],
      [0.5, '#8E0A1F'],
      [0.8, hot],
    ]) + all('url(#night)'),
    glowAt('heat', '#FF5A1E', [500, 1180, 900], 0.7),
    group(
      'translate(500 1190) scale(0.98 1.04)',
      [
        strands({ count: 44, inner: 200, reach: 640, width: 50, fall: 60, seed: 11 }, '#6E0D1C'),
        strands({ count: 40, inner: 190, reach: 590, width: 48, fall: 60, seed: 23 }, '#B80D28'),
        strands({ count: 38, inner: 180, reach: 535, width: 46, fall: 50, seed: 37 }, '#E0420F', '#C2300E'),
        strands({ count: 36, inner: 160, reach: 480, width: 44, fall: 40, seed: 51 }, glow, '#F09000'),
        strands({ count: 30, inner: 120, reach: 400, width: 38, fall: 30, seed: 64 }, '#FFD062', glow),
        disc(0, 0, 200, '#C2400E'),
      ].join(''),
    ),
    calm('#2A060C', 0.226),
    fill('M-100 1690L1180 1330V2500H-100Z', ground),
    fill('M-100 1640L1180 1280V1322L-100 1682Z', glow),
    fill('M-100 2210L1180 1850V1990L-100 2350Z', hot) + fill('M-100 2390L1180 2030V2062L-100 2422Z', glow),
  ].join(''),
  places: [
    {
      what: 'number',
      x: 600,
      y: 1570,
      size: 1120,
      width: 760,
      fill: '#FFFFFF',
      outline: '#3A050C',
      outlineWidth: 46,
      rotate: -15.7,
    },
    { what: 'name', x: 596, y: 1826, size: 230, width: 940, fill: glow, rotate: -15.7, spacing: 3 },
  ],
});
