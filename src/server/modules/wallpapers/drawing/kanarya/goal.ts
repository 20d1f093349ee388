// Light over dark water.
import { box, calm, disc, fill, glowAt, group, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, bulge } from '../parts.ts';
import { feather } from './feather.ts';
import { night } from './grounds.ts';

/** Where the ball ends: under the bar, beside the post. */
const [X, Y] = [640, 1030];
const POST = 900;
const BAR = 700;
/** The net ends on the ground. */
const GROUND = 1730;

/** Feathers that the shot has torn loose: where each is, how it lies, and how long it is. */
const LOOSE = [
  [410, 1246, -58, 340],
  [196, 1394, -30, 280],
  [330, 1570, -78, 210],
] as const;

/** The ball goes into the corner of the goal, and feathers fly on its way. */
export const goal: Motif = (inks) => {
  const threads = bulge([X, Y], { step: 70, swell: 0.75, reach: 300, turn: -4 });
  return {
    shapes: [
      night(inks),
      glowAt('behind', '#3B62E0', [540, 1200, 1200], 0.8),
      glowAt('shot', '#FFE98A', [X, Y, 520], 0.75),
      `<clipPath id="mouth"><path d="M-10 ${BAR}H${POST}V${GROUND}H-10Z"/></clipPath>`,
      `<g clip-path="url(#mouth)">${line(threads, inks.ink, 6, 'stroke-opacity="0.6"')}</g>`,
      calm(inks.ground, 0.2),
      // Its way: broad at the ball, and thinner the longer ago it was there.
      linear(
        'way',
        [
          [0, '#FFE98A', 0],
          [1, '#FFF6C4', 0.8],
        ],
        [0, 1, 1, 0],
      ) +
        fill(
          `M-20 1726C180 1580 380 1400 ${X - 90} ${Y + 50}L${X - 40} ${Y + 100}C430 1430 220 1610 -20 1726Z`,
          'url(#way)',
          'fill-opacity="0.55"',
        ),
      LOOSE.map(([x, y, turn, long]) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          feather({
            along: [
              [-long / 2, 0],
              [0, -long * 0.18],
              [long / 2, 0],
            ],
            width: long * 0.15,
            vane: '#FFE052',
            shade: '#E89A00',
            quill: '#FFF6CC',
            gap: '#7A4200',
          }),
        ),
      ).join(''),
      // The ground, on which the name stands.
      linear('grass', [
        [0, '#2A46B8'],
        [0.4, '#14226A'],
        [1, inks.ground],
      ]) + box(0, GROUND, 1080, 2400 - GROUND, 'url(#grass)'),
      // Mown in stripes that come towards us.
      times(4, (at) =>
        fill(
          `M${90 + at * 270} ${GROUND}h135L${-620 + at * 800 + 400} 2400H${-620 + at * 800}Z`,
          '#0B1440',
          'fill-opacity="0.4"',
        ),
      ),
      box(0, GROUND, 1080, 16, '#F6F8FF'),
      // The frame is nearer than the net: its light side, and its shade.
      box(-20, BAR - 34, POST + 66, 68, '#F6F8FF') + box(-20, BAR + 12, POST + 66, 22, '#A9B6E4'),
      box(POST - 22, BAR + 34, 68, GROUND - BAR - 18, '#F6F8FF') +
        box(POST - 22, BAR + 34, 24, GROUND - BAR - 18, '#A9B6E4'),
      disc(X + 26, Y + 34, 166, '#060B24', 'fill-opacity="0.35"') + ball(X, Y, 160, { patch: '#14213D' }),
    ].join(''),
    places: [{ what: 'name', x: 540, y: 2080, size: 270, width: 940, fill: inks.hot, spacing: 8 }],
  };
};
