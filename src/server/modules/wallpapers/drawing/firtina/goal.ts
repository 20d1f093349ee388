// Sea and storm.
import { box, calm, chance, clip, disc, fill, glowAt, group, line, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, net } from '../parts.ts';
import { storm } from './grounds.ts';
import { swell } from './waves.ts';

/** The ball, and the height at which the light runs from one tower to the other. */
const BALL = { x: 560, y: 1160, r: 232 } as const;
const BAR = 792;

const TOWER = 'M-62 870H62L96 1780H-96Z';

/** A lighthouse around x = 0: bands, a door to the sea, the gallery, the lamp and its roof. */
const tower = (band: string, side: 1 | -1) =>
  [
    `<g clip-path="url(#tower)">${box(-110, 860, 220, 930, '#F4F8FB')}${times(3, (at) => box(-110, 948 + at * 270, 220, 135, band))}${fill(TOWER, 'url(#turn)')}</g>`,
    times(3, (at) => box(-13 + side * 8, 892 + at * 270, 26, 40, '#2A0815', 'rx="13"')),
    // The gallery stands on brackets, and a rail runs around it.
    fill('M-62 870L-92 838H92L62 870Z', '#2A0815') + box(-98, 824, 196, 18, '#12040B', 'rx="6"'),
    line('M-92 826V788M-46 826V788M46 826V788M92 826V788M-94 788H94', '#12040B', 7, 'stroke-linecap="round"'),
    box(-46, 738, 92, 88, '#FFF6D6') + line('M-46 738V826M46 738V826M-15 738V826M15 738V826', '#12040B', 8),
    fill('M-64 742C-58 690 -26 664 0 660C26 664 58 690 64 742Z', band, 'stroke="#12040B" stroke-width="7"'),
    line('M0 660V632', '#12040B', 9, 'stroke-linecap="round"') + disc(0, 628, 10, band),
  ].join('');

/** Rocks at the foot of a tower, with the light on their upper faces. */
const ROCKS =
  'M-230 1900L-210 1770-150 1790-118 1704-40 1730 6 1690 70 1742 122 1712 168 1796 226 1770 300 1900Z';
const FACES =
  'M-210 1770L-150 1790-176 1880ZM-118 1704L-40 1730-86 1820ZM6 1690L70 1742 20 1810ZM122 1712L168 1796 110 1800Z';

/** Its way out of the sea: one bend that is broad below and ends in a point at the ball. */
const WAY = 'M176 1790C200 1560 290 1380 470 1270C392 1400 350 1580 356 1790Z';
const RUNS =
  'M222 1780C244 1590 310 1440 420 1330M268 1780C284 1620 330 1480 412 1372M312 1780C318 1650 348 1530 402 1420';

/** Drops that fly beside it, smaller near the ball. */
const spray = times(16, (at) => {
  const part = at / 16;
  const side = at % 2 ? 1 : -1;
  const [x, y] = [
    210 + part * 210 + side * (70 - part * 40) + chance(at) * 26,
    1660 - part * 330 + chance(at + 40) * 30,
  ];
  return disc(x, y, 13 - part * 8 + chance(at + 9) * 3, '#FFFFFF', 'fill-opacity="0.9"');
});

/** Two lighthouses are the posts, and the light between them is the bar: the ball rises out of the sea into the net. */
export const goal: Motif = (inks) => {
  const { x, y, r } = BALL;
  const { ground, hot, glow, cloth } = inks;
  const threads = net([x, y], { step: 62, depth: 120, reach: 330 });
  return {
    shapes: [
      storm(inks),
      glowAt('under', hot, [x, y + 60, 880], 0.8),
      calm(ground, 0.216),
      // Each lamp shines out to its side, too.
      linear(
        'out',
        [
          [0, '#FFF6D6', 0.55],
          [1, '#FFF6D6', 0],
        ],
        [1, 0, 0, 0],
      ),
      fill('M130 770L-10 690V890L130 800Z', 'url(#out)') +
        group('matrix(-1 0 0 1 1080 0)', fill('M130 770L-10 690V890L130 800Z', 'url(#out)')),
      clip('mouth', `<path d="M150 ${BAR}H930V1760H150Z"/>`),
      linear('mesh', [
        [0, '#FFFFFF', 0.85],
        [0.62, '#BFE6FF', 0.5],
        [1, '#BFE6FF', 0],
      ]),
      `<g clip-path="url(#mouth)">${line(threads, 'url(#mesh)', 6)}</g>`,
      // The water that it has pulled out of the sea, in streaks that end in points.
      linear('way', [
        [0, '#FFFFFF', 0.95],
        [1, '#6CC4EF', 0.35],
      ]),
      fill(WAY, 'url(#way)') + line(RUNS, '#2478AC', 6, 'stroke-linecap="round" stroke-opacity="0.7"'),
      spray,
      glowAt('shine', '#FFFFFF', [x, y, 400], 0.6),
      ball(x, y, r, { patch: cloth }),
      radial(
        'globe',
        [
          [0.45, '#10304E', 0],
          [1, '#10304E', 0.6],
        ],
        [x - 60, y - 70, r * 1.4],
      ) + disc(x, y, r, 'url(#globe)'),
      // The bar of light.
      times(4, (at) =>
        line(
          `M150 ${BAR}H930`,
          '#FFF6D6',
          96 - at * 26,
          `stroke-opacity="${[0.1, 0.16, 0.3, 1][at]}" stroke-linecap="round"`,
        ),
      ),
      clip('tower', `<path d="${TOWER}"/>`),
      linear(
        'turn',
        [
          [0, '#12040B', 0.55],
          [0.35, '#12040B', 0],
          [0.55, '#FFFFFF', 0.2],
          [1, '#12040B', 0.62],
        ],
        [0, 0, 1, 0],
      ),
      swell('far', { y: 1700, rise: 34, length: 760, shift: 0.2 }, ['#571630', '#2A0B1A', '#D98BA6'], 3),
      [
        [128, 1],
        [952, -1],
      ]
        .map(([at = 0, side = 1]) =>
          group(
            `translate(${at} 0)`,
            tower(cloth, side === 1 ? 1 : -1) +
              group(`scale(${side} 1)`, fill(ROCKS, '#1A0810') + fill(FACES, '#5A2440')),
          ),
        )
        .join(''),
      glowAt('lampa', '#FFF6D6', [128, BAR - 8, 230], 0.85) +
        glowAt('lampb', '#FFF6D6', [952, BAR - 8, 230], 0.85),
      swell('catch', { y: 1824, rise: 52, length: 1300, shift: 0.62 }, [hot, '#17547F', '#FFFFFF'], 5),
      swell('deep', { y: 2180, rise: 64, length: 980, shift: 0.1 }, ['#2478AC', '#0A2C42', glow], 6),
    ].join(''),
    places: [
      {
        what: 'name',
        x: 540,
        y: 2070,
        size: 250,
        width: 920,
        fill: '#FFFFFF',
        spacing: 4,
      },
    ],
  };
};
