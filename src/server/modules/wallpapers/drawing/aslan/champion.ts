// A floodlit evening.
import { all, box, calm, fill, glowAt, group, line, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { confetti } from '../parts.ts';
import { strands } from './mane.ts';

/** Over the middle of the bowl, from which the mane goes out. */
const [X, Y] = [540, 1190];

const BOWL =
  'M306 900H774C782 1130 744 1330 640 1420C604 1450 584 1466 580 1496H500C496 1466 476 1450 440 1420C336 1330 298 1130 306 900Z';
const STEM =
  'M500 1490H580C576 1540 590 1580 660 1626C676 1640 680 1660 680 1680H400C400 1660 404 1640 420 1626C490 1580 504 1540 500 1490Z';
/** From the rim out, down, and back to the bowl, where it rolls up. */
const HANDLE =
  'M314 968C230 900 120 940 124 1060C130 1190 260 1290 352 1306M352 1306C300 1330 262 1290 284 1252';
/** The lower part of the bowl stands in leaves, as a flower does. */
const LEAVES = times(7, (at) => {
  const x = 540 + (at - 3) * 58;
  const [top, lean] = [1356 - (3 - Math.abs(at - 3)) * 14, (at - 3) * 14];
  return `M540 1484C${x - 34 - lean} 1460 ${x - 36} ${top + 40} ${x} ${top}C${x + 36} ${top + 40} ${x + 34 - lean} 1460 540 1484Z`;
});

/** The cup has the mane of a lion: it is the face. */
export const champion: Motif = (inks) => {
  const { ground, glow } = inks;
  const mane = [
    strands({ count: 44, inner: 260, reach: 700, width: 52, fall: 120, seed: 3 }, '#8A1018', '#5A0713'),
    strands({ count: 40, inner: 250, reach: 590, width: 46, fall: 90, seed: 11 }, '#D8281A', '#8A1018'),
    strands({ count: 36, inner: 240, reach: 500, width: 40, fall: 70, seed: 29 }, '#FF7A1A', '#C8240F'),
    strands({ count: 32, inner: 220, reach: 410, width: 34, fall: 40, seed: 47 }, '#FFC83A', '#F07A12'),
  ].join('');
  const handle =
    line(HANDLE, '#4A1406', 58, 'stroke-linecap="round"') +
    line(HANDLE, '#C07A00', 42, 'stroke-linecap="round"') +
    line(HANDLE, glow, 30, 'stroke-linecap="round"') +
    line(
      'M300 950C226 902 134 946 138 1060C142 1130 190 1200 250 1244',
      '#FFF6CC',
      8,
      'stroke-linecap="round" transform="translate(-4 -4)"',
    );
  return {
    shapes: [
      radial(
        'stage',
        [
          [0, '#B80D28'],
          [0.6, '#4A0812'],
          [1, ground],
        ],
        [X, Y, 1300],
      ) + all('url(#stage)'),
      glowAt('fire', '#FF9A3D', [X, Y, 760], 0.6),
      group(`translate(${X} ${Y})`, mane),
      glowAt('heart', '#FFF3C4', [X, Y - 60, 420], 0.75),
      calm(ground, 0.222),
      confetti(70, [glow, '#FFFFFF', '#FF5A4A', '#FFD36B'], [700, 2300]),
      handle + group('matrix(-1 0 0 1 1080 0)', handle),
      linear(
        'gold',
        [
          [0, '#8A4A00'],
          [0.14, '#E09A10'],
          [0.3, '#FFE69A'],
          [0.4, '#FFF6D6'],
          [0.56, glow],
          [0.84, '#C07A00'],
          [1, '#7A4200'],
        ],
        [0, 0, 1, 0.06],
      ),
      fill(STEM, 'url(#gold)', 'stroke="#4A1406" stroke-width="8" stroke-linejoin="round"'),
      box(462, 1478, 156, 44, 'url(#gold)', 'rx="22" stroke="#4A1406" stroke-width="8"'),
      fill(BOWL, 'url(#gold)', 'stroke="#4A1406" stroke-width="9" stroke-linejoin="round"'),
      fill(LEAVES, '#FFD36B', 'stroke="#8A4A00" stroke-width="6" stroke-linejoin="round"'),
      line(
        'M340 1030C352 1180 384 1290 440 1360',
        '#FFFBEA',
        16,
        'stroke-linecap="round" stroke-opacity="0.85"',
      ),
      '<ellipse cx="540" cy="900" rx="252" ry="44" fill="url(#gold)" stroke="#4A1406" stroke-width="9"/><ellipse cx="540" cy="905" rx="216" ry="27" fill="#5A2A00"/>',
      fill('M330 912C400 934 680 934 750 912C700 938 620 944 540 944S380 938 330 912Z', '#FFF6CC'),
      // The plinth stands in the light of the cup.
      linear(
        'plinth',
        [
          [0, '#12060A'],
          [0.32, '#5A101C'],
          [0.5, '#8A1624'],
          [0.68, '#5A101C'],
          [1, '#12060A'],
        ],
        [0, 0, 1, 0],
      ),
      group('translate(540 2100) scale(1 0.16)', glowAt('floor', '#FF9A3D', [0, 0, 640], 0.8)),
      box(330, 1676, 420, 44, 'url(#gold)', 'rx="10" stroke="#4A1406" stroke-width="8"'),
      box(150, 1724, 780, 320, 'url(#plinth)', 'rx="10"') + box(150, 1724, 780, 12, glow, 'rx="6"'),
      box(110, 2040, 860, 70, 'url(#plinth)', 'rx="10"') + box(110, 2040, 860, 10, glow, 'rx="5"'),
    ].join(''),
    places: [
      { what: 'number', x: X, y: 1300, size: 380, width: 330, fill: '#5A0713' },
      { what: 'name', x: X, y: 1964, size: 230, width: 700, fill: glow, spacing: 4 },
    ],
  };
};
