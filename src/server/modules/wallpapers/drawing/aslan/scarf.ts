// A floodlit evening.

import { silhouette } from '../crowd.ts';
import { all, box, calm, chance, clip, fill, glowAt, group, line, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { knit } from '../parts.ts';
import { far } from './far.ts';
import { evening } from './grounds.ts';

/** Between the fists it is wide, and in them it is gathered. */
const BAND =
  'M88 1150C140 1130 190 1120 244 1136C350 1170 450 1184 540 1184S730 1170 836 1136C890 1120 940 1130 992 1150L998 1250C950 1290 938 1400 884 1436C770 1474 650 1490 540 1490S310 1474 196 1436C142 1400 130 1290 82 1250Z';
/** The left end, which falls from the fist. */
const END =
  'M70 1160C26 1190 16 1280 22 1390C28 1500 6 1620 14 1760C58 1778 112 1778 152 1760C160 1620 140 1500 150 1390C156 1300 140 1230 112 1180Z';
const TUFTS = times(10, (at) => {
  const x = 22 + at * 13.6;
  return times(3, (one) => {
    const off = (one - 1) * 6;
    return `M${x + off * 0.4} 1756Q${x + off} 1800 ${Math.round(x + off * 1.5 - 6 + chance(at * 3 + one) * 12)} ${Math.round(1836 + chance(at + one * 9) * 26)}`;
  });
});
/** Folds run from each fist into the cloth. */
const FOLDS =
  'M110 1200C200 1220 260 1290 330 1420C270 1350 190 1290 104 1236ZM116 1190C240 1196 340 1240 460 1330C340 1270 240 1240 112 1216Z';

/** A floodlight at the edge of the roof: a frame with three rows of lamps. */
const floodlight = (x: number, y: number, id: string) =>
  glowAt(id, '#FFE1A0', [x, y, 330], 0.85) +
  line(`M${x} ${y}L${x < 540 ? -20 : 1100} ${y - 120}`, '#2A0A10', 22) +
  box(x - 96, y - 72, 192, 144, '#2A0A10', 'rx="12"') +
  line(
    times(3, (row) => times(4, (at) => `M${x - 66 + at * 44} ${y - 44 + row * 44}h0`)),
    '#FFFBEA',
    34,
    'stroke-linecap="round"',
  );

/** Others hold up theirs, too: small bands over the heads of those in front. */
const OTHERS = [
  [186, 1560, 0.5, 0],
  [902, 1540, 0.46, 1],
  [372, 1500, 0.36, 1],
  [706, 1510, 0.38, 0],
] as const;

/** A fan holds the scarf up against the floodlights, in the midst of the stand. */
export const scarf: Motif = (inks) => {
  const [rim, dark] = ['#FFB45A', '#14070A'];
  const end = [
    line(TUFTS, inks.stripe, 7, 'stroke-linecap="round"'),
    fill(END, inks.cloth),
    `<g clip-path="url(#end)">${times(4, (at) => box(0, 1470 + at * 74, 240, 36, inks.stripe)) + box(0, 1140, 240, 640, 'url(#knit)')}</g>`,
    fill(
      'M112 1180C80 1400 130 1560 96 1772C130 1774 140 1766 152 1760C160 1620 140 1500 150 1390C156 1300 140 1230 112 1180Z',
      '#000',
      'fill-opacity="0.4"',
    ),
  ].join('');
  const mirror = (content: string) => content + group('matrix(-1 0 0 1 1080 0)', content);
  return {
    shapes: [
      evening(inks),
      glowAt('spot', '#FF9A3D', [540, 1380, 900], 0.95),
      calm(inks.ground, 0.226),
      floodlight(170, 790, 'left') + floodlight(910, 790, 'right'),
      far(1520, 34, '#8A2018', 4) + far(1590, 48, '#5E101A', 30),
      OTHERS.map(
        ([x, y, size, kind]) =>
          silhouette(
            [x, y + 150 * size, size],
            {
              left: [
                [-190, 20],
                [-170, -130],
              ],
              right: [
                [190, 20],
                [170, -130],
              ],
            },
            { tone: '#42080F', rim: '#F0702A', from: x < 540 ? 1 : -1 },
          ) +
          group(
            `translate(${x} ${y}) scale(${size})`,
            fill('M-182 -10Q0 30 182 -10V72Q0 112 -182 72Z', kind ? inks.stripe : inks.hot) +
              fill('M-182 18Q0 58 182 18V44Q0 84 -182 44Z', kind ? inks.hot : inks.stripe),
          ),
      ).join(''),
      far(1730, 76, '#2E070D', 11),
      linear('crowd', [
        [0, '#2E070D'],
        [1, '#14070A'],
      ]) + box(0, 1850, 1080, 560, 'url(#crowd)'),
      knit('knit', 18, 0.22),
      clip('end', `<path d="${END}"/>`) + clip('band', `<path d="${BAND}"/>`),
      mirror(end),
      fill(BAND, '#000', 'fill-opacity="0.35" transform="translate(0 22)"'),
      `<g clip-path="url(#band)">${[
        box(60, 1100, 960, 420, inks.hot),
        line(
          'M60 1150C240 1196 400 1226 540 1226S840 1196 1020 1150M60 1400C240 1430 400 1448 540 1448S840 1430 1020 1400',
          inks.stripe,
          22,
        ),
        times(2, (at) =>
          [150, 186]
            .map((x, one) => box(at ? 1080 - x - 22 + one * 8 : x, 1100, 22 - one * 8, 420, inks.stripe))
            .join(''),
        ),
        box(60, 1100, 960, 420, 'url(#knit)'),
        mirror(fill(FOLDS, '#000', 'fill-opacity="0.3"')),
        linear('fall', [
          [0, '#fff', 0.2],
          [0.3, '#fff', 0],
          [0.6, '#000', 0.05],
          [1, '#000', 0.45],
        ]) + box(60, 1120, 960, 380, 'url(#fall)'),
      ].join('')}</g>`,
      line(
        'M150 1126C190 1122 210 1126 244 1136C350 1170 450 1184 540 1184S730 1170 836 1136C870 1126 890 1122 930 1126',
        '#FFD890',
        8,
        'stroke-linecap="round"',
      ),
      // Of the one who holds it we see the back, on which the light falls from above.
      radial(
        'back',
        [
          [0, '#5A0C18'],
          [0.6, '#2E070D'],
          [1, dark],
        ],
        [0, 330, 320],
      ),
      silhouette(
        [540, 1650, 1.95],
        {
          left: [
            [-222, 10],
            [-232, -190],
          ],
          right: [
            [222, 10],
            [232, -190],
          ],
        },
        { tone: 'url(#back)', rim, from: 1 },
      ),
      line('M474 1800C500 1830 580 1830 606 1800', inks.stripe, 12, 'stroke-linecap="round"'),
      linear('foot', [
        [0.88, inks.ground, 0],
        [1, inks.ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [
      { what: 'name', x: 540, y: 1410, size: 232, width: 600, fill: '#FFFFFF', spacing: 4 },
      { what: 'number', x: 540, y: 2190, size: 400, width: 330, fill: inks.stripe },
    ],
  };
};
