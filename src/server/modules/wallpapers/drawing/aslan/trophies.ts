// A floodlit evening.
import { all, box, chance, disc, fill, glowAt, group, line, linear, radial, rays, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, confetti, knit } from '../parts.ts';
import { evening } from './grounds.ts';

export const scarf: Motif = (inks) => {
  const fist = (x: number) =>
    group(
      `translate(${x} 1300)`,
      fill('M-66 1200C-70 700 -58 330 -44 150H52C62 330 76 700 78 1200Z', '#0C0405') +
        fill('M-70 150C-74 250 -70 290 -62 330H76C82 290 84 250 78 150Z', inks.stripe) +
        times(4, (at) =>
          box(
            -84 + at * 42,
            -96 - (at % 3 ? 14 : 0),
            40,
            200,
            '#2A1014',
            'rx="20" stroke="#160A0C" stroke-width="5"',
          ),
        ) +
        fill('M-84 40H84V120C84 160 60 176 0 176S-84 160 -84 120Z', '#2A1014'),
    );
  const band =
    'M-40 1090C200 1030 380 1080 540 1090S880 1130 1120 1060V1480C880 1550 700 1500 540 1490S200 1450 -40 1510Z';
  return {
    shapes: [
      evening(inks),
      glowAt('spot', '#FFB84D', [540, 1260, 1000], 0.65),
      times(60, (at) =>
        disc(
          chance(at) * 1080,
          640 + chance(at + 77) * 520,
          4 + chance(at + 5) * 9,
          '#FFE1A0',
          'fill-opacity="0.35"',
        ),
      ),
      `<clipPath id="band"><path d="${band}"/></clipPath>`,
      group('translate(0 34)', fill(band, '#000', 'fill-opacity="0.4"')),
      `<g clip-path="url(#band)">${box(-40, 1000, 1160, 600, inks.cloth)}${times(5, (at) => box([-40, 60, 976, 1070, 1150][at] ?? 0, 1000, 44, 600, inks.stripe))}${knit('knit')}${box(-40, 1000, 1160, 600, 'url(#knit)')}</g>`,
      line(
        'M-40 1120C200 1060 380 1110 540 1120S880 1160 1120 1090M-40 1480C200 1420 380 1460 540 1460S880 1520 1120 1450',
        inks.stripe,
        16,
      ),
      fist(96) + fist(984),
      linear('foot', [
        [0.72, inks.ground, 0],
        [1, inks.ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [
      { what: 'name', x: 540, y: 1394, size: 310, width: 700, fill: '#FFFFFF', rotate: 1, spacing: 4 },
    ],
  };
};

export const goal: Motif = (inks) => {
  const [x, y] = [540, 1200];
  const rings = times(15, (at) => {
    const r = 190 + at * 58 + at * at * 6;
    return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}`;
  });
  const spokes = times(36, (at) => {
    const turn = (at * 10 * Math.PI) / 180;
    return `M${Math.round(x + Math.cos(turn) * 190)} ${Math.round(y + Math.sin(turn) * 190)}L${Math.round(x + Math.cos(turn + 0.16) * 2000)} ${Math.round(y + Math.sin(turn + 0.16) * 2000)}`;
  });
  return {
    shapes: [
      all(inks.ground),
      radial(
        'blast',
        [
          [0, '#FFD36B'],
          [0.22, inks.glow],
          [0.5, inks.hot],
          [1, inks.ground],
        ],
        [x, y, 1250],
      ) + all('url(#blast)'),
      fill(rays([x, y], { count: 18, reach: 2200, share: 0.4 }), '#FFFFFF', 'fill-opacity="0.08"'),
      line(rings + spokes, '#FFF4E2', 5, 'stroke-opacity="0.6"'),
      ball(x, y, 190, { patch: '#2A0A0E' }),
      fill('M-20 1790L1100 1730V2060L-20 2090Z', '#0C0405'),
      fill('M-20 1776L1100 1716V1736L-20 1796ZM-20 2090L1100 2060V2080L-20 2110Z', inks.glow),
    ].join(''),
    places: [
      { what: 'name', x: 540, y: 1998, size: 230, width: 930, fill: inks.glow, rotate: -2.4, spacing: 6 },
    ],
  };
};

export const champion: Motif = (inks) => {
  const cup = 'M300 900H780C790 1210 720 1420 600 1470V1600H480V1470C360 1420 290 1210 300 900Z';
  return {
    shapes: [
      radial(
        'stage',
        [
          [0, '#D8142F'],
          [0.55, '#6A0A1A'],
          [1, inks.ground],
        ],
        [540, 1250, 1400],
      ) + all('url(#stage)'),
      fill(rays([540, 1200], { count: 22, from: 4, reach: 2000 }), inks.glow, 'fill-opacity="0.13"'),
      confetti(90, [inks.glow, '#FFFFFF', '#FF5A4A', '#FFD36B'], [520, 2300]),
      linear(
        'gold',
        [
          [0, '#8A5A00'],
          [0.2, inks.glow],
          [0.42, '#FFF1B8'],
          [0.62, inks.glow],
          [1, '#7A4A00'],
        ],
        [0, 0, 1, 0.1],
      ),
      line(
        'M310 960C120 930 130 1290 380 1330M770 960C960 930 950 1290 700 1330',
        'url(#gold)',
        44,
        'stroke-linecap="round"',
      ),
      fill(cup, 'url(#gold)'),
      `<ellipse cx="540" cy="900" rx="250" ry="40" fill="#FFF1B8"/><ellipse cx="540" cy="906" rx="218" ry="26" fill="#6A4200"/>`,
      fill('M400 1600H680L720 1690H360Z', 'url(#gold)'),
      box(200, 1690, 680, 300, '#1B0A0D', 'rx="10"') +
        box(200, 1690, 680, 14, inks.glow) +
        box(160, 1990, 760, 60, '#2A1014', 'rx="8"'),
    ].join(''),
    places: [
      { what: 'number', x: 540, y: 1330, size: 420, width: 340, fill: '#5A0713' },
      { what: 'name', x: 540, y: 1898, size: 190, width: 600, fill: inks.glow, spacing: 4 },
    ],
  };
};
