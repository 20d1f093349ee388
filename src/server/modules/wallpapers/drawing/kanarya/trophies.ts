// Light over dark water.
import { all, box, disc, fill, glowAt, group, line, linear, rays, times } from '../kit.ts';
import type { Inks, Motif } from '../motif.ts';
import { ball, fringe, knit, net } from '../parts.ts';
import { night } from './grounds.ts';

export const scarf: Motif = (inks) => {
  const blocks = times(6, (at) => box(290, 1640 + at * 70, 500, 36, inks.hot));
  return {
    shapes: [
      linear('wall', [
        [0, inks.second],
        [1, inks.ground],
      ]) + all('url(#wall)'),
      glowAt('spot', inks.hot, [820, 500, 1100], 0.3),
      group('translate(46 30)', box(290, -20, 500, 2110, '#000'), 'opacity="0.3"'),
      line(fringe(290, 2080, 500, 110, 26), inks.hot, 12, 'stroke-linecap="round"'),
      box(290, -20, 500, 2106, inks.cloth),
      box(290, -20, 34, 2106, inks.hot) + box(756, -20, 34, 2106, inks.hot),
      blocks + box(290, 560, 500, 36, inks.hot) + box(290, 490, 500, 36, inks.hot),
      group('translate(444 180) scale(4)', inks.mark(inks.hot)),
      knit('knit') + box(290, -20, 500, 2106, 'url(#knit)'),
      linear(
        'round',
        [
          [0, '#000', 0.45],
          [0.25, '#fff', 0.08],
          [0.7, '#000', 0],
          [1, '#000', 0.5],
        ],
        [0, 0, 1, 0],
      ),
      box(290, -20, 500, 2106, 'url(#round)'),
    ].join(''),
    places: [
      { what: 'name', x: 424, y: 1116, size: 350, width: 930, fill: inks.hot, rotate: 90, spacing: 4 },
    ],
  };
};

export const goal: Motif = (inks) => ({
  shapes: [
    night(inks),
    glowAt('behind', '#3B62E0', [540, 1180, 1200], 0.9),
    glowAt('shot', '#FFE98A', [540, 1180, 420], 0.9),
    line(
      net([540, 1180], { step: 74, depth: 130, reach: 260, slant: 0.12 }),
      inks.ink,
      5,
      'stroke-opacity="0.75"',
    ),
    fill('M0 0H1080V36H0Z', '#FFFFFF'),
    ball(540, 1180, 170),
    box(0, 1740, 1080, 300, '#05091A') + box(0, 1734, 1080, 8, inks.hot) + box(0, 2038, 1080, 8, inks.hot),
    linear('grass', [
      [0, '#0E5A3A'],
      [1, '#06281C'],
    ]) + box(0, 2046, 1080, 354, 'url(#grass)'),
    line('M0 2190H1080', '#FFFFFF', 14, 'stroke-opacity="0.9"'),
  ].join(''),
  places: [{ what: 'name', x: 540, y: 1958, size: 220, width: 940, fill: inks.hot, spacing: 8 }],
});

/** Feathers around a place, as a wreath that is open at the top. */
function wreath(inks: Inks, colour: string): string {
  const feather = 'M0 0C-46 -60 -52 -170 0 -260C52 -170 46 -60 0 0Z';
  const side = times(8, (at) => {
    const angle = 200 + at * 19;
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.sin(turn) * 392, -Math.cos(turn) * 392];
    const leaf = (lean: number, size: number) =>
      group(
        `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle + lean}) scale(${size})`,
        fill(feather, colour) + line('M0 -10V-236', inks.hot, 6),
      );
    return leaf(128, 0.72) + leaf(52, 0.72);
  });
  return group('translate(540 1240)', side + group('scale(-1 1)', side));
}

export const champion: Motif = (inks) => ({
  isLight: true,
  shapes: [
    linear('gold', [
      [0, '#FFE873'],
      [0.5, inks.hot],
      [1, '#F0A400'],
    ]) + all('url(#gold)'),
    fill(rays([540, 1240], { count: 28, reach: 1900 }), '#FFFFFF', 'fill-opacity="0.22"'),
    disc(540, 1240, 370, '#FFF3B0', 'fill-opacity="0.75"'),
    wreath(inks, inks.cloth),
    box(0, 1850, 1080, 260, inks.cloth),
    box(0, 1830, 1080, 10, inks.cloth) + box(0, 2120, 1080, 10, inks.cloth),
  ].join(''),
  places: [
    { what: 'number', x: 540, y: 1425, size: 570, width: 470, fill: inks.cloth },
    { what: 'name', x: 540, y: 2046, size: 200, width: 960, fill: inks.hot, spacing: 8 },
  ],
});
