// A floodlit evening.
import { silhouette } from '../crowd.ts';
import { all, box, calm, clip, disc, fill, glowAt, group, line, linear, radial, times } from '../kit.ts';
import type { Inks, Motif } from '../motif.ts';
import { ball } from '../parts.ts';
import { exit, outside } from './outside.ts';

/** What is outside is drawn smaller than the opening is. */
const GROWN = 1.36;
const [LEFT, RIGHT, TOP, FLOOR] = [
  540 - ((exit[1] - exit[0]) / 2) * GROWN,
  540 + ((exit[1] - exit[0]) / 2) * GROWN,
  740,
  740 + (exit[3] - exit[2]) * GROWN,
];
/** All edges of the tunnel run to one point: the goal on the far side. */
const [VX, VY] = [540, 1330];
/** A place as it looks farther to us. @param near 1 is at the tunnel's end */
const place = (x: number, y: number, near: number) =>
  `${Math.round(VX + (x - VX) * near)} ${Math.round(VY + (y - VY) * near)}`;
/** A strip along the tunnel between two lines of its end. */
const strip = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], to = 3) =>
  `M${place(x1, y1, 1)}L${place(x1, y1, to)} ${place(x2, y2, to)} ${place(x2, y2, 1)}Z`;

/** One wall: red panels between ribs, two stripes, and a band of light at the ceiling. */
function wall({ glow }: Inks, x: number): string {
  const high = (from: number, to: number) =>
    strip([x, TOP + (FLOOR - TOP) * from], [x, TOP + (FLOOR - TOP) * to]);
  return [
    fill(high(0, 1), 'url(#panel)'),
    fill(high(0.5, 0.57), glow) + fill(high(0.6, 0.63), '#FFF3C4'),
    fill(high(0.93, 1), '#14070A'),
    line(
      [1.06, 1.15, 1.28].map((near) => `M${place(x, TOP, near)}L${place(x, FLOOR, near)}`).join(''),
      '#2A060C',
      8,
      'stroke-opacity="0.75"',
    ),
    fill(high(0, 0.03), '#FFF3C4'),
  ].join('');
}

/** Half of the carpet's breadth at the tunnel's end. */
const CARPET = 150;
/** The ball, and where it touches the carpet. */
const BALL = { x: 540, y: 1890, r: 112 } as const;

/** Through the players' tunnel out into the light; the ball of the match lies on the carpet. */
export const stadium: Motif = (inks) => {
  const { ground, glow } = inks;
  const { x, y, r } = BALL;
  const shade = { tone: '#1E080C', rim: '#FFC46A' };
  return {
    shapes: [
      all(ground),
      clip('end', `<path d="M${LEFT} ${TOP}H${RIGHT}V${FLOOR}H${LEFT}Z"/>`),
      `<g clip-path="url(#end)">${group(`translate(${540 - 540 * GROWN} ${TOP - exit[2] * GROWN}) scale(${GROWN})`, outside(inks))}</g>`,
      linear('roof', [
        [0, ground],
        [1, '#4A0C16'],
      ]) + fill(strip([LEFT, TOP], [RIGHT, TOP]), 'url(#roof)'),
      // The light of the pitch lies on the walls and on the floor, and gets weaker towards us.
      radial(
        'tiles',
        [
          [0, '#A8301E'],
          [0.4, '#4A0C16'],
          [1, '#0C0405'],
        ],
        [540, FLOOR, 760],
      ) + fill(strip([LEFT, FLOOR], [RIGHT, FLOOR], 4), 'url(#tiles)'),
      radial(
        'panel',
        [
          [0.4, '#E8401E'],
          [0.65, '#9A1024'],
          [1, '#2A070E'],
        ],
        [VX, VY, 760],
      ),
      wall(inks, LEFT) + wall(inks, RIGHT),
      radial(
        'carpet',
        [
          [0, '#FF5A3A'],
          [0.35, '#C8142C'],
          [1, '#5E0A18'],
        ],
        [540, FLOOR, 800],
      ) +
        fill(strip([540 - CARPET, FLOOR], [540 + CARPET, FLOOR], 4), 'url(#carpet)') +
        [-1, 1]
          .map((side) =>
            fill(strip([540 + side * CARPET, FLOOR], [540 + side * (CARPET - 16), FLOOR], 4), glow),
          )
          .join(''),
      linear('shine', [
        [0, '#FFF3C4', 0.5],
        [1, '#FFE9B8', 0],
      ]) +
        times(5, (at) =>
          fill(
            `M${LEFT + 60 + at * 50} ${FLOOR}H${RIGHT - 60 - at * 50}L${RIGHT - 60 - at * 30} 2260H${LEFT + 60 + at * 30}Z`,
            'url(#shine)',
            'fill-opacity="0.3"',
          ),
        ),
      // The frame of the exit, and the sign over it.
      line(`M${LEFT} ${FLOOR}V${TOP}H${RIGHT}V${FLOOR}`, '#14070A', 38) +
        line(`M${LEFT} ${FLOOR}V${TOP}H${RIGHT}V${FLOOR}`, glow, 9) +
        line(`M${LEFT} ${FLOOR}H${RIGHT}`, '#FFE9B8', 10),
      glowAt('spill', '#FFC46A', [540, 1330, 760], 0.36),
      calm(ground, 0.2),
      box(392, TOP - 150, 296, 110, '#14070A', `rx="14" stroke="${glow}" stroke-width="7"`) +
        group(`translate(497 ${TOP - 138}) scale(1.8)`, inks.mark(glow)),
      // Those who go out with it.
      silhouette([74, 1440, 1.1], {}, { ...shade, from: 1 }) +
        silhouette([1010, 1420, 1.12], {}, { ...shade, from: -1 }) +
        // Their arms hang, and their collars catch the light.
        line(
          'M170 1660C180 1820 176 2020 164 2300M-20 1660C-26 1820 -22 2020 -12 2300M912 1644C902 1804 906 2010 918 2300M30 1536C50 1560 98 1560 118 1536M966 1518C986 1542 1034 1542 1054 1518',
          shade.rim,
          6,
          'stroke-linecap="round" stroke-opacity="0.45"',
        ),
      // The light is behind the ball: its shadow is long and comes towards us.
      linear('shadow', [
        [0, '#14040A', 0.85],
        [1, '#14040A', 0],
      ]) +
        fill(
          `M${x - 92} ${y + 66}C${x - 110} 2120 ${x - 190} 2300 ${x - 220} 2400H${x + 220}C${x + 190} 2300 ${x + 110} 2120 ${x + 92} ${y + 66}C${x + 40} ${y + 20} ${x - 40} ${y + 20} ${x - 92} ${y + 66}Z`,
          'url(#shadow)',
        ) +
        group(`translate(${x} ${y + r - 8}) scale(1 0.22)`, disc(0, 0, 92, '#14040A', 'fill-opacity="0.8"')),
      glowAt('halo', '#FFF3C4', [x, y - 40, 240], 0.6),
      ball(x, y, r, { patch: '#2A0A0E' }),
      line(
        `M${x - 97} ${y - 44}A106 106 0 0 1 ${x + 97} ${y - 44}`,
        '#FFFFFF',
        9,
        'stroke-linecap="round" stroke-opacity="0.95"',
      ),
      linear('foot', [
        [0.88, ground, 0],
        [1, ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
