// Sea and storm.
import { all, box, chance, fill, glowAt, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { heightAt, sea, storm, water } from './grounds.ts';

export const stadium: Motif = (inks) => {
  const { ground, hot, glow, deep, cloth } = inks;
  const clouds = times(
    9,
    (at) =>
      `<ellipse cx="${round(chance(at) * 1200 - 60)}" cy="${round(420 + chance(at + 3) * 330)}" rx="${round(220 + chance(at + 8) * 140)}" ry="${round(70 + chance(at + 5) * 40)}" fill="${at % 2 ? '#45203A' : '#331226'}"/>`,
  );
  return {
    shapes: [
      storm(inks),
      glowAt('flash', glow, [300, 800, 820], 0.75),
      line(
        'M330 720L250 940L330 932L220 1180M330 932L420 1060',
        '#FFFFFF',
        13,
        'stroke-linejoin="round" stroke-linecap="round"',
      ),
      clouds,
      linear(
        'beam',
        [
          [0, '#FFF7DC', 0],
          [1, '#FFF7DC', 0.7],
        ],
        [0, 0, 1, 0],
      ),
      fill('M-40 820L870 1010V1060L-40 1250Z', 'url(#beam)'),
      fill('M810 1500L838 1090H922L950 1500Z', '#F4F8FB') + fill('M820 1360L832 1210H928L938 1360Z', cloth),
      box(828, 996, 104, 96, '#FFF7DC') +
        fill('M812 1000L880 930L948 1000Z', cloth) +
        box(806, 1088, 148, 16, ground),
      fill('M520 1700C560 1540 700 1470 860 1480S1060 1500 1120 1460V1900H480Z', deep),
      group(
        'translate(-190 -560) scale(1.36)',
        [
          fill('M40 1640C60 1490 170 1430 330 1430S600 1490 620 1640V1800H40Z', ground),
          line(
            times(
              13,
              (at) => `M${90 + at * 40} 1640V${round(1600 - Math.sin(((at + 1) / 14) * Math.PI) * 120)}`,
            ),
            glow,
            10,
            'stroke-linecap="round"',
          ),
          fill(
            'M60 1560C110 1470 200 1440 330 1440S550 1470 600 1560C520 1500 430 1486 330 1486S140 1500 60 1560Z',
            hot,
          ),
          line('M190 1470V1330M330 1440V1290M470 1470V1330', '#F4F8FB', 7),
          line('M164 1320H216M304 1280H356M444 1320H496', '#FFF7DC', 24, 'stroke-linecap="round"'),
        ].join(''),
      ),
      sea(inks, 1680),
      line(
        times(60, (at) => `M${round(chance(at) * 1200)} ${round(chance(at + 40) * 2300)}l-22 70`),
        '#FFFFFF',
        3,
        'stroke-opacity="0.22" stroke-linecap="round"',
      ),
    ].join(''),
  };
};

export const stand: Motif = ({ ground, cloth, hot, glow, raised }) => {
  const rows = times(26, (row) => {
    const swell = { y: 760 + row * 66, rise: 150 + row * 4, length: 900, shift: 0.15 + row * 0.028 };
    const band = Math.floor(row / 2) % 3;
    const colour = [cloth, hot, glow][band] ?? hot;
    const fans = Array.from({ length: 20 }, (_, at) => {
      const x = at * 58 + (row % 2) * 29 - 20;
      return { x, y: heightAt(x, swell), seed: row * 31 + at };
    });
    const heads = fans.map(({ x, y }) => `M${round(x)} ${round(y - 34)}h0`).join('');
    const bodies = fans.map(({ x, y }) => `M${round(x)} ${round(y)}v26`).join('');
    const arms = fans
      .map(({ x, y, seed }) =>
        chance(seed) > 0.55 ? `M${round(x - 17)} ${round(y)}l-7 -40M${round(x + 17)} ${round(y)}l7 -40` : '',
      )
      .join('');
    const tone = ['#E9C3A6', '#C98F6B', '#8D5B3E'][row % 3] ?? '';
    return (
      water({ ...swell, y: swell.y + 30 }, row % 2 ? ground : raised) +
      line(arms, colour, 12, 'stroke-linecap="round"') +
      line(bodies, colour, 42, 'stroke-linecap="round"') +
      line(heads, tone, 28, 'stroke-linecap="round"')
    );
  });
  return {
    shapes: [
      all(ground),
      rows,
      linear('top', [
        [0.2, ground],
        [0.42, ground, 0],
      ]) + all('url(#top)'),
      linear('foot', [
        [0.86, ground, 0],
        [1, ground, 0.85],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
