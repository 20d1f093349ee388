// Newsprint: black, white, dots and edges.
import { all, box, calm, clip, disc, glowAt, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { halftone, INK, PAPER } from './grounds.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [392, 688, 1010, 1530];

/** Around the pitch, at a distance from it. @param more stroke and dashes */
const around = (far: number, colour: string, width: number, more = '') =>
  `<rect x="${round(LEFT - far)}" y="${round(TOP - far)}" width="${round(RIGHT - LEFT + 2 * far)}" height="${round(BOTTOM - TOP + 2 * far)}" rx="${round(Math.max(10, far * 0.82))}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`;

/** One row of people, as printed dots. */
const people = (far: number, size: number, colour: string) =>
  around(far, colour, size, `stroke-linecap="round" stroke-dasharray="0 ${round(13.4 + (far % 2))}"`);

/** Rows of a tier: the dots get smaller to the back, where the roof shades them. */
const tier = (from: number, rows: number, [near, back]: readonly [number, number], colour: string) =>
  times(rows, (at) => people(from + at * 12, near + ((back - near) * at) / rows, colour));

/** Stairs cut the tiers into blocks. */
const stairs = times(40, (at) => {
  const turn = (at * Math.PI) / 20;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${round(540 + x * 150)} ${round(1270 + y * 262)}L${round(540 + x * 470)} ${round(1270 + y * 590)}`;
});

const lawn = [
  box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, '#E2E1DC'),
  times(5, (at) => box(LEFT, TOP + at * 104, RIGHT - LEFT, 52, '#FFFFFF')),
  line(
    `M${LEFT + 16} ${TOP + 16}H${RIGHT - 16}V${BOTTOM - 16}H${LEFT + 16}ZM${LEFT + 16} 1270H${RIGHT - 16}M470 1026V1100H610V1026M506 1026V1056H574V1026M470 1514V1440H610V1514M506 1514V1484H574V1514M540 1270m-52 0a52 52 0 1 0 104 0a52 52 0 1 0 -104 0`,
    INK,
    5,
  ),
  disc(540, 1270, 9, INK),
].join('');

/** From above at night: the lit pitch, tiers in dots, one end as a choreography, and the roof around all. */
export const stadium: Motif = ({ mark }) => ({
  shapes: [
    all(INK),
    halftone(26, '#232327', (x, y) => Math.hypot((x - 540) / 900, (y - 1400) / 1500) - 0.28),
    group(
      'translate(540 1400) rotate(-14) scale(.96) translate(-540 -1270)',
      [
        around(150, '#161619', 300),
        tier(24, 9, [11.5, 9], PAPER),
        around(136, INK, 16) + around(136, PAPER, 3),
        tier(154, 9, [9.5, 6], PAPER),
        line(stairs, INK, 7),
        // One end holds up white cards, and on them the sign.
        clip(
          'end',
          `<path d="M${LEFT - 40} ${BOTTOM + 16}H${RIGHT + 40}L${RIGHT + 110} ${BOTTOM + 262}H${LEFT - 110}Z"/>`,
        ),
        `<g clip-path="url(#end)">${around(128, PAPER, 232)}${times(20, (at) => around(18 + at * 12, INK, 1.6))}${line(
          times(44, (at) => `M${330 + at * 10} 1540V1800`),
          INK,
          1.6,
        )}</g>`,
        group(`translate(432 ${BOTTOM + 20}) scale(4.5)`, mark(INK)),
        // The roof, its edge in the light, and its shadow on the last rows.
        around(240, '#000000', 74, 'stroke-opacity="0.6"'),
        around(292, '#4A4A4F', 84),
        around(292, INK, 84, 'stroke-dasharray="5 31"'),
        around(250, PAPER, 9) + around(334, PAPER, 6),
        around(14, PAPER, 3, 'stroke-opacity="0.6"'),
        lawn,
        glowAt('lit', '#FFFFFF', [540, 1270, 520], 0.3),
      ].join(''),
    ),
    linear(
      'night',
      [
        [0, INK, 0.35],
        [0.3, INK, 0],
        [0.7, INK, 0],
        [1, INK, 0.35],
      ],
      [0, 0, 1, 0.25],
    ) + all('url(#night)'),
    calm(INK, 0.235),
    linear('foot', [
      [0.86, INK, 0],
      [1, INK, 0.9],
    ]) + all('url(#foot)'),
  ].join(''),
});
