// Newsprint: black, white, dots and edges.
import { all, box, fill, group, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, knit, net } from '../parts.ts';
import { drawPrint } from '../print.ts';
import { halftone, INK, PAPER } from './grounds.ts';

/** The scarf fills the picture. */
export const scarf: Motif = () => ({
  shapes: [
    all(INK),
    // The clock of the phone stands between them.
    [0, 96, 576].map((y) => box(0, y, 1080, 48, PAPER)).join(''),
    times(7, (at) => box(0, 1780 + at * 96, 1080, 48, PAPER)),
    box(0, 0, 110, 2400, INK) + box(970, 0, 110, 2400, INK),
    box(110, 0, 14, 2400, PAPER) + box(956, 0, 14, 2400, PAPER),
    knit('knit', 26, 0.3) + all('url(#knit)'),
    linear(
      'cloth',
      [
        [0, '#000', 0.55],
        [0.25, '#fff', 0.1],
        [0.6, '#000', 0.05],
        [1, '#000', 0.6],
      ],
      [0, 0, 1, 0],
    ) + all('url(#cloth)'),
    linear('top', [
      [0, INK, 0.85],
      [0.25, INK, 0],
    ]) + all('url(#top)'),
  ].join(''),
  places: [{ what: 'name', x: 340, y: 1212, size: 620, width: 1040, fill: PAPER, rotate: 90 }],
});

export const goal: Motif = () => ({
  shapes: [
    all(PAPER),
    line(net([540, 1180], { step: 60, depth: 250, reach: 430 }), INK, 15),
    ball(540, 1180, 250, { leather: '#FFFFFF', patch: INK }),
    fill('M-10 -10H1090V700L-10 580Z', INK),
    fill('M-10 1850L1090 1710V2410H-10Z', INK),
    line('M-10 1816L1090 1676', INK, 10),
  ].join(''),
  places: [{ what: 'name', x: 540, y: 2060, size: 260, width: 940, fill: PAPER, rotate: -7.3, spacing: 2 }],
});

/** A front page. */
export const champion: Motif = ({ weight, mark }) => {
  const column = (x: number, top: number) =>
    times(13, (at) => box(x, top + at * 20, at % 5 === 4 ? 130 : 216, 7, '#9A9994'));
  return {
    shapes: [
      all('#D9D8D2'),
      linear('top', [
        [0, INK, 0.94],
        [0.2, INK, 0.8],
        [0.3, INK, 0],
      ]) + all('url(#top)'),
      group(
        'translate(0 120) rotate(-3 540 1300)',
        [
          box(50, 500, 1000, 1640, '#000', 'fill-opacity="0.35" transform="translate(22 26)"'),
          box(40, 480, 1000, 1650, PAPER),
          group('translate(86 516) scale(2.6)', mark(INK)),
          drawPrint(
            { what: 'name', x: 590, y: 634, size: 190, width: 790, fill: INK, spacing: 4 },
            'KARTAL',
            weight,
          ),
          box(80, 670, 920, 10, INK) + box(80, 690, 920, 3, INK),
          '<clipPath id="photo"><path d="M80 960H1000V1790H80Z"/></clipPath>',
          `<g clip-path="url(#photo)">${box(80, 960, 920, 830, '#C9C8C2')}${halftone(24, INK, (x, y) => 0.25 + Math.hypot(x - 540, y - 1300) / 760)}</g>`,
          times(4, (at) => column(80 + at * 235, 1830)),
        ].join(''),
      ),
    ].join(''),
    places: [
      { what: 'name', x: 527, y: 1022, size: 230, width: 900, fill: INK, rotate: -3 },
      {
        what: 'number',
        x: 540,
        y: 1780,
        size: 880,
        width: 700,
        fill: PAPER,
        outline: INK,
        outlineWidth: 50,
        rotate: -3,
      },
    ],
  };
};
