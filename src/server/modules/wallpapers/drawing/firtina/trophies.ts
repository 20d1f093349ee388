// Sea and storm.
import { all, box, chance, disc, fill, glowAt, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball, knit, net } from '../parts.ts';
import { foam, sea, storm, water } from './grounds.ts';

/** A scarf in the wind. */
export const scarf: Motif = (inks) => {
  const band =
    'M-60 1500C100 1390 180 1330 290 1290L830 1092C980 1038 1000 930 1150 850V1270C1040 1320 1010 1440 860 1496L330 1690C200 1738 130 1800 -60 1910Z';
  const stripes = times(5, (at) =>
    group(
      `translate(${[10, 96, 950, 1036, 1122][at]} 0) rotate(-20 0 1300)`,
      box(0, 600, 44, 1500, inks.stripe),
    ),
  );
  const edge =
    'M-60 1548C100 1438 180 1378 290 1338L830 1140C980 1086 1000 978 1150 898M-60 1862C130 1752 200 1690 330 1642L860 1448C1010 1392 1040 1272 1150 1222';
  return {
    shapes: [
      storm(inks),
      glowAt('wind', inks.hot, [620, 1200, 1100], 0.4),
      line(
        times(
          18,
          (at) =>
            `M${round(chance(at) * 700 - 100)} ${round(560 + at * 92)}c120 -60 240 -20 ${round(300 + chance(at + 5) * 300)} -130`,
        ),
        inks.glow,
        6,
        'stroke-opacity="0.4" stroke-linecap="round"',
      ),
      sea(inks, 1960),
      group('translate(16 70)', fill(band, '#000', 'fill-opacity="0.35"')),
      `<clipPath id="band"><path d="${band}"/></clipPath>`,
      `<g clip-path="url(#band)">${box(-60, 600, 1240, 1500, inks.cloth)}${stripes}${knit('knit')}${box(-60, 600, 1240, 1500, 'url(#knit)')}</g>`,
      line(edge, inks.stripe, 18),
    ].join(''),
    places: [
      { what: 'name', x: 600, y: 1462, size: 260, width: 640, fill: '#FFFFFF', rotate: -20, spacing: 3 },
    ],
  };
};

export const goal: Motif = (inks) => {
  const [x, y] = [540, 1120];
  const splash = times(26, (at) => {
    const turn = (at / 26) * Math.PI * 2;
    const far = 240 + chance(at) * 190;
    return disc(
      x + Math.cos(turn) * far,
      y + Math.sin(turn) * far,
      6 + chance(at + 4) * 20,
      at % 3 ? inks.glow : '#FFFFFF',
    );
  });
  return {
    shapes: [
      storm(inks),
      glowAt('under', inks.hot, [x, y, 1000], 0.8),
      `<g transform="rotate(45 ${x} ${y})">${line(net([x, y], { step: 96, depth: 120, reach: 300 }), '#F4F8FB', 6, 'stroke-opacity="0.7"')}</g>`,
      splash,
      ball(x, y, 185, { patch: inks.cloth }),
      water({ y: 1700, rise: 100, length: 860, shift: 0.1 }, inks.hot) +
        foam({ y: 1700, rise: 100, length: 860, shift: 0.1 }, '#FFFFFF', 14),
      water({ y: 2080, rise: 80, length: 760, shift: 0.6 }, '#1B658F') +
        foam({ y: 2080, rise: 80, length: 760, shift: 0.6 }, inks.glow),
    ].join(''),
    places: [
      {
        what: 'name',
        x: 540,
        y: 1980,
        size: 260,
        width: 940,
        fill: '#FFFFFF',
        outline: inks.second,
        outlineWidth: 26,
        spacing: 4,
      },
    ],
  };
};

/** A ship's wheel. */
export const champion: Motif = (inks) => {
  const [x, y] = [540, 1200];
  const spokes = times(8, (at) =>
    group(
      `translate(${x} ${y}) rotate(${at * 45})`,
      fill('M-22 -250V-470C-44 -520 -30 -600 0 -620C30 -600 44 -520 22 -470V-250Z', 'url(#wood)'),
    ),
  );
  return {
    isLight: true,
    shapes: [
      linear('mist', [
        [0, '#DDF1FB'],
        [0.55, inks.glow],
        [1, inks.hot],
      ]) + all('url(#mist)'),
      line(
        times(12, (at) => `M-20 ${420 + at * 150}q180 -110 360 0t360 0t360 0t360 0`),
        '#FFFFFF',
        8,
        'stroke-opacity="0.4"',
      ),
      linear('wood', [
        [0, '#A13A5E'],
        [0.5, inks.cloth],
        [1, '#4A0F22'],
      ]),
      spokes,
      `<circle cx="${x}" cy="${y}" r="408" fill="none" stroke="url(#wood)" stroke-width="96"/><circle cx="${x}" cy="${y}" r="408" fill="none" stroke="${inks.glow}" stroke-width="8" stroke-dasharray="4 36"/>`,
      disc(x, y, 330, '#F4F8FB') +
        `<circle cx="${x}" cy="${y}" r="330" fill="none" stroke="${inks.cloth}" stroke-width="14"/>`,
      fill(
        'M-10 1850C200 1790 380 1900 540 1860S900 1780 1090 1850V2110C900 2040 700 2160 540 2120S200 2050 -10 2110Z',
        inks.cloth,
      ),
      line(
        'M-10 1876C200 1816 380 1926 540 1886S900 1806 1090 1876M-10 2084C200 2024 380 2134 540 2094S900 2014 1090 2084',
        inks.glow,
        8,
      ),
    ].join(''),
    places: [
      { what: 'number', x, y: 1372, size: 520, width: 440, fill: inks.cloth },
      { what: 'name', x: 540, y: 2054, size: 200, width: 920, fill: '#FFFFFF', spacing: 6 },
    ],
  };
};
